import type { Palette } from '../palettes.ts'
import { circle, eye, line, path, rect, see } from '../shapes.ts'

/** A lock that keeps what the shield guards. */
export function security(p: Palette): string {
  const shield = 'M160 22c22 14 44 18 68 18v58c0 38-28 62-68 78-40-16-68-40-68-78V40c24 0 46-4 68-18Z'
  return [
    path(shield, p.deep, 'opacity=".3" transform="translate(0 8)"'),
    path(shield, '#fff'),
    path('M160 34c19 11 38 15 58 15v49c0 32-24 53-58 67Z', p.soft),
    line('M140 90V76a20 20 0 0 1 40 0v14', p.ink, 9),
    rect(122, 86, 76, 58, 16, p.a),
    rect(122, 86, 76, 18, 9, '#fff', see(0.25)),
    eye(146, 112, 5),
    eye(174, 112, 5),
    line('M152 125q8 8 16 0', p.ink, 3.5),
    rect(22, 128, 86, 32, 16, p.deep, see(0.25)),
    rect(22, 122, 86, 32, 16, '#fff'),
    ...[42, 58, 74].map((x) => circle(x, 138, 5, p.ink)),
    rect(86, 130, 4, 16, 2, p.b),
    line('M250 108v44m0-6h14m-14-14h10', p.b, 8),
    circle(250, 92, 17, 'none', `stroke="${p.b}" stroke-width="9"`),
    circle(262, 44, 7, p.c) + circle(56, 62, 9, '#fff', see(0.45)) + circle(76, 84, 5, p.c),
  ].join('')
}
