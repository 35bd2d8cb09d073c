import { blockShape } from '../blockShape.ts'
import type { Palette } from '../palettes.ts'
import { circle, line, path, rect, see } from '../shapes.ts'
import { fish, windowCard } from '../things.ts'

/** A stage with a scene on it, and the blocks that play it. */
export function scratch(p: Palette): string {
  return [
    windowCard(116, 30, 160, 132, p),
    rect(124, 56, 144, 98, 8, p.soft),
    circle(242, 78, 11, p.a),
    path('M124 132q24-14 48 0t48 0 48 0v14q0 8-8 8H132q-8 0-8-8Z', p.from),
    path('M124 144q24-10 48 0t48 0 48 0v2q0 8-8 8H132q-8 0-8-8Z', p.to, see(0.7)),
    line('M140 146q-6-14 2-26m4 26q8-10 2-22', p.c, 4),
    fish(190, 112, 0.9, p.b, p.a),
    path('M200 66h30q8 0 8 8v6q0 8-8 8h-14l-9 9v-9h-7q-8 0-8-8v-6q0-8 8-8Z', '#fff'),
    line('M206 77h0m9 0h0m9 0h0', p.ink, 5),
    `<g fill-opacity=".28">${blockShape(36, 70, 68, 92, p.deep)}</g>`,
    blockShape(36, 56, 72, 28, p.a),
    blockShape(36, 84, 72, 28, '#fff'),
    blockShape(36, 112, 72, 28, p.b),
    circle(54, 71, 6, '#fff'),
    line('M70 70.5h24M52 128h10m14 0h16', '#fff', 7.5, see(0.8)),
    line('M52 99.5h34', p.soft, 7.5),
  ].join('')
}
