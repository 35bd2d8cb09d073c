import type { Palette } from '../palettes.ts'
import { circle, ellipse, line, path, rect, see } from '../shapes.ts'

/** A chart of islands with the shortest way drawn in. */
export function algorithm(p: Palette): string {
  const island = (x: number, y: number, rx: number) =>
    ellipse(x, y, rx, rx * 0.62, '#FFE7A8', `stroke="${p.deep}" stroke-opacity=".14" stroke-width="5"`) +
    ellipse(x - 1, y - 3, rx * 0.72, rx * 0.4, '#57C48F')
  return [
    rect(44, 36, 232, 140, 16, p.deep, see(0.3)),
    rect(44, 28, 232, 140, 16, p.soft),
    path('M44 124q29-12 58 0t58 0 58 0 58 0v28a16 16 0 0 1-16 16H60a16 16 0 0 1-16-16Z', p.from, see(0.35)),
    line(
      'M84 136 122 74 188 62 236 90M122 74l40 58 74-42M84 136l78-4 56 14M188 62l30 84',
      p.ink,
      3.5,
      'stroke-dasharray="1 8" opacity=".45"',
    ),
    [island(84, 136, 24), island(122, 74, 20), island(188, 60, 22), island(162, 132, 20), island(236, 92, 24), island(220, 146, 17)].join(
      '',
    ),
    line('M84 130 122 70l40 58 74-40', p.b, 6),
    circle(122, 70, 6, '#fff'),
    circle(162, 128, 6, '#fff'),
    path('M84 134c-14-16-18-22-18-30a18 18 0 0 1 36 0c0 8-4 14-18 30Z', p.a),
    circle(84, 104, 7, '#fff'),
    line('M236 88V50', p.ink, 4),
    path('M236 50h28l-8 9 8 9h-28Z', p.b),
  ].join('')
}
