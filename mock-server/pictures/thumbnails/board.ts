import type { Palette } from '../palettes.ts'
import { circle, group, line, rect, see } from '../shapes.ts'

const grid = 'M132 62h56M132 76h56M132 90h56M132 104h56M132 118h56'
const heart =
  'M146 62h0M174 62h0M132 76h0M146 76h0M160 76h0M174 76h0M188 76h0M132 90h0M146 90h0M160 90h0M174 90h0M188 90h0M146 104h0M160 104h0M174 104h0M160 118h0'

/** A little board whose lights show a heart. */
export function board(p: Palette): string {
  const pads = [84, 116, 148, 180, 212]
  return group(
    'rotate(-7 160 100)',
    rect(66, 38, 188, 132, 20, p.deep, see(0.32)),
    rect(66, 30, 188, 132, 20, p.ink),
    rect(66, 30, 188, 18, 9, '#fff', see(0.08)),
    line('M80 70h18l12 12M240 70h-18l-10 10M98 148v-16l16-14M222 148v-16l-14-14', '#fff', 3, see(0.22)),
    rect(118, 48, 84, 84, 12, '#fff', see(0.1)),
    line(grid, '#fff', 8, 'stroke-dasharray="0 14" opacity=".2"'),
    line(heart, p.b, 10),
    ...[90, 230].map((x) => circle(x, 92, 16, '#fff', see(0.14)) + circle(x, 92, 11, p.a) + circle(x - 3, 88, 3.5, '#fff', see(0.6))),
    ...pads.map((x) => rect(x, 140, 24, 22, 4, '#FFD873') + circle(x + 12, 149, 5, p.ink)),
    rect(140, 20, 40, 20, 5, '#DCE5F0'),
    line('M160 20c0-24 30-10 40-34', '#fff', 8),
    circle(84, 48, 5, p.a),
    circle(236, 48, 5, '#fff', see(0.5)),
  )
}
