import type { Palette } from './palettes.ts'
import { blockShape, circle, ellipse, eye, fish, group, line, path, rect, see, windowCard } from './shapes.ts'

/** A stage with a scene on it, and the blocks that play it. */
export function scratch(p: Palette): string {
  return [
    windowCard(116, 30, 160, 132, p),
    rect(124, 56, 144, 98, 8, p.soft),
    circle(242, 78, 11, p.a),
    path('M124 132q24-14 48 0t48 0 48 0v14q0 8-8 8H132q-8 0-8-8Z', p.from),
    path('M124 144q24-10 48 0t48 0 48 0v2q0 8-8 8H132q-8 0-8-8Z', p.to, see(0.7)),
    line('M140 146q-6-14 2-26m4 26q8-10 2-22', p.c, 4),
    fish(190, 112, 0.9, p.b, p.a),
    path('M200 66h30q8 0 8 8v6q0 8-8 8h-14l-9 9v-9h-7q-8 0-8-8v-6q0-8 8-8Z', '#fff'),
    line('M206 77h0m9 0h0m9 0h0', p.ink, 5),
    `<g fill-opacity=".28">${blockShape(36, 70, 68, 92, p.deep)}</g>`,
    blockShape(36, 56, 72, 28, p.a),
    blockShape(36, 84, 72, 28, '#fff'),
    blockShape(36, 112, 72, 28, p.b),
    circle(54, 71, 6, '#fff'),
    line('M70 70.5h24M52 128h10m14 0h16', '#fff', 7.5, see(0.8)),
    line('M52 99.5h34', p.soft, 7.5),
  ].join('')
}

/** The outline of a loop block that holds other blocks. */
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

const whale = 'M18 6h24v6h6v6h6V6h6v12h-6v12h-6v6H12v-6H6V18h6v-6h6Z'

const pixel = (x: number, y: number, w: number, fill: string) => rect(x, y, w, 6, 0, fill)

/** A console with a pixel whale that jumps for coins. */
export function game(p: Palette): string {
  return [
    rect(40, 50, 240, 116, 40, p.deep, see(0.32)),
    rect(40, 42, 240, 116, 40, '#fff'),
    path('M240 42a40 40 0 0 1 40 40v36a40 40 0 0 1-40 40h-12V42Z', p.soft),
    path('M80 42h14v116H80a40 40 0 0 1-40-40V82a40 40 0 0 1 40-40Z', p.soft),
    rect(94, 54, 134, 92, 12, p.ink),
    pixel(100, 128, 122, p.a) + pixel(100, 134, 122, p.b),
    pixel(172, 104, 30, p.a) + pixel(178, 110, 18, p.b),
    group('translate(104 82)', path(whale, '#6FC3FF'), path('M12 30h36v6H12Z', '#fff', see(0.75)), path('M36 18h6v6h-6Z', '#12233A')),
    path('M132 70h6v-6h6v6h-6v6h-6Z', '#fff', see(0.7)),
    circle(187, 84, 7, '#FFD34F') + circle(208, 72, 5, '#FFD34F') + circle(187, 84, 3, '#fff', see(0.6)),
    path('M60 90h9v-9h10v9h9v10h-9v9H69v-9h-9Z', p.ink),
    circle(246, 88, 10, p.b),
    circle(264, 106, 10, p.a),
    rect(238, 126, 22, 6, 3, p.ink, see(0.35)),
    circle(74, 130, 4, p.ink, see(0.35)),
  ].join('')
}

/** Draws a phone and the tiles that fly out of it. */
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

const grid = 'M132 62h56M132 76h56M132 90h56M132 104h56M132 118h56'
const heart =
  'M146 62h0M174 62h0M132 76h0M146 76h0M160 76h0M174 76h0M188 76h0M132 90h0M146 90h0M160 90h0M174 90h0M188 90h0M146 104h0M160 104h0M174 104h0M160 118h0'

/** A little board whose lights show a heart. */
export function board(p: Palette): string {
  const pads = [84, 116, 148, 180, 212]
  return group(
    'rotate(-7 160 100)',
    rect(66, 38, 188, 132, 20, p.deep, see(0.32)),
    rect(66, 30, 188, 132, 20, p.ink),
    rect(66, 30, 188, 18, 9, '#fff', see(0.08)),
    line('M80 70h18l12 12M240 70h-18l-10 10M98 148v-16l16-14M222 148v-16l-14-14', '#fff', 3, see(0.22)),
    rect(118, 48, 84, 84, 12, '#fff', see(0.1)),
    line(grid, '#fff', 8, 'stroke-dasharray="0 14" opacity=".2"'),
    line(heart, p.b, 10),
    ...[90, 230].map((x) => circle(x, 92, 16, '#fff', see(0.14)) + circle(x, 92, 11, p.a) + circle(x - 3, 88, 3.5, '#fff', see(0.6))),
    ...pads.map((x) => rect(x, 140, 24, 22, 4, '#FFD873') + circle(x + 12, 149, 5, p.ink)),
    rect(140, 20, 40, 20, 5, '#DCE5F0'),
    line('M160 20c0-24 30-10 40-34', '#fff', 8),
    circle(84, 48, 5, p.a),
    circle(236, 48, 5, '#fff', see(0.5)),
  )
}

const track = 'M-10 150C60 110 84 188 150 168s60-66 108-60 50 30 80 20'

/** A little car that never loses the line. */
export function robot(p: Palette): string {
  return [
    line(track, '#fff', 34, see(0.3)),
    line(track, p.ink, 16),
    line(track, '#fff', 3, 'stroke-dasharray="10 14" opacity=".6"'),
    ellipse(150, 164, 68, 9, p.deep, see(0.35)),
    line('M176 50V30', '#fff', 6),
    circle(176, 25, 9, p.b),
    rect(88, 50, 128, 84, 30, '#fff'),
    path('M186 50a30 30 0 0 1 30 30v24a30 30 0 0 1-30 30h-14V50Z', p.soft),
    rect(84, 104, 136, 36, 18, p.a),
    rect(84, 104, 136, 14, 7, '#fff', see(0.22)),
    rect(128, 64, 76, 34, 17, p.ink),
    circle(150, 81, 11, '#fff') + eye(152, 81, 6),
    circle(182, 81, 11, '#fff') + eye(184, 81, 6),
    ...[116, 188].map((x) => circle(x, 144, 20, p.ink) + circle(x, 144, 9, '#fff') + circle(x, 144, 4, p.b)),
    path('M216 122h14l10 18h-18Z', p.b),
    path('M232 142l34 22h-52Z', p.b, see(0.35)),
    rect(100, 66, 16, 6, 3, p.b) + rect(100, 78, 16, 6, 3, p.soft) + rect(100, 90, 16, 6, 3, p.soft),
    line('M62 84H40M70 104H52M62 124H44', '#fff', 6, see(0.7)),
  ].join('')
}

/** A picture that code paints, petal by petal. */
export function art(p: Palette): string {
  const petals = [0, 45, 90, 135, 180, 225, 270, 315]
  return [
    line('M92 168 110 150M228 168 210 150M160 150v24', '#fff', 8, see(0.8)),
    rect(72, 36, 176, 128, 12, p.deep, see(0.3)),
    rect(72, 28, 176, 128, 12, '#fff'),
    rect(82, 38, 156, 108, 6, p.soft),
    circle(160, 92, 50, '#fff', see(0.6)),
    ...petals.map((turn, at) =>
      ellipse(160, 66, 12, 25, [p.a, p.b, p.c, p.from][at % 4] ?? p.a, `opacity=".82" transform="rotate(${turn} 160 92)"`),
    ),
    circle(160, 92, 13, '#fff'),
    circle(160, 92, 7, p.ink),
    circle(100, 58, 7, p.b, see(0.8)) + circle(220, 126, 9, p.a, see(0.8)) + circle(106, 124, 5, p.c) + circle(216, 56, 5, p.from),
    group(
      'rotate(40 250 120)',
      rect(243, 50, 14, 66, 7, p.ink),
      rect(241, 108, 18, 18, 3, '#DCE5F0'),
      path('M241 126h18c2 16-4 22-9 34-5-12-11-18-9-34Z', p.b),
    ),
  ].join('')
}

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
