import type { Palette } from '../palettes.ts'
import { circle, ellipse, line, rect, see } from '../shapes.ts'

/** A robot's head that learns from what comes in on the left. */
export function ai(p: Palette): string {
  const inputs = [48, 100, 152]
  return [
    line(inputs.flatMap((y) => [72, 128].map((to) => `M46 ${y}L98 ${to}`)).join('') + 'M98 72l44 28M98 128l44-28', '#fff', 3.5, see(0.6)),
    ...inputs.map((y, at) => circle(46, y, 12, [p.a, '#fff', p.b][at] ?? '#fff')),
    circle(98, 72, 12, '#fff'),
    circle(98, 128, 12, p.c),
    ellipse(204, 176, 60, 8, p.deep, see(0.3)),
    line('M204 52V34', '#fff', 7),
    circle(204, 28, 11, p.a),
    circle(201, 25, 3.5, '#fff', see(0.8)),
    rect(126, 86, 22, 42, 11, p.a),
    rect(260, 86, 22, 42, 11, p.a),
    rect(138, 52, 132, 112, 36, '#fff'),
    rect(238, 56, 32, 104, 32, p.soft),
    rect(154, 70, 100, 62, 28, p.ink),
    line('M178 104a11 11 0 0 1 20 0M212 104a11 11 0 0 1 20 0', p.glow, 6.5),
    line('M197 116q8 6 16 0', '#fff', 4),
    line('M166 82q6-6 16-6', '#fff', 4, see(0.35)),
    line('M188 148h32', p.soft, 7, 'stroke-dasharray="1 15"'),
  ].join('')
}
