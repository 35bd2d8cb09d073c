import type { Palette } from '../palettes.ts'
import { circle, ellipse, line, path, rect, see } from '../shapes.ts'

/** A database in three layers, and the table that answers. */
export function sql(p: Palette): string {
  const disc = (y: number, fill: string) =>
    path(`M56 ${y}v26c0 10 25 18 56 18s56-8 56-18v-26Z`, fill) +
    path(`M140 ${y}v42c17-3 28-9 28-16v-26Z`, p.deep, see(0.14)) +
    ellipse(112, y, 56, 17, fill) +
    ellipse(112, y, 56, 17, '#fff', see(0.3)) +
    circle(70, y + 22, 4, '#fff')
  return [
    ellipse(120, 172, 74, 11, p.deep, see(0.3)),
    disc(128, p.a),
    disc(92, '#fff'),
    disc(56, p.b),
    ellipse(112, 54, 34, 8, '#fff', see(0.35)),
    rect(148, 76, 126, 96, 12, p.deep, see(0.3)),
    rect(148, 69, 126, 96, 12, '#fff'),
    path('M148 81a12 12 0 0 1 12-12h102a12 12 0 0 1 12 12v12H148Z', p.ink),
    line('M161 81h18m22 0h18m22 0h18', '#fff', 6, see(0.8)),
    rect(154, 112, 114, 18, 6, p.soft),
    ...[102, 121, 143].map((y, row) => circle(164, y, 4, [p.b, p.a, p.c][row] ?? p.a)),
    line('M183 102h28m18 0h24M183 143h28m18 0h16', p.ink, 6, see(0.3)),
    line('M183 121h28m18 0h28', p.ink, 6),
  ].join('')
}
