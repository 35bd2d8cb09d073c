import type { Topic } from '../content/topics.ts'
import { type Mark, marks } from './channelMarks.ts'
import { type Palette, palettes } from './palettes.ts'
import { circle, ellipse, group, path, picture, rect, see } from './shapes.ts'
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

/** A wide picture in the channel's colours: its mark on the left, what it teaches on cards on the right. */
export function channelBanner(channelDomain: string, number: number, topics: readonly Topic[]): string {
  const { colours, shape } = markOf(channelDomain)
  const [from, to] = colours
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const shown = [0, 1, 2].map((at) => topics[(number - 1 + at) % topics.length] ?? 'python')
  const places = ['translate(690 64) rotate(-7) scale(.9)', 'translate(1010 76) rotate(6) scale(.9)', 'translate(836 26) scale(1.08)']
  return picture(
    width,
    height,
    gradient,
    path(`M0 0h${width}v${height}H0Z`, 'url(#g)'),
    seas[(number - 1) % seas.length] ?? '',
    rect(112, 62, 148, 148, 40, '#06202F', see(0.18)),
    rect(112, 52, 148, 148, 40, '#fff'),
    '<clipPath id="c"><rect width="96" height="96" rx="22"/></clipPath>',
    group('translate(120 60) scale(1.375)', `<g clip-path="url(#c)">${path('M0 0h96v96H0Z', from)}${shape}</g>`),
    ...places.map((place, at) => group(place, card(shown[at] ?? 'python', palettes[(number + at * 3) % palettes.length]))),
  )
}

function card(topic: Topic, palette: Palette | undefined): string {
  if (palette === undefined) return ''
  return [
    rect(4, 14, 280, 176, 22, '#06202F', see(0.22)),
    rect(0, 0, 280, 176, 22, '#fff'),
    rect(8, 8, 264, 160, 16, palette.from),
    `<svg x="8" y="8" width="264" height="160" viewBox="0 3 320 194">${subjects[topic](palette)}</svg>`,
  ].join('')
}

const bubbles = circle(420, 70, 22, '#fff', see(0.16)) + circle(476, 124, 12, '#fff', see(0.2)) + circle(440, 176, 7, '#fff', see(0.26))
const wave = (y: number, rise: number, opacity: number) =>
  path(`M0 ${y}q80-${rise} 160 0t160 0 160 0 160 0 160 0 160 0 160 0 160 0V260H0Z`, '#fff', see(opacity))
const seas: readonly string[] = [
  wave(176, 40, 0.1) + wave(208, 30, 0.12) + bubbles,
  ellipse(560, 300, 460, 200, '#fff', see(0.1)) + ellipse(240, 300, 420, 150, '#fff', see(0.1)) + bubbles,
  path('M300-20 560 280h120L420-20ZM480-20 740 280h60L540-20Z', '#fff', see(0.1)) + wave(216, 24, 0.12),
]
