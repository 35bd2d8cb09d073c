import { cube } from '../cube.ts'
import type { Palette } from '../palettes.ts'
import { circle, ellipse, line, path, see } from '../shapes.ts'

/** Floating blocks to jump along, and a flag on the last. */
export function lua(p: Palette): string {
  return [
    ellipse(160, 184, 104, 9, p.deep, see(0.25)),
    cube(86, 128, 38, 30, p.c, p.deep),
    cube(162, 104, 32, 26, '#fff', p.deep),
    cube(228, 66, 36, 30, p.b, p.deep),
    cube(236, 142, 20, 16, p.a, p.deep),
    line('M228 58V18', p.ink, 5),
    path('M228 18h34l-10 11 10 11h-34Z', p.a),
    cube(86, 92, 17, 26, p.a, p.deep),
    cube(86, 66, 15, 16, '#FFE0C2', p.deep),
    circle(80, 75, 2.4, '#12233A'),
    circle(90, 77, 2.4, '#12233A'),
    line('M112 78q22-26 40 2', '#fff', 4, 'stroke-dasharray="1 9"'),
    line('M186 76q10-26 26-30', '#fff', 4, 'stroke-dasharray="1 9"'),
  ].join('')
}
