import type { Palette } from '../palettes.ts'
import { ellipse, eye, line, path, see } from '../shapes.ts'
import { codeLines, windowCard } from '../things.ts'

const body = 'M92 170H212c34 0 54-15 54-37s-18-33-42-33c-20 0-32-10-32-28'

/** An editor with a sea snake that came to read along. */
export function python(p: Palette): string {
  return [
    windowCard(44, 26, 146, 118, p),
    codeLines(58, 60, [
      [0, [22, p.b], [44, p.ink]],
      [12, [34, p.a], [18, p.soft]],
      [12, [16, p.c], [46, p.soft]],
      [24, [52, p.ink]],
      [12, [24, p.b], [20, p.a]],
    ]),
    line(body, p.deep, 24, 'transform="translate(0 7)" opacity=".25"'),
    line(body, p.a, 24),
    path('M96 158q-26 2-34 12 12 8 34 12Z', p.a),
    line(body, '#fff', 9, 'stroke-dasharray="1 18" opacity=".6"'),
    ellipse(190, 66, 26, 22, p.a),
    ellipse(182, 54, 10, 5, '#fff', see(0.35)),
    eye(180, 62, 5),
    eye(202, 62, 5),
    line('M183 75q7 7 15 0', '#12233A', 3),
    line('M171 71h0m39 0h0', p.b, 7, see(0.7)),
  ].join('')
}
