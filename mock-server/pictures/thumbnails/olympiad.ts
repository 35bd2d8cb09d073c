import type { Palette } from '../palettes.ts'
import { line, path, rect, see } from '../shapes.ts'

const star = 'm160 60 6 12.4 13.7 1.8-10 9.5 2.5 13.5-12.2-6.6-12.2 6.6 2.5-13.5-10-9.5 13.7-1.800Z'

/** A cup on its podium, while the confetti still falls. */
export function olympiad(p: Palette): string {
  const [light, shade] = p.metal
  return [
    rect(64, 148, 62, 52, 0, '#fff', see(0.7)),
    rect(194, 156, 62, 44, 0, '#fff', see(0.55)),
    rect(122, 136, 76, 64, 0, '#fff'),
    rect(122, 136, 76, 10, 0, p.soft),
    path('M160 152v26m-7-20 7-6', 'none', `stroke="${p.ink}" stroke-width="6"`),
    line('M126 52h-18a4 4 0 0 0-4 5c2 20 14 32 30 32M194 52h18a4 4 0 0 1 4 5c-2 20-14 32-30 32', shade, 8),
    path('M120 36h80c2 40-8 72-32 76v12h14q6 0 6 6v6h-56v-6q0-6 6-6h14v-12c-24-4-34-36-32-76Z', light),
    path('M176 36h24c2 40-8 72-32 76v12h14q6 0 6 6v6h-20c4-30 10-50 8-100Z', shade, see(0.75)),
    rect(114, 30, 92, 13, 6.5, light),
    path(star, '#fff'),
    line('M66 40l8 10M92 90l-10 4M252 44l-10 8M236 96l10 6', p.c, 6),
    line('M88 26l2 10M236 22l-6 8M54 100l8-6M268 84l-8-4', p.b, 6),
    line('M52 66l10 2M258 120l6 8M72 124l-4 8', '#fff', 6, see(0.9)),
  ].join('')
}
