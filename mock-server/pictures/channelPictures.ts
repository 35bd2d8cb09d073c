import type { Topic } from '../content/topics.ts'
import { type Mark, marks } from './channelMarks.ts'
import { type Palette, paletteOf } from './palettes.ts'
import { circle, cube, ellipse, fish, group, path, picture, rect, see } from './shapes.ts'
import { subjects } from './thumbnail.ts'

function markOf(channelDomain: string): Mark {
  const mark = marks[channelDomain]
  if (mark === undefined) throw new RangeError(`no mark for ${channelDomain}`)
  return mark
}

export function channelLogo(channelDomain: string): string {
  const { colours, shape } = markOf(channelDomain)
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>`
  return picture(96, 96, gradient, path('M0 0h96v96H0Z', 'url(#g)'), shape)
}

const width = 1280
const height = 260

/**
 * Draws a wide picture of a channel's topics. Its ground is transparent, so that the page shows through in the channel's colour. No two
 * pictures of a channel have the same composition.
 */
export function channelBanner(number: number, topics: readonly Topic[]): string {
  const shown = [0, 1, 2, 3].map((at): Drawing => {
    const topic = topics[(number - 1 + at) % topics.length] ?? 'python'
    return [topic, paletteOf(number + at * 3)]
  })
  const at = (number - 1) % compositions.length
  return picture(width, height, seas[at] ?? '', compositions[at]?.(shown) ?? '')
}

type Drawing = readonly [topic: Topic, palette: Palette]
type Composition = (drawings: readonly Drawing[]) => string

/** Draws cards fanned out on one side, and a shoal on its way to them. */
const fan: Composition = (drawings) => {
  const places = ['translate(640 74) rotate(-8) scale(.78)', 'translate(930 62) rotate(7) scale(.78)', 'translate(776 40) scale(.98)']
  return shoal + places.map((place, at) => group(place, card(drawings[at]))).join('')
}

/** Draws portholes side by side, in the middle of the picture. */
const portholes: Composition = (drawings) =>
  drawings.map((drawing, at) => group(`translate(${190 + at * 300} ${at % 2 === 0 ? 118 : 142})`, porthole(drawing, at))).join('')

/** Draws a screen on a desk, and blocks beside it. */
const desk: Composition = (drawings) =>
  [
    rect(0, 222, width, 38, 0, '#06202F', see(0.16)),
    rect(404, 196, 72, 30, 6, '#fff', see(0.7)),
    rect(366, 218, 148, 10, 5, '#fff'),
    group('translate(286 20)', card(drawings[0])),
    cube(760, 140, 54, 56, '#FFC43A', '#A86200'),
    cube(866, 156, 42, 46, '#FF7A59', '#A8371B'),
    cube(812, 94, 40, 42, '#5ED6C0', '#05563F'),
    fish(1040, 96, 1.7, '#fff', '#BDE7F4'),
    fish(1130, 160, 1.1, '#FFE3A8', '#FFC43A'),
    fish(150, 128, 1.5, '#FFE3A8', '#FFC43A'),
  ].join('')

const compositions: readonly Composition[] = [fan, portholes, desk]

const shoal = [
  fish(470, 130, 2.6, '#fff', '#BDE7F4'),
  fish(320, 84, 1.6, '#FFE3A8', '#FFC43A'),
  fish(300, 178, 1.9, '#FFD0C2', '#FF7A59'),
  fish(170, 128, 1.2, '#fff', '#BDE7F4'),
].join('')

function porthole(drawing: Drawing, at: number): string {
  const [topic, palette] = drawing
  return [
    `<clipPath id="p${at}"><circle r="84"/></clipPath>`,
    circle(0, 8, 98, '#06202F', see(0.2)),
    circle(0, 0, 98, '#fff'),
    circle(0, 0, 84, palette.from),
    `<g clip-path="url(#p${at})">${group('translate(-136 -84) scale(.85)', subjects[topic](palette))}</g>`,
  ].join('')
}

function card(drawing: Drawing | undefined): string {
  if (drawing === undefined) return ''
  const [topic, palette] = drawing
  return [
    rect(4, 14, 280, 176, 22, '#06202F', see(0.22)),
    rect(0, 0, 280, 176, 22, '#fff'),
    rect(8, 8, 264, 160, 16, palette.from),
    `<svg x="8" y="8" width="264" height="160" viewBox="0 3 320 194">${subjects[topic](palette)}</svg>`,
  ].join('')
}

const bubbles = circle(620, 40, 18, '#fff', see(0.16)) + circle(90, 84, 14, '#fff', see(0.2)) + circle(1216, 60, 20, '#fff', see(0.16))
const wave = (y: number, rise: number, opacity: number) =>
  path(`M0 ${y}q80-${rise} 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0V260H0Z`, '#fff', see(opacity))
const seas: readonly string[] = [
  wave(176, 40, 0.1) + wave(208, 30, 0.12) + bubbles,
  ellipse(640, 300, 620, 190, '#fff', see(0.12)) + bubbles,
  path('M300-20 560 280h120L420-20ZM480-20 740 280h60L540-20Z', '#fff', see(0.1)),
]
