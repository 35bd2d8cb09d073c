import type { Palette } from '../palettes.ts'
import { circle, line, path, rect, see } from '../shapes.ts'

/** A chest of drawers with a pointer to the open one: that is all the secret of pointers. */
export function clang(p: Palette): string {
  const drawer = (x: number, y: number) => rect(x, y, 50, 34, 7, p.soft)
  return [
    rect(112, 42, 172, 124, 14, p.deep, see(0.3)),
    rect(112, 34, 172, 124, 14, '#fff'),
    [
      drawer(120, 42),
      drawer(173, 42),
      drawer(226, 42),
      drawer(120, 116),
      drawer(226, 116),
      drawer(120, 79),
      drawer(226, 79),
      drawer(173, 116),
    ].join(''),
    line('M139 59h12m41 0h12m41 0h12m-118 37h12m94 0h12m-118 37h12m41 0h12m41 0h12', p.ink, 5, see(0.5)),
    rect(172, 78, 52, 36, 7, p.ink),
    path('M178 96h40l4 26h-48Z', p.deep, see(0.35)),
    circle(190, 86, 9, p.b),
    path('m206 74 3.6 7.4 8 1-5.9 5.6 1.5 8-7.2-3.9-7.2 3.9 1.5-8-5.9-5.6 8-1Z', p.a),
    rect(168, 94, 60, 32, 7, p.a),
    rect(189, 107, 18, 5, 2.5, '#fff'),
    line('M74 76c6 40 36 50 84 36', '#fff', 7),
    path('m151 100 20 7-13 17Z', '#fff'),
    circle(70, 62, 30, p.deep, see(0.25)),
    circle(70, 57, 30, p.b),
    line('M70 42v30M57 49.5l26 15M83 49.5l-26 15', '#fff', 7),
  ].join('')
}
