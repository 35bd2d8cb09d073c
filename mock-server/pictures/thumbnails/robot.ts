import type { Palette } from '../palettes.ts'
import { circle, ellipse, eye, line, path, rect, see } from '../shapes.ts'

const track = 'M-10 150C60 110 84 188 150 168s60-66 108-60 50 30 80 20'

/** A little car that never loses the line. */
export function robot(p: Palette): string {
  return [
    line(track, '#fff', 34, see(0.3)),
    line(track, p.ink, 16),
    line(track, '#fff', 3, 'stroke-dasharray="10 14" opacity=".6"'),
    ellipse(150, 164, 68, 9, p.deep, see(0.35)),
    line('M176 50V30', '#fff', 6),
    circle(176, 25, 9, p.b),
    rect(88, 50, 128, 84, 30, '#fff'),
    path('M186 50a30 30 0 0 1 30 30v24a30 30 0 0 1-30 30h-14V50Z', p.soft),
    rect(84, 104, 136, 36, 18, p.a),
    rect(84, 104, 136, 14, 7, '#fff', see(0.22)),
    rect(128, 64, 76, 34, 17, p.ink),
    circle(150, 81, 11, '#fff') + eye(152, 81, 6),
    circle(182, 81, 11, '#fff') + eye(184, 81, 6),
    ...[116, 188].map((x) => circle(x, 144, 20, p.ink) + circle(x, 144, 9, '#fff') + circle(x, 144, 4, p.b)),
    path('M216 122h14l10 18h-18Z', p.b),
    path('M232 142l34 22h-52Z', p.b, see(0.35)),
    rect(100, 66, 16, 6, 3, p.b) + rect(100, 78, 16, 6, 3, p.soft) + rect(100, 90, 16, 6, 3, p.soft),
    line('M62 84H40M70 104H52M62 124H44', '#fff', 6, see(0.7)),
  ].join('')
}
