import type { Palette } from './palettes.ts'
import { circle, ellipse, line, path, rect, see } from './shapes.ts'

const edges = 'M160 46 98 98M160 46l62 52M98 98l-34 50M98 98l34 50M222 98l-34 50M222 98l34 50'

/** A binary tree of bubbles. */
export function structure(p: Palette): string {
  const bubbles: readonly (readonly [x: number, y: number, size: number, fill: string])[] = [
    [160, 46, 25, p.a],
    [98, 98, 20, '#fff'],
    [222, 98, 20, p.a],
    [64, 148, 17, p.soft],
    [132, 148, 17, p.b],
    [188, 148, 19, p.a],
    [256, 148, 17, '#fff'],
  ]
  const gleams = bubbles.map(
    ([x, y, size]) => `M${x - size * 0.55} ${y - size * 0.15}q${size * 0.05}-${size * 0.35} ${size * 0.4}-${size * 0.45}`,
  )
  return [
    line(edges, p.deep, 8, 'opacity=".2" transform="translate(0 6)"'),
    line(edges, '#fff', 7, see(0.75)),
    line('M160 46l62 52-34 50', p.a, 7),
    `<g opacity=".28">${bubbles.map(([x, y, size]) => circle(x, y + 6, size, p.deep)).join('')}</g>`,
    ...bubbles.map(([x, y, size, fill]) => circle(x, y, size, fill)),
    line(gleams.join(''), '#fff', 3.5, see(0.8)),
    circle(98, 98, 8, p.from),
    path('m188 138 3 6.5 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8Z', '#fff'),
    line('m150 46 7 7 13-13', '#fff', 5.5),
  ].join('')
}

const razorShell = (x: number, height: number, fill: string) =>
  rect(x, 160 - height, 28, height, 10, fill) + rect(x + 5, 166 - height, 8, height - 18, 4, '#fff', see(0.4))

/** Shells that are being sorted, and the two that change places. */
export function sorting(p: Palette): string {
  const heights = [34, 52, 88, 70, 106, 122] as const
  return [
    ellipse(160, 168, 128, 10, p.deep, see(0.28)),
    ...heights.map((height, at) => razorShell(48 + at * 39, height, at === 2 || at === 3 ? p.b : at < 2 ? p.a : '#fff')),
    line('M142 58c4-22 34-24 40-4', p.ink, 5),
    path('M190 44l-3 20-16-11Z', p.ink),
    circle(234, 30, 13, p.c),
    line('m228 30 5 5 8-10', '#fff', 4),
  ].join('')
}

/** A chart of islands with the shortest way drawn in. */
export function algorithm(p: Palette): string {
  const island = (x: number, y: number, rx: number) =>
    ellipse(x, y, rx, rx * 0.62, '#FFE7A8', `stroke="${p.deep}" stroke-opacity=".14" stroke-width="5"`) +
    ellipse(x - 1, y - 3, rx * 0.72, rx * 0.4, '#57C48F')
  return [
    rect(44, 36, 232, 140, 16, p.deep, see(0.3)),
    rect(44, 28, 232, 140, 16, p.soft),
    path('M44 124q29-12 58 0t58 0 58 0 58 0v28a16 16 0 0 1-16 16H60a16 16 0 0 1-16-16Z', p.from, see(0.35)),
    line(
      'M84 136 122 74 188 62 236 90M122 74l40 58 74-42M84 136l78-4 56 14M188 62l30 84',
      p.ink,
      3.5,
      'stroke-dasharray="1 8" opacity=".45"',
    ),
    [island(84, 136, 24), island(122, 74, 20), island(188, 60, 22), island(162, 132, 20), island(236, 92, 24), island(220, 146, 17)].join(
      '',
    ),
    line('M84 130 122 70l40 58 74-40', p.b, 6),
    circle(122, 70, 6, '#fff'),
    circle(162, 128, 6, '#fff'),
    path('M84 134c-14-16-18-22-18-30a18 18 0 0 1 36 0c0 8-4 14-18 30Z', p.a),
    circle(84, 104, 7, '#fff'),
    line('M236 88V50', p.ink, 4),
    path('M236 50h28l-8 9 8 9h-28Z', p.b),
  ].join('')
}

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

/** Bars, a trend, and a glass to look closer. */
export function data(p: Palette): string {
  return [
    rect(52, 40, 176, 132, 14, p.deep, see(0.3)),
    rect(52, 32, 176, 132, 14, '#fff'),
    line('M68 62h144M68 90h144M68 118h144', p.soft, 3),
    rect(72, 104, 22, 46, 6, p.soft),
    rect(104, 84, 22, 66, 6, p.c),
    rect(136, 94, 22, 56, 6, p.from),
    rect(168, 62, 22, 88, 6, p.b),
    line('M83 92 115 68l32 14 32-36', p.ink, 4.5),
    ...[
      [83, 92],
      [115, 68],
      [147, 82],
    ].map(([x = 0, y = 0]) => circle(x, y, 5.5, '#fff', `stroke="${p.ink}" stroke-width="4"`)),
    line('M252 138l24 26', p.deep, 17, 'opacity=".3" transform="translate(0 6)"'),
    line('M250 134l26 28', p.a, 16),
    circle(224, 104, 42, p.deep, see(0.2)),
    circle(224, 100, 42, '#fff'),
    circle(224, 100, 34, p.soft),
    path('M224 100V66a34 34 0 0 1 31 48Z', p.a),
    path('M224 100l31 14a34 34 0 0 1-48 15Z', p.b),
    circle(224, 100, 13, '#fff'),
    path('M200 92a26 26 0 0 1 14-16', 'none', 'stroke="#fff" stroke-width="5"'),
  ].join('')
}

/** Draws a robot's head that learns from the inputs on the left. */
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

/** Seven pieces that make a whale. */
export function puzzle(p: Palette): string {
  const pieces: readonly (readonly [d: string, fill: string])[] = [
    ['M52 128 118 62v66Z', p.a],
    ['M118 62l66 66h-66Z', p.to],
    ['M118 62h66v66Z', p.from],
    ['M184 62v66l54-32Z', p.b],
    ['M118 128h58l-29 28Z', p.c],
    ['M238 96 214 50l46 8Z', p.a],
    ['M238 96 260 58l20 46Z', p.to],
  ]
  return [
    rect(30, 34, 260, 146, 18, p.deep, see(0.28)),
    rect(30, 26, 260, 146, 18, '#fff', see(0.95)),
    path('M30 140q32-14 65 0t65 0 65 0 65 0v14a18 18 0 0 1-18 18H48a18 18 0 0 1-18-18Z', p.soft),
    ...pieces.map(([d, fill]) => path(d, fill, 'stroke="#fff" stroke-width="4"')),
    circle(98, 108, 6.5, '#12233A') + circle(100, 106, 2.2, '#fff'),
    line('M72 122q8 3 14-2', '#12233A', 3, see(0.6)),
    line('M118 52V40m0 4q-4-12-16-8m16 8q4-12 16-8', p.to, 5.5),
    circle(58, 56, 5, p.b) + circle(74, 46, 3, p.c) + circle(178, 44, 4, p.a) + circle(262, 144, 5, p.c),
  ].join('')
}
