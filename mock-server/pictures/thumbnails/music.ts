import type { Palette } from '../palettes.ts'
import { circle, group, line, path, rect, see } from '../shapes.ts'

/** A record, and the beat that loops keep. */
export function music(p: Palette): string {
  const beat = [26, 52, 78, 44, 92, 60, 34, 70]
  return [
    circle(118, 106, 68, p.deep, see(0.3)),
    circle(118, 98, 68, p.ink),
    circle(118, 98, 54, 'none', `stroke="#fff" stroke-width="2" ${see(0.18)}`) +
      circle(118, 98, 42, 'none', `stroke="#fff" stroke-width="2" ${see(0.18)}`),
    path('M118 98 72 50a66 66 0 0 1 30-17ZM118 98l46 48a66 66 0 0 1-30 17Z', '#fff', see(0.12)),
    circle(118, 98, 27, p.b),
    circle(118, 98, 27, 'none', `stroke="#fff" stroke-width="4" stroke-dasharray="30 140" ${see(0.5)}`),
    circle(118, 98, 7, '#fff'),
    ...beat.map((tall, at) => rect(172 + at * 14, 160 - tall, 9, tall, 4.5, [p.a, '#fff', p.c, '#fff'][at % 4] ?? '#fff')),
    rect(168, 164, 116, 5, 2.5, '#fff', see(0.6)),
    group('translate(214 20)', line('M0 34V4l30-4v30', p.ink, 6.5), circle(-8, 35, 8, p.ink), circle(22, 31, 8, p.ink)),
  ].join('')
}
