import type { Palette } from '../palettes.ts'
import { circle, ellipse, group, line, path, rect, see } from '../shapes.ts'

/** A picture that code paints, petal by petal. */
export function art(p: Palette): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
  return [
    line('M92 168 110 150M228 168 210 150M160 150v24', '#fff', 8, see(0.8)),
    rect(72, 36, 176, 128, 12, p.deep, see(0.3)),
    rect(72, 28, 176, 128, 12, '#fff'),
    rect(82, 38, 156, 108, 6, p.soft),
    circle(160, 92, 50, '#fff', see(0.6)),
    ...petals.map((turn, at) =>
      ellipse(160, 66, 12, 25, [p.a, p.b, p.c, p.from][at % 4] ?? p.a, `opacity=".82" transform="rotate(${turn} 160 92)"`),
    ),
    circle(160, 92, 13, '#fff'),
    circle(160, 92, 7, p.ink),
    circle(100, 58, 7, p.b, see(0.8)) + circle(220, 126, 9, p.a, see(0.8)) + circle(106, 124, 5, p.c) + circle(216, 56, 5, p.from),
    group(
      'rotate(40 250 120)',
      rect(243, 50, 14, 66, 7, p.ink),
      rect(241, 108, 18, 18, 3, '#DCE5F0'),
      path('M241 126h18c2 16-4 22-9 34-5-12-11-18-9-34Z', p.b),
    ),
  ].join('')
}
