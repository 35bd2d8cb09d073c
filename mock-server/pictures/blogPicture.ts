import { height, width } from './ground.ts'
import { paletteOf } from './palettes.ts'
import { circle, group, path, picture } from './shapes.ts'
import { subjects } from './thumbnail.ts'
import type { Topic } from '../world/catalogue/topics.ts'

/** The picture of an article: the same subjects as a course's, on paper and in a calmer frame. */
export function blogPicture(topic: Topic, number: number): string {
  const palette = paletteOf(number)
  const { soft, from, to, a, b } = palette
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return picture(
    width,
    height,
    gradient,
    path(`M0 0h${width}v${height}H0Z`, soft),
    path('M46 104C40 40 92 14 158 20s122 6 124 76-44 92-118 86S50 160 46 104Z', 'url(#g)'),
    circle(38, 46, 9, a),
    circle(288, 166, 12, b),
    circle(20, 168, 26, '#fff', 'opacity=".6"'),
    circle(302, 24, 18, '#fff', 'opacity=".6"'),
    group('translate(48 30) scale(.7)', subjects[topic](palette)),
  )
}
