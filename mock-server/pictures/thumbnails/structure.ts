import type { Palette } from '../palettes.ts'
import { circle, line, path, see } from '../shapes.ts'

const edges = 'M160 46 98 98M160 46l62 52M98 98l-34 50M98 98l34 50M222 98l-34 50M222 98l34 50'

/** A binary tree of bubbles. */
export function structure(p: Palette): string {
  const bubbles: readonly (readonly [x: number, y: number, size: number, fill: string])[] = [
    [160, 46, 25, p.a],
    [98, 98, 20, '#fff'],
    [222, 98, 20, p.a],
    [64, 148, 17, p.soft],
    [132, 148, 17, p.b],
    [188, 148, 19, p.a],
    [256, 148, 17, '#fff'],
  ]
  const gleams = bubbles.map(
    ([x, y, size]) => `M${x - size * 0.55} ${y - size * 0.15}q${size * 0.05}-${size * 0.35} ${size * 0.4}-${size * 0.45}`,
  )
  return [
    line(edges, p.deep, 8, 'opacity=".2" transform="translate(0 6)"'),
    line(edges, '#fff', 7, see(0.75)),
    line('M160 46l62 52-34 50', p.a, 7),
    `<g opacity=".28">${bubbles.map(([x, y, size]) => circle(x, y + 6, size, p.deep)).join('')}</g>`,
    ...bubbles.map(([x, y, size, fill]) => circle(x, y, size, fill)),
    line(gleams.join(''), '#fff', 3.5, see(0.8)),
    circle(98, 98, 8, p.from),
    path('m188 138 3 6.5 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8Z', '#fff'),
    line('m150 46 7 7 13-13', '#fff', 5.5),
  ].join('')
}
