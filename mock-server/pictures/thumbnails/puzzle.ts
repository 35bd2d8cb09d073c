import type { Palette } from '../palettes.ts'
import { circle, line, path, rect, see } from '../shapes.ts'

/** Seven pieces that make a whale. */
export function puzzle(p: Palette): string {
  const pieces: readonly (readonly [d: string, fill: string])[] = [
    ['M52 128 118 62v66Z', p.a],
    ['M118 62l66 66h-66Z', p.to],
    ['M118 62h66v66Z', p.from],
    ['M184 62v66l54-32Z', p.b],
    ['M118 128h58l-29 28Z', p.c],
    ['M238 96 214 50l46 8Z', p.a],
    ['M238 96 260 58l20 46Z', p.to],
  ]
  return [
    rect(30, 34, 260, 146, 18, p.deep, see(0.28)),
    rect(30, 26, 260, 146, 18, '#fff', see(0.95)),
    path('M30 140q32-14 65 0t65 0 65 0 65 0v14a18 18 0 0 1-18 18H48a18 18 0 0 1-18-18Z', p.soft),
    ...pieces.map(([d, fill]) => path(d, fill, 'stroke="#fff" stroke-width="4"')),
    circle(98, 108, 6.5, '#12233A') + circle(100, 106, 2.2, '#fff'),
    line('M72 122q8 3 14-2', '#12233A', 3, see(0.6)),
    line('M118 52V40m0 4q-4-12-16-8m16 8q4-12 16-8', p.to, 5.5),
    circle(58, 56, 5, p.b) + circle(74, 46, 3, p.c) + circle(178, 44, 4, p.a) + circle(262, 144, 5, p.c),
  ].join('')
}
