import type { Palette } from '../palettes.ts'
import { circle, line, path, rect, see } from '../shapes.ts'

/** Bars, a trend, and a glass to look closer. */
export function data(p: Palette): string {
  return [
    rect(52, 40, 176, 132, 14, p.deep, see(0.3)),
    rect(52, 32, 176, 132, 14, '#fff'),
    line('M68 62h144M68 90h144M68 118h144', p.soft, 3),
    rect(72, 104, 22, 46, 6, p.soft),
    rect(104, 84, 22, 66, 6, p.c),
    rect(136, 94, 22, 56, 6, p.from),
    rect(168, 62, 22, 88, 6, p.b),
    line('M83 92 115 68l32 14 32-36', p.ink, 4.5),
    ...[
      [83, 92],
      [115, 68],
      [147, 82],
    ].map(([x = 0, y = 0]) => circle(x, y, 5.5, '#fff', `stroke="${p.ink}" stroke-width="4"`)),
    line('M252 138l24 26', p.deep, 17, 'opacity=".3" transform="translate(0 6)"'),
    line('M250 134l26 28', p.a, 16),
    circle(224, 104, 42, p.deep, see(0.2)),
    circle(224, 100, 42, '#fff'),
    circle(224, 100, 34, p.soft),
    path('M224 100V66a34 34 0 0 1 31 48Z', p.a),
    path('M224 100l31 14a34 34 0 0 1-48 15Z', p.b),
    circle(224, 100, 13, '#fff'),
    path('M200 92a26 26 0 0 1 14-16', 'none', 'stroke="#fff" stroke-width="5"'),
  ].join('')
}
