import { blockShape } from '../blockShape.ts'
import type { Palette } from '../palettes.ts'
import { circle, group, path, rect, see } from '../shapes.ts'
import { fish } from '../things.ts'

/** A loop that holds what is inside it. */
const loop =
  'M0 37q0-7 7-7h9l5 6h14l5-6h79q7 0 7 7v14q0 7-7 7H56l-5 6H37l-5-6h-9q-7 0-7 7v38q0 7 7 7h9l5 6h14l5-6h63q7 0 7 7v12q0 7-7 7H40l-5 6H21l-5-6H7q-7 0-7-7Z'

/** Blocks that snap together, and the fish that obeys them. */
export function entry(p: Palette): string {
  return [
    group(
      'translate(38 26) scale(1.08)',
      path(`${loop}M7 0h112v70H7Z`, p.deep, 'opacity=".28" transform="translate(0 8)"'),
      blockShape(0, 0, 126, 30, p.b),
      path(loop, p.a),
      blockShape(16, 58, 104, 26, '#fff'),
      blockShape(16, 84, 104, 26, p.c),
      circle(20, 15, 8, '#fff'),
      path('m17 10 8 5-8 5Z', p.b),
      rect(36, 11, 56, 8, 4, '#fff', see(0.85)),
      rect(14, 40, 30, 10, 5, '#fff', see(0.9)),
      rect(50, 41, 52, 8, 4, '#fff', see(0.65)),
      rect(34, 68, 52, 8, 4, p.soft),
      rect(92, 68, 14, 8, 4, p.b),
      rect(34, 94, 30, 8, 4, '#fff', see(0.85)),
      rect(70, 94, 34, 8, 4, '#fff', see(0.55)),
    ),
    circle(236, 98, 58, '#fff', see(0.24)),
    circle(236, 98, 44, '#fff'),
    path('M193 108q21-9 43 0t43 0a44 44 0 0 1-86 0Z', p.soft),
    fish(238, 98, 1, p.b, p.a),
    circle(270, 66, 4, p.soft),
  ].join('')
}
