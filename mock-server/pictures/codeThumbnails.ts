import type { Palette } from './palettes.ts'
import { circle, codeLines, cube, ellipse, eye, line, path, rect, see, windowCard } from './shapes.ts'

const body = 'M92 170H212c34 0 54-15 54-37s-18-33-42-33c-20 0-32-10-32-28'

/** An editor with a sea snake that came to read along. */
export function python(p: Palette): string {
  return [
    windowCard(44, 26, 146, 118, p),
    codeLines(58, 60, [
      [0, [22, p.b], [44, p.ink]],
      [12, [34, p.a], [18, p.soft]],
      [12, [16, p.c], [46, p.soft]],
      [24, [52, p.ink]],
      [12, [24, p.b], [20, p.a]],
    ]),
    line(body, p.deep, 24, 'transform="translate(0 7)" opacity=".25"'),
    line(body, p.a, 24),
    path('M96 158q-26 2-34 12 12 8 34 12Z', p.a),
    line(body, '#fff', 9, 'stroke-dasharray="1 18" opacity=".6"'),
    ellipse(190, 66, 26, 22, p.a),
    ellipse(182, 54, 10, 5, '#fff', see(0.35)),
    eye(180, 62, 5),
    eye(202, 62, 5),
    line('M183 75q7 7 15 0', '#12233A', 3),
    line('M171 71h0m39 0h0', p.b, 7, see(0.7)),
  ].join('')
}

/** A turtle that draws a spiral on its sheet, one command after the other. */
export function turtleDrawing(p: Palette): string {
  return [
    windowCard(38, 24, 176, 132, p),
    line('M126 102h14v-14h-28v40h56V74H96v68h88', p.deep, 7, see(0.18)),
    line('M126 102h14v-14h-28v40h56V74H96v68h60', p.a, 7),
    ellipse(206, 142, 34, 26, p.c),
    ellipse(206, 142, 22, 15, '#fff', see(0.35)),
    line('M206 118v48M182 142h48', p.deep, 3, see(0.35)),
    circle(246, 130, 15, '#8FE0C8') + eye(250, 126, 4),
    line('M246 138q5 3 9 0', '#12233A', 2.5),
    line('M184 164l-8 8M228 164l8 8M184 120l-8-8M228 120l6-8', '#8FE0C8', 10),
    line('M172 142h-4', p.b, 8),
  ].join('')
}

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

/** A page in its browser, and the pointer that is about to press. */
export function web(p: Palette): string {
  return [
    windowCard(54, 28, 212, 142, p),
    rect(112, 33, 110, 10, 5, '#fff'),
    rect(64, 56, 192, 54, 8, p.soft),
    circle(226, 74, 10, p.a),
    path('M150 110c14-26 26-34 36-34s16 16 26 16 16-8 24-8 12 6 20 14v4q0 8-8 8Z', p.from),
    path('M180 110c12-14 22-18 32-18s28 8 44 14q-2 4-8 4Z', p.to),
    rect(74, 66, 60, 9, 4.5, p.ink),
    rect(74, 80, 44, 6, 3, p.ink, see(0.35)),
    rect(74, 92, 34, 12, 6, p.b),
    ...[64, 131, 198].map((x, at) =>
      [
        rect(x, 118, 58, 42, 7, p.soft),
        circle(x + 14, 131, 7, [p.a, p.b, p.c][at] ?? p.a),
        rect(x + 26, 128, 24, 6, 3, p.ink, see(0.4)),
        rect(x + 8, 146, 42, 5, 2.5, p.ink, see(0.2)),
      ].join(''),
    ),
    path('m234 118 38 17-16 6 11 18-9 5-10-18-12 11Z', p.deep, 'opacity=".3" transform="translate(3 7)"'),
    path('m234 118 38 17-16 6 11 18-9 5-10-18-12 11Z', p.ink, 'stroke="#fff" stroke-width="5"'),
  ].join('')
}

/** A database in three layers, and the table that answers. */
export function sql(p: Palette): string {
  const disc = (y: number, fill: string) =>
    path(`M56 ${y}v26c0 10 25 18 56 18s56-8 56-18v-26Z`, fill) +
    path(`M140 ${y}v42c17-3 28-9 28-16v-26Z`, p.deep, see(0.14)) +
    ellipse(112, y, 56, 17, fill) +
    ellipse(112, y, 56, 17, '#fff', see(0.3)) +
    circle(70, y + 22, 4, '#fff')
  return [
    ellipse(120, 172, 74, 11, p.deep, see(0.3)),
    disc(128, p.a),
    disc(92, '#fff'),
    disc(56, p.b),
    ellipse(112, 54, 34, 8, '#fff', see(0.35)),
    rect(148, 76, 126, 96, 12, p.deep, see(0.3)),
    rect(148, 69, 126, 96, 12, '#fff'),
    path('M148 81a12 12 0 0 1 12-12h102a12 12 0 0 1 12 12v12H148Z', p.ink),
    line('M161 81h18m22 0h18m22 0h18', '#fff', 6, see(0.8)),
    rect(154, 112, 114, 18, 6, p.soft),
    ...[102, 121, 143].map((y, row) => circle(164, y, 4, [p.b, p.a, p.c][row] ?? p.a)),
    line('M183 102h28m18 0h24M183 143h28m18 0h16', p.ink, 6, see(0.3)),
    line('M183 121h28m18 0h28', p.ink, 6),
  ].join('')
}

/** Draws a dark window with a prompt, and the branches of attempts. */
export function terminal(p: Palette): string {
  return [
    windowCard(44, 34, 176, 128, p, p.ink),
    line('m60 72 8 7-8 7M60 126l8 7-8 7', p.glow, 4.5),
    codeLines(78, 76, [
      [0, [40, '#fff'], [24, p.glow]],
      [0, [66, p.c], [16, '#ffffff55']],
      [0, [30, '#ffffff55'], [46, '#ffffff55']],
      [0, [54, p.b]],
    ]),
    rect(78, 127, 14, 13, 2, '#fff'),
    line('M244 40v120M244 76c0 22 32 14 32 36s-32 16-32 36', p.deep, 8, 'opacity=".25" transform="translate(0 6)"'),
    line('M244 40v120', '#fff', 7),
    line('M244 76c0 22 32 14 32 36s-32 16-32 36', p.glow, 7),
    ...[
      [244, 44, '#fff'],
      [244, 76, p.b],
      [276, 112, p.glow],
      [244, 150, p.c],
    ].map(([x, y, fill]) => circle(Number(x), Number(y), 12, String(fill), 'stroke="#fff" stroke-width="5"')),
    circle(244, 44, 4.5, p.ink, see(0.7)),
  ].join('')
}

/** Draws a lock on a shield. */
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
