/** The colours of one picture: a ground in two tones, colours of its objects, and three small accents. */
export interface Palette {
  readonly from: string
  readonly to: string
  /** The colour of shadows on the ground. */
  readonly deep: string
  /** The colour of lines and screens on white. */
  readonly ink: string
  /** The colour of quiet parts on white. */
  readonly soft: string
  readonly a: string
  readonly b: string
  readonly c: string
  /** The colour of light on a dark screen. */
  readonly glow: string
  /** The colours of a cup's metal and of its shaded side. */
  readonly metal: readonly [light: string, shade: string]
}

const gold = ['#FFC93F', '#F2A516'] as const
const pearl = ['#FFFFFF', '#FFE9B0'] as const
const sky = '#7CC4FF'

const sand = '#FFC43A'
const coral = '#FF7A59'
const weed = '#12A57F'
const ocean = '#1B74F0'

export const palettes: readonly Palette[] = [
  {
    from: '#6DB3FF',
    to: '#1B74F0',
    deep: '#0B3F96',
    ink: '#12335F',
    soft: '#DCEBFF',
    a: sand,
    b: coral,
    c: '#5ED6C0',
    glow: sand,
    metal: gold,
  },
  {
    from: '#FFB59A',
    to: '#FF7A59',
    deep: '#A8371B',
    ink: '#5B2330',
    soft: '#FFE6DC',
    a: '#2F6FDB',
    b: '#FFD873',
    c: '#2FB59A',
    glow: sky,
    metal: gold,
  },
  {
    from: '#58D3B8',
    to: '#0E9478',
    deep: '#05563F',
    ink: '#0C3F3A',
    soft: '#D6F5EC',
    a: '#FFD35C',
    b: '#FF8A6B',
    c: '#2E7BEA',
    glow: '#FFD35C',
    metal: gold,
  },
  {
    from: '#B6A4FF',
    to: '#6C52E8',
    deep: '#35229A',
    ink: '#2A2163',
    soft: '#E9E4FF',
    a: '#FFCB52',
    b: '#FF88A8',
    c: '#5FE0CF',
    glow: '#FFCB52',
    metal: gold,
  },
  {
    from: '#FFE08A',
    to: '#FFB62E',
    deep: '#A86200',
    ink: '#57380A',
    soft: '#FFF2CF',
    a: ocean,
    b: coral,
    c: weed,
    glow: sky,
    metal: pearl,
  },
  {
    from: '#35619F',
    to: '#132F5C',
    deep: '#061631',
    ink: '#12335F',
    soft: '#DDE8F8',
    a: '#5BD5F2',
    b: sand,
    c: '#FF8F73',
    glow: '#5BD5F2',
    metal: gold,
  },
  {
    from: '#FFB3CB',
    to: '#F0628F',
    deep: '#8E1F4B',
    ink: '#561B3A',
    soft: '#FFE3ED',
    a: '#FFD25E',
    b: '#5A63E0',
    c: '#4CCBB6',
    glow: '#FFD25E',
    metal: gold,
  },
  { from: '#DDF1FF', to: '#97CFFF', deep: '#2F6FB5', ink: '#12335F', soft: '#E4F2FF', a: ocean, b: coral, c: sand, glow: sky, metal: gold },
]

export function paletteOf(number: number): Palette {
  const palette = palettes[(number - 1) % palettes.length]
  if (palette === undefined) throw new RangeError(`no palette ${number}`)
  return palette
}
