import type { Palette } from '../palettes.ts'
import { circle, path, rect, see } from '../shapes.ts'
import { windowCard } from '../things.ts'

/** A page in its browser, and the pointer that is about to press. */
export function web(p: Palette): string {
  return [
    windowCard(54, 28, 212, 142, p),
    rect(112, 33, 110, 10, 5, '#fff'),
    rect(64, 56, 192, 54, 8, p.soft),
    circle(226, 74, 10, p.a),
    path('M150 110c14-26 26-34 36-34s16 16 26 16 16-8 24-8 12 6 20 14v4q0 8-8 8Z', p.from),
    path('M180 110c12-14 22-18 32-18s28 8 44 14q-2 4-8 4Z', p.to),
    rect(74, 66, 60, 9, 4.5, p.ink),
    rect(74, 80, 44, 6, 3, p.ink, see(0.35)),
    rect(74, 92, 34, 12, 6, p.b),
    ...[64, 131, 198].map((x, at) =>
      [
        rect(x, 118, 58, 42, 7, p.soft),
        circle(x + 14, 131, 7, [p.a, p.b, p.c][at] ?? p.a),
        rect(x + 26, 128, 24, 6, 3, p.ink, see(0.4)),
        rect(x + 8, 146, 42, 5, 2.5, p.ink, see(0.2)),
      ].join(''),
    ),
    path('m234 118 38 17-16 6 11 18-9 5-10-18-12 11Z', p.deep, 'opacity=".3" transform="translate(3 7)"'),
    path('m234 118 38 17-16 6 11 18-9 5-10-18-12 11Z', p.ink, 'stroke="#fff" stroke-width="5"'),
  ].join('')
}
