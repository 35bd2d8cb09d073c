import type { Palette } from '../palettes.ts'
import { circle, ellipse, eye, line, path, see } from '../shapes.ts'

/** A mug between two braces. */
export function java(p: Palette): string {
  return [
    ellipse(160, 168, 84, 10, p.deep, see(0.3)),
    ellipse(160, 160, 78, 13, p.a),
    ellipse(160, 156, 60, 8, '#fff', see(0.35)),
    line('M204 96h12a18 18 0 0 1 0 36h-12', '#fff', 13),
    line('M204 96h12a18 18 0 0 1 0 36h-12', p.soft, 4),
    path('M104 80h106v38c0 24-16 40-40 40h-26c-24 0-40-16-40-40Z', '#fff'),
    path('M186 80h24v38c0 24-16 40-40 40h-14c22-6 30-22 30-40Z', p.soft),
    ellipse(157, 80, 53, 11, p.soft),
    ellipse(157, 82, 44, 7, p.ink),
    ellipse(146, 81, 14, 2.5, '#fff', see(0.25)),
    line('M132 62q-8-10 0-19t0-19M157 60q-8-11 0-21t0-21M182 62q-8-10 0-19t0-19', '#fff', 6, see(0.8)),
    eye(138, 114, 5),
    eye(172, 114, 5),
    line('M147 126q8 8 16 0', p.ink, 3.5),
    circle(127, 125, 5, p.b, see(0.55)),
    circle(183, 125, 5, p.b, see(0.55)),
    line(
      'M72 54q-16 0-16 18v14q0 14-14 14 14 0 14 14v14q0 18 16 18M250 54q16 0 16 18v14q0 14 14 14-14 0-14 14v14q0 18-16 18',
      '#fff',
      9,
      see(0.9),
    ),
  ].join('')
}
