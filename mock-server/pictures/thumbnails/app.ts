import type { Palette } from '../palettes.ts'
import { circle, group, line, path, rect, see } from '../shapes.ts'

/** A phone and what flies out of it. */
export function app(p: Palette): string {
  const tile = (x: number, y: number, fill: string, mark: string) =>
    group(`translate(${x} ${y})`, rect(-22, -17, 44, 44, 13, p.deep, see(0.25)), rect(-22, -22, 44, 44, 13, fill), mark)
  return [
    group(
      'rotate(6 160 100)',
      rect(112, 24, 96, 172, 20, p.deep, see(0.32)),
      rect(112, 16, 96, 172, 20, p.ink),
      rect(118, 22, 84, 160, 15, '#fff'),
      rect(118, 22, 84, 56, 15, p.from),
      rect(118, 56, 84, 22, 0, p.from),
      circle(160, 56, 15, '#fff', see(0.9)),
      line('M160 48v8l6 4', p.ink, 4),
      ...[88, 112, 136].map(
        (y, at) =>
          rect(126, y, 68, 18, 7, p.soft) +
          circle(136, y + 9, 5, [p.b, p.a, p.c][at] ?? p.a) +
          rect(146, y + 6, 34 - at * 6, 6, 3, p.ink, see(0.4)),
      ),
      rect(140, 164, 40, 10, 5, p.a),
    ),
    tile(70, 74, p.b, path('M0 11C-14 1-11-10-5-10c3 0 5 3 5 5 0-2 2-5 5-5 6 0 9 11-5 21Z', '#fff')),
    tile(252, 62, '#fff', line('M-9 6V-1a9 9 0 0 1 18 0v7l3 3h-24ZM-2 13h4', p.a, 5)),
    tile(248, 140, p.c, path('M-11-9h22q3 0 3 3V5q0 3-3 3H-1l-7 6V8h-3q-3 0-3-3V-6q0-3 3-3Z', '#fff')),
  ].join('')
}
