import type { Palette } from '../palettes.ts'
import { circle, line, rect, see } from '../shapes.ts'
import { codeLines, windowCard } from '../things.ts'

/** A dark window with a prompt, and the branches of what was tried. */
export function terminal(p: Palette): string {
  return [
    windowCard(44, 34, 176, 128, p, p.ink),
    line('m60 72 8 7-8 7M60 126l8 7-8 7', p.glow, 4.5),
    codeLines(78, 76, [
      [0, [40, '#fff'], [24, p.glow]],
      [0, [66, p.c], [16, '#ffffff55']],
      [0, [30, '#ffffff55'], [46, '#ffffff55']],
      [0, [54, p.b]],
    ]),
    rect(78, 127, 14, 13, 2, '#fff'),
    line('M244 40v120M244 76c0 22 32 14 32 36s-32 16-32 36', p.deep, 8, 'opacity=".25" transform="translate(0 6)"'),
    line('M244 40v120', '#fff', 7),
    line('M244 76c0 22 32 14 32 36s-32 16-32 36', p.glow, 7),
    ...[
      [244, 44, '#fff'],
      [244, 76, p.b],
      [276, 112, p.glow],
      [244, 150, p.c],
    ].map(([x, y, fill]) => circle(Number(x), Number(y), 12, String(fill), 'stroke="#fff" stroke-width="5"')),
    circle(244, 44, 4.5, p.ink, see(0.7)),
  ].join('')
}
