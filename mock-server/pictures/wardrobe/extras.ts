import { circle, ellipse, eye, group, line, path, rect, see } from '../shapes.ts'
import { asDiver } from './hair.ts'
import { ink } from './figure.ts'

const mask = ([frame, tube, tip]: readonly [string, string, string]) =>
  asDiver(
    line('M46 48Q84 36 122 48', frame, 9) + rect(55, 29, 58, 28, 13, frame),
    path(
      'M62 42c0-5 3-7.5 8-7.5h8c5 0 6 2.5 6 6.5s1-6.5 6-6.5h8c5 0 8 2.5 8 7.5s-4 9-10 9h-4c-5 0-6-3.5-8-3.5s-3 3.5-8 3.5h-4c-6 0-10-4-10-9Z',
      '#B9E6FF',
    ),
    line('M68 45l6-6M96 45l6-6', '#fff', 3),
    line('M128 92V44', tube, 7) + line('M128 56V44', tip, 7) + line('M128 92c0 10-12 14-26 12', tube, 6),
  )

const starOf = (x: number, y: number, size: number, colour: string) =>
  group(`translate(${x} ${y}) scale(${size})`, path('M0-6l1.8 3.7 4.1.5-3 2.8.8 4.1L0 3.2l-3.7 1.9.8-4.1-3-2.8 4.1-.5Z', colour))
const mirrored = (part: string) => part + group('translate(96) scale(-1 1)', part)

export const hats: readonly string[] = [
  path('M24 27q0-20 24-20t24 20Z', '#1B74F0') +
    path('M60 10q12 5 12 17h-9q1-10-3-17Z', '#0F5CCB') +
    path('M46 24h30q6 1 5 5-14 3-35 0Z', '#0F5CCB') +
    circle(48, 7.5, 2.6, '#85BBFF') +
    line('M48 10v15', '#85BBFF', 1.4, see(0.7)),
  path('M23 28q0-21 25-21t25 21Z', '#FF7A59') +
    line('M31 25q1-12 6-16M43 25V8M54 25q0-10-1-17M65 25q-1-11-6-15', '#E35A3A', 1.8) +
    rect(21, 22.5, 54, 9, 4.5, '#FFE6DC') +
    circle(48, 6, 5.6, '#FFE6DC'),
  path('M25 24q-2-15 23-15t23 15Z', '#fff') +
    path('M61 11.5q11 3 10 12.5h-9q1-7-1-12.5Z', '#DDE7F2') +
    rect(26, 21, 44, 8, 3, '#12335F') +
    path('M29 29h38q-6 5-19 5t-19-5Z', '#12233A') +
    circle(48, 17, 3.5, '#FFC43A') +
    line('M48 14.5v5M45.8 17h4.4', '#B87E00', 1.1),
  mask(['#12335F', '#FF7A59', '#FFC43A']),
  mask(['#0E9478', '#6C52E8', '#B6A4FF']),
  path('M30 13l-1.5 15h39L66 13l-9 7-9-11-9 11Z', '#FFC43A') +
    path('M57 20l9-7 1.5 15H58Z', '#E0A21C') +
    circle(29.8, 12, 2.6, '#FF7A59') +
    circle(48, 8, 3, '#5BD5F2') +
    circle(66.2, 12, 2.6, '#FF7A59') +
    rect(28, 25, 40, 5, 2, '#F0AE1F') +
    circle(48, 27.5, 1.6, '#D6322B'),
  path('M24 26q3-16 24-16t24 16Z', '#F2D29B') +
    ellipse(48, 26, 34, 6, '#E2BC7E') +
    path('M25 22q23 6 46 0v4.5q-23 5-46 0Z', '#D6322B') +
    line('M34 16q6-3 13-3', '#FFF0D4', 2),
  path('M22 29Q22 5 48 5t26 24q-26 5-52 0Z', '#7D8FA8') +
    path('M60 8q14 6 14 21-6 1.3-11 1.7 2-12-3-22.7Z', '#667890') +
    path('M48 .5q7 1 8 8.5-7-3-14-1 1-6 6-7.5Z', '#7D8FA8') +
    mirrored(eye(35, 17, 3)) +
    path('M28 27q4-4 8 0 4-4 8 0 4-4 8 0 4-4 8 0 4-4 8 0l.6 2.4q-20 3-41 0Z', '#fff'),
  path('M23 28Q24 8 48 8t25 20q-25 4-50 0Z', '#35B57F') +
    path('M61 11q12 5 12 17l-9 1q1-10-3-18Z', '#269A69') +
    mirrored(circle(34, 9, 6, '#35B57F') + circle(34, 8.5, 3.6, '#fff') + circle(34.5, 8.8, 2, '#12233A')) +
    line('M41 21q7 4 14 0', '#166B47', 2),
  path('M28 25 48 1l20 24q-20 6-40 0Z', '#6C52E8') +
    path('M48 1l20 24q-5 1.5-10 2.2Q55 13 48 1Z', '#5740C9') +
    starOf(45, 18, 0.9, '#FFD45E') +
    starOf(52, 9, 0.5, '#FFD45E') +
    ellipse(48, 26.5, 31, 5, '#5740C9') +
    line('M29 24q19 5.5 38 0', '#FFD45E', 2.4),
  path('M25 27Q21 19 28 15q1-9 11-8 8-6 15 0 9-2 12 6 8 4 5 14-23 4-46 0Z', '#fff') +
    path('M58 7q6-1 10 6 6 4 3 14l-8 1q2-12-5-21Z', '#DDE7F2') +
    rect(27, 24, 42, 7.5, 3, '#F4F8FC') +
    line('M28.5 27.7h39', '#C3D3E6', 1.5),
  mirrored(path('M31 16q-7-12-2-15.5 7 1 10 12Z', '#F9F2EC') + path('M32.5 13.5q-4-8-2-11 3.5 2 5 9.5Z', '#FF9DBB')) +
    line('M25 27Q27 12 48 12t23 15', '#F48FB1', 4.6),
]

/** Draws an object held by the hand at (67, 76), large enough for a small picture. */
const held = (...parts: readonly string[]) => group('translate(67 76) scale(1.3) translate(-67 -76)', ...parts)
const besides = (x: number, y: number, size: number, ...parts: readonly string[]) => group(`translate(${x} ${y}) scale(${size})`, ...parts)
const turned = (part: string) => part + group('scale(-1 1)', part)

export const accessories: readonly string[] = [
  ellipse(48, 78, 24, 8, 'none', 'stroke="#FF7A59" stroke-width="8"') + line('M26 74l6 4M64 78l6-4M48 84v5', '#fff', 5),
  line('M38.5 61v15M57.5 61v15', '#2F6FDB', 4.2) + rect(36, 66, 5, 5, 1.5, '#FFC43A') + rect(55, 66, 5, 5, 1.5, '#FFC43A'),
  held(
    line('M67 76V44', '#B7864F', 2.4) + path('M67 38q12 0 12 11-6-3-12 1Z', '#D6322B') + path('M67 38q-12 0-12 11 6-3 12 1Z', '#F4F8FC'),
    path('M67 38q-5 2-5 10.4 2.5-1 5 1.6 2.5-2.6 5-1.6 0-8.4-5-10.4Z', '#FF7A59') + circle(67, 37.5, 1.4, '#D6322B'),
  ),
  held(
    line('M67 77 71 60', '#C48A5A', 2.4),
    starOf(72, 54, 1.25, '#FFC43A'),
    line('M63.5 51l1.6 1.2M79.5 47.5l-1.4 1.4M73 43v1.8', '#E0A21C', 1.6),
  ),
  held(
    line('M67.5 76Q71 60 73 50', '#8A9BB0', 1.3),
    ellipse(74, 38, 9.5, 11.5, '#FF7A9A'),
    path('M72.2 49h3.6l1 2.8h-5.6Z', '#E0557A'),
    line('M69 33.5q1-4 4-5', '#FFD3E2', 2.2),
  ),
  held(
    line('M67 77V50', '#8F5531', 2.4),
    path('M67 51V36l17 5-5 4 5 5-17 2Z', '#1B74F0'),
    path('M72 41.5l3 1.6-3 1.6-3-1.6Z', '#fff'),
    circle(67, 35, 1.8, '#FFC43A'),
  ),
  besides(
    70,
    80,
    1.25,
    path('M-10-3H10l2 11q-12 2.5-24 0Z', '#8F5531'),
    path('M-11-2q1-6.5 11-6.5T11-2l.6 3.4q-11.6-2.8-23.2 0Z', '#B57443'),
    rect(-2.6, -1.2, 5.2, 5.4, 1.2, '#FFC43A'),
    line('M-8-1.5v9M8-1.5v9', '#6B3F22', 1.3),
  ),
  besides(
    22,
    81,
    0.86,
    path('M-15 0q2-11 15-11T15 0q-2 9-15 9T-15 0Z', '#3FB37F'),
    path('M-9-3l5-4 5 4-5 4ZM3-3l5-4 4 3-4 5Z', '#2A8F62'),
    circle(17, -3, 5.5, '#8BDDB0'),
    circle(18.5, -4.2, 1.2, '#12233A'),
    path('M-10 7l-3 5h6ZM8 7l3 5H5Z', '#8BDDB0'),
  ),
  besides(
    74,
    81,
    1.3,
    path('M0-9q9 0 9 9T0 7-9 0q0-9 9-9Z', '#FF7A59'),
    turned(line('M-7-4q-5-2-5-7', '#FF7A59', 2.6) + circle(-12, -12.5, 3, '#FF7A59')),
    circle(-3, -2, 2, '#fff') +
      circle(3, -2, 2, '#fff') +
      circle(-2.7, -1.8, 1, '#12233A') +
      circle(3.3, -1.8, 1, '#12233A') +
      line('M-3 3q3 2.4 6 0', '#A83418', 1.5),
  ),
]

export const necklaces: readonly string[] = [
  line('M39.5 60q8.5 9 17 0', '#E0A21C', 2) + circle(48, 66.5, 3.4, '#FFC43A') + circle(47, 65.5, 1, '#FFF0C2'),
  [
    [40.5, 61.5],
    [43, 63.8],
    [46, 65.2],
    [50, 65.2],
    [53, 63.8],
    [55.5, 61.5],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2, '#fff', 'stroke="#C3D3E6" stroke-width=".8"'))
    .join(''),
  line('M39.5 60q8.5 9 17 0', '#B7864F', 1.8) +
    path('M48 63.5q5 1 5.5 6-5.5 3.5-11 0 .5-5 5.5-6Z', '#FF9D84') +
    line('M48 64v6M45.3 65.5l-1 4M50.7 65.5l1 4', '#E0603F', 0.9),
  line('M39.5 60q8.5 9 17 0', '#8A9BB0', 1.8) + path('M48 62.5l4 4.2-4 5.3-4-5.3Z', '#5BD5F2') + path('M48 62.5l4 4.2h-8Z', '#B9F0FF'),
  path('M38 59.5q10 7 20 0l1.5 4q-11.5 7-23 0Z', '#D6322B') +
    path('M44 64.5l-3.5 10 5 1.5 3-10Z', '#D6322B') +
    line('M41.2 72.5l5 1.4', '#FF9A8F', 1.5) +
    path('M50 65l3.5 7.5-4 1.5-3-8.5Z', '#B52620'),
  path('M42 62l-6-3.5v8ZM54 62l6-3.5v8Z', '#6C52E8') +
    path('M42 62.5l-3-1M54 62.5l3-1', 'none', 'stroke="#B6A4FF" stroke-width="1.2"') +
    rect(45, 59.5, 6, 6, 2, '#8B75EE'),
  line('M40 60l8 10 8-10', '#1B74F0', 2.8) + circle(48, 72.5, 4.2, '#FFC43A') + starOf(48, 72.7, 0.42, '#B87E00'),
  line('M39.5 60q8.5 9 17 0', '#B7864F', 1.8) +
    path('M46 64h4l1.5 6q-3.5 3.5-7 0Z', '#F4F8FC') +
    line('M46.6 67.5h3M46.3 69.8h3.6', '#C3D3E6', 0.9),
]

/** Draws a part at both ears, large enough for a small picture. */
const pair = (part: (x: number) => string) =>
  [26, 70].map((x) => group(`translate(${x} 43) scale(1.4) translate(${-x} -43)`, part(x))).join('')

export const earrings: readonly string[] = [
  pair((x) => circle(x, 46.5, 3, '#FFC43A') + circle(x - 0.8, 45.7, 0.9, '#FFF0C2')),
  pair((x) => circle(x, 48, 3.6, '#fff', 'stroke="#C3D3E6" stroke-width=".9"') + line(`M${x} 43.5v1.5`, '#E0A21C', 1.5)),
  pair((x) => `<circle cx="${x}" cy="49" r="4.4" fill="none" stroke="#E0A21C" stroke-width="1.8"/>`),
  pair((x) => line(`M${x} 43.8v3`, '#8A9BB0', 1.3) + path(`M${x} 46l3 4-3 5-3-5Z`, '#5BD5F2') + path(`M${x} 46l3 4h-6Z`, '#B9F0FF')),
  pair((x) => line(`M${x} 43.8v2.5`, '#E0A21C', 1.3) + starOf(x, 50.5, 0.78, '#FFC43A')),
  pair((x) => path(`M${x} 54c-6-3.6-5-8-2.4-8.2 1.3 0 2 .8 2.4 1.8.4-1 1.1-1.8 2.4-1.8 2.6.2 3.6 4.6-2.4 8.2Z`, '#F0447A')),
  pair(
    (x) =>
      line(`M${x} 43.8v2`, '#E0A21C', 1.3) +
      path(`M${x} 45.5q4.5 1 5 6-5 3-10 0 .5-5 5-6Z`, '#FF9D84') +
      line(`M${x} 46.5v5.5M${x - 2.3} 47.8l-.8 3.6M${x + 2.3} 47.8l.8 3.6`, '#E0603F', 0.8),
  ),
  pair((x) => line(`M${x} 43.8v2`, '#8A9BB0', 1.3) + path(`M${x - 4} 50q3.5-4 7-.4l2.4-1.6v4.4l-2.4-1.6q-3.5 3.4-7-.8Z`, '#1B74F0')),
]

const glasses = (colour: string, lens: string, opacity: number, shape: 'round' | 'square') => {
  const one = (x: number) =>
    shape === 'round'
      ? `<circle cx="${x}" cy="39" r="7.5" fill="${lens}" fill-opacity="${opacity}"/>`
      : `<rect x="${x - 7.5}" y="33" width="15" height="12" rx="4" fill="${lens}" fill-opacity="${opacity}"/>`
  return `<g stroke="${colour}" stroke-width="2.4" fill="none">${one(39)}${one(57)}<path d="M46.5 38.5h3M31.5 37.5l-4.5-1.5M64.5 37.5l4.5-1.5"/></g>`
}

export const faceAccessories: readonly string[] = [
  glasses(ink, '#fff', 0.3, 'round'),
  glasses('#D6322B', '#fff', 0.3, 'square'),
  glasses('#12233A', '#33465E', 0.92, 'round') + line('M35 36l3-2.5M53 36l3-2.5', '#fff', 1.8, see(0.7)),
  path(
    'M39 45c-11-6.5-9.5-14-4.5-14.5 2.3 0 3.7 1.4 4.5 3.2.8-1.8 2.2-3.2 4.5-3.2 5 .5 6.5 8-4.5 14.5ZM57 45c-11-6.5-9.5-14-4.5-14.5 2.3 0 3.7 1.4 4.5 3.2.8-1.8 2.2-3.2 4.5-3.2 5 .5 6.5 8-4.5 14.5Z',
    '#F0447A',
    'fill-opacity=".82" stroke="#C92760" stroke-width="1.6"',
  ) + line('M45.5 37h5M32 35.5 27 34M64 35.5l5-1.5', '#C92760', 2),
  circle(57, 39, 7.5, '#1F2735') + line('M27 29q20-2 42 8M63.5 35.5 69 33', '#1F2735', 2.2) + starOf(57, 39.3, 0.6, '#F4F8FC'),
  line('M33 49.5q6-4.5 15-.5 9-4 15 .5-6 4-15 .8-9 3.2-15-.8Z', '#5A3A24', 1.2) +
    path('M33 49.5q6-5 15-1 9-4 15 1-6 4.5-15 1-9 3.5-15-1Z', '#5A3A24'),
  path('M28 45q20 6 40 0v9q-7 7-20 7t-20-7Z', '#B9E6FF') +
    line('M34 50.5q14 3 28 0M35 55q13 3 26 0', '#7FC4EE', 1.4) +
    line('M28.5 46 25 41M67.5 46l3.5-5', '#fff', 1.8),
  mirrored(path('M34 44.5l1.6 3 3.4.4-2.5 2.3.7 3.4-3.2-1.7-3.2 1.7.7-3.4-2.5-2.3 3.4-.4Z', '#FFC43A')),
  glasses('#FFC43A', '#12A57F', 0.75, 'square') + line('M34 42l4.5-6M52 42l4.5-6', '#fff', 1.6, see(0.7)),
]
