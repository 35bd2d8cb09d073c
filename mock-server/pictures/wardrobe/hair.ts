import { circle, group, line, path, see } from '../shapes.ts'

/** Draws hair of the divers that a user chooses from at the start, in the size of the other clothes. */
export const asDiver = (...parts: readonly string[]) => group('translate(.96) scale(.56)', ...parts)

const divers = {
  MAN: asDiver(
    path('M44 66c-3-30 12-50 40-50 30 0 43 20 40 50-5-4-8-10-9-17-8 3-14 1-18-4-7 7-16 8-23 3-6 7-13 8-20 6-3 4-6 8-10 12Z', '#4A3325'),
    path('M84 16c30 0 43 20 40 50-5-4-8-10-9-17l-4 1c2-14-8-28-27-34Z', '#3A2A22'),
    path('M76 17c2-7 9-10 15-8-3 3-3 6-1 9Z', '#4A3325'),
  ),
  WOMAN: asDiver(
    path('M40 58C22 58 12 78 20 98c3 8 12 8 14 0 1-8 8-12 14-18Z', '#8A4F2A'),
    path('M128 58c18 0 28 20 20 40-3 8-12 8-14 0-1-8-8-12-14-18Z', '#7A4423'),
    path('M44 68c-4-32 12-53 40-53s44 21 40 53c-8-2-14-9-17-18-12 4-25 2-33-4-6 12-17 20-30 22Z', '#9A5F34'),
    path('M84 15c28 0 44 21 40 53-8-2-14-9-17-18 2-14-7-29-23-35Z', '#8A4F2A'),
    circle(42, 60, 6, '#FFC43A') + circle(126, 60, 6, '#FFC43A'),
  ),
} as const

interface Tones {
  readonly base: string
  readonly shade: string
  readonly light: string
}

const black: Tones = { base: '#34333F', shade: '#262530', light: '#575666' }
const brown: Tones = { base: '#6B4530', shade: '#543523', light: '#94694D' }
const chestnut: Tones = { base: '#8F5531', shade: '#744225', light: '#BA8058' }
const honey: Tones = { base: '#E0A24A', shade: '#C48632', light: '#F3C47C' }
const navy: Tones = { base: '#33507F', shade: '#263D63', light: '#5C7CB0' }
const coral: Tones = { base: '#F0735A', shade: '#D4553C', light: '#FFA28D' }
const pink: Tones = { base: '#F48FB1', shade: '#DC6E94', light: '#FFBDD2' }
const mint: Tones = { base: '#3DBFA6', shade: '#29A08A', light: '#7FE0CC' }
const violet: Tones = { base: '#8B75EE', shade: '#6F58D6', light: '#B5A5FF' }
const silver: Tones = { base: '#C3CEDC', shade: '#A3B1C4', light: '#E6EDF5' }

/** Draws the round of the head, down to the ears, with a fringe along the brow. */
const cap = ({ base, shade, light }: Tones, fringe: string) =>
  path(`M23.5 43C20 22 30 8.5 48 8.5S76 22 72.5 43q-4.4-2-5.5-9${fringe}q-.6 7-5.5 9Z`, base) +
  path('M61 12.5C71 18 75 29 72.5 43q-4.4-2-5.5-9-.4-13-6-21.5Z', shade) +
  line('M33 19q5-5 12-5.5', light, 2.8, see(0.8))

const swept = 'q-14 1-21-7-4 6.5-12 8.5'
const even = 'q-5 1.5-9.6.4l-1-3-2 3.3q-5 .8-10 .2l-1.6-3.2-1.4 3q-5 .9-8.4-.7'
const parted = 'q-11-1-18-12-5 9.5-16 12'

/** Draws hair that falls behind the shoulders, in front of them at both sides. */
const sides = ({ base, shade }: Tones, to: number) =>
  path(`M25 30q-7 8-6 ${to - 40} .5 7 8 8 5-1 4-8-2-12-1-24Z`, base) + path(`M71 30q7 8 6 ${to - 40}-.5 7-8 8-5-1-4-8 2-12 1-24Z`, shade)

const waves = ({ base, shade }: Tones) =>
  path('M24 32q-7 5-4 11-6 6-1 11-4 7 3 11 7 2 9-4-1-6-1-10-1-9-1-17Z', base) +
  path('M72 32q7 5 4 11 6 6 1 11 4 7-3 11-7 2-9-4 1-6 1-10 1-9 1-17Z', shade)

const bun = ({ base, light, shade }: Tones, x: number, y: number, r: number) =>
  circle(x, y, r, base) +
  path(`M${x - r * 0.6} ${y + r * 0.2}q${r * 0.6} ${r * 0.9} ${r * 1.3} 0`, 'none', `stroke="${shade}" stroke-width="1.8"`) +
  line(`M${x - r * 0.5} ${y - r * 0.4}q${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.2}`, light, 2, see(0.8))

const tail = ({ base, shade, light }: Tones, side: 1 | -1) =>
  group(
    `translate(48) scale(${side} 1) translate(-48)`,
    path('M70 20c12 0 18 10 15 22-1 8-6 12-9 10 1-4-1-7-3-10-4-6-7-14-3-22Z', base),
    path('M79 24c7 5 8 13 6 19-1 7-6 11-9 9 4-9 6-18 3-28Z', shade),
    line('M74.5 27q4 6 4 11', light, 2, see(0.7)),
    circle(70.5, 23.5, 3.4, '#FFC43A'),
  )

const curls = ({ base, shade, light }: Tones) =>
  [
    ...[
      [27, 37, 6],
      [24.5, 28, 7],
      [29, 18.5, 8],
      [39, 12, 8.5],
      [51, 10.5, 8.5],
      [62, 14.5, 8.5],
      [69, 23, 7.5],
      [71.5, 32, 6.5],
      [70, 39, 5],
    ].map(([x = 0, y = 0, r = 0], at) => circle(x, y, r, at > 5 ? shade : base)),
    path('M26 34q3-16 22-17t22 17q-5-1-8-6-6 4-12 2-7 4-13 1-4 4-11 3Z', base),
    line('M30 18q3-3 6-3M42 11.5q3-2 7-1.5', light, 2.4, see(0.8)),
  ].join('')

const spikes = ({ base, shade, light }: Tones) =>
  path(
    'M24 42q-5-9-2.5-17l-4-4q5-1.5 7.5-4.5l-1-7q6 2 9.5 1.5l3-6q4 4 8 3.5l5-5q2 5 6 5.5l7-2q-.5 5 2 8l6.5 1.5q-2.5 4-1.5 7.5l4 5.5-4.5 1.5q1.5 6-1 11.5-4-2-5-8-5 1-8-3.5-5 4.5-10 1.5-6 5-11 2-5 4.5-9 0-.4 6-5 8Z',
    base,
  ) +
  path('M60 10.5l7-2q-.5 5 2 8l6.5 1.5q-2.5 4-1.5 7.5l4 5.5-4.5 1.5q1.5 6-1 11.5-4-2-5-8l-3-.6q2-14-4.5-24.9Z', shade) +
  line('M32 20q3-4 8-5.5', light, 2.6, see(0.8))

export const hairs: readonly string[] = [
  cap(black, even),
  sides(brown, 62) + cap(brown, swept),
  bun(chestnut, 48, 8.5, 7.5) + cap(chestnut, parted) + circle(48, 13, 2.6, '#FFC43A'),
  curls(brown),
  spikes(navy),
  waves(chestnut) + cap(chestnut, even),
  divers.MAN,
  divers.WOMAN,
  bun(black, 29, 10, 8.5) +
    bun(black, 67, 10, 8.5) +
    cap(black, even) +
    circle(33, 14.5, 2.2, '#FF7A59') +
    circle(63, 14.5, 2.2, '#FF7A59'),
  tail(honey, 1) + cap(honey, swept),
  tail(pink, 1) + tail(pink, -1) + cap(pink, even),
  waves(mint) +
    cap(mint, parted) +
    group('translate(64 20) scale(.9)', path('M0-6l1.8 3.7 4.1.5-3 2.8.8 4.1L0 3.2l-3.7 1.9.8-4.1-3-2.8 4.1-.5Z', '#FFE08A')),
  spikes(coral),
  sides(violet, 66) + cap(violet, even),
  curls(silver),
]
