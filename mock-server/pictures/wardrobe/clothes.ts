import { circle, ellipse, group, line, path, rect, see } from '../shapes.ts'

const torso = 'M34 61q14-5 28 0l5 13-5 2-1 5H35l-1-5-5-2Z'
const shadow = path('M56 59.6q4 .5 6 1.4l5 13-5 2-1 5h-7.5q5-11 2.5-21.4Z', '#12233A', see(0.1))
/** Draws a top: the torso, its shade and a detail; `long` adds sleeves to the wrists. */
const short = (colour: string, detail: string) => path(torso, colour) + shadow + detail
const long = (colour: string, detail: string) => line('M35 65.5 30.2 74.5M61 65.5l4.8 9', colour, 8.6) + short(colour, detail)

const star = (x: number, y: number, size: number, colour: string) =>
  group(`translate(${x} ${y}) scale(${size})`, path('M0-6l1.8 3.7 4.1.5-3 2.8.8 4.1L0 3.2l-3.7 1.9.8-4.1-3-2.8 4.1-.5Z', colour))
const heart = (x: number, y: number, colour: string) =>
  path(`M${x} ${y + 5}c-7-4-6-9-3-9.2 1.6 0 2.5 1 3 2.2.5-1.2 1.4-2.2 3-2.2 3 .2 4 5.2-3 9.2Z`, colour)
const fish = (x: number, y: number, colour: string) =>
  path(`M${x - 6} ${y}q5-5 10-.6l4-2.4v6l-4-2.4q-5 4.4-10-.6Z`, colour) + circle(x - 3, y - 0.6, 0.8, '#12233A')

export const tops: readonly string[] = [
  short('#4E9BFF', line('M32.5 67.5h31M33.5 73.5h29', '#fff', 2.6, see(0.9))),
  short('#FFC43A', path('M43 59.5q5 6 10 0Z', '#fff') + fish(48, 71, '#1B74F0')),
  long(
    '#FF7A59',
    path('M39 60l9 8 9-8 1 .5V81H38V60.5Z', '#FFF4EC') +
      line('M48 68v12', '#FFB59A', 2) +
      circle(45.5, 72, 0.9, '#D9583A') +
      circle(45.5, 76.5, 0.9, '#D9583A'),
  ),
  long(
    '#12A57F',
    line('M48 60v21', '#0B6E55', 2.2) +
      circle(42, 68, 1.6, '#fff') +
      circle(42, 74, 1.6, '#fff') +
      path('M40 59.4q8 5 16 0l-1.5 4.6q-6.5 3-13 0Z', '#0B8A69'),
  ),
  short('#6C52E8', star(48, 70, 1, '#FFD45E')),
  long(
    '#F4F8FC',
    path('M36 60.4q12-4.4 24 0l2 6.6-4 .4q-10 3.4-20 0l-4-.4Z', '#1B4F9C') +
      line('M35.5 66q12.5 3.6 25 0', '#fff', 1.3) +
      path('M44 66.5l4-1 4 1-2.4 3 2 6.5-3.6-2-3.6 2 2-6.5Z', '#D6322B'),
  ),
  long(
    '#5B6B82',
    path('M37 60q11-5 22 0l-3 6q-8 3.6-16 0Z', '#46546A') +
      path('M40 72h16l1.5 6.5h-19Z', '#46546A') +
      line('M44.5 65v4.5M51.5 65v4.5', '#E6EDF5', 1.5),
  ),
  long('#FF9DBB', heart(48, 69.5, '#fff')),
  short(
    '#3DBFA6',
    [
      [38, 65],
      [46, 63],
      [55, 66],
      [41, 72],
      [50, 71],
      [58, 73],
      [38, 78],
      [46, 78],
      [54, 78],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.5, '#E9FFF9'))
      .join(''),
  ),
  long(
    '#33507F',
    path('M44 59.3h8l2 21.7H42Z', '#F4F8FC') +
      path('M48 63l2.4 3-1 9.5-1.4 2-1.4-2-1-9.5Z', '#D6322B') +
      path('M38.5 60.2l5.5-1.2 1 9-4 2.5ZM57.5 60.2l-5.5-1.2-1 9 4 2.5Z', '#263D63'),
  ),
  short(
    '#F0735A',
    path('M29 74l5-13 4-1.2V80H35l-1-4ZM67 74l-5-13-4-1.2V80h3l1-4Z', '#F7C46C') + line('M40 66h16M40 71h16M40 76h16', '#D4553C', 1.6),
  ),
]

const skirt = (colour: string, detail: string) =>
  path('M35 76.5h26l5 11.5q-18 4-36 0Z', colour) + path('M56 76.5h5l5 11.5q-4 .9-8 1.3Z', '#12233A', see(0.1)) + detail
const shorts = (colour: string, length: number, detail: string) =>
  path(`M34.6 76h26.8l1 ${length}H50l-2-4-2 4H33.6Z`, colour) + path(`M56 76h5.4l1 ${length}h-7Z`, '#12233A', see(0.12)) + detail
const trousers = (colour: string, detail: string) =>
  path('M34.8 76h26.4l-2.2 15H50l-2-9-2 9h-9Z', colour) + path('M55.5 76h5.7L59 91h-4.6Z', '#12233A', see(0.12)) + detail

export const bottoms: readonly string[] = [
  shorts('#33465E', 9, line('M35 78.6h26', '#5C6F88', 1.6)),
  skirt('#F0628F', line('M33 84.5q15 3 30 0', '#FFD3E2', 2)),
  trousers('#2F6FDB', line('M38.5 89h7.5M50 89h7.5', '#9CC3FF', 1.8) + circle(48, 78.6, 1, '#FFC43A')),
  shorts(
    '#12A57F',
    9.5,
    [
      [38, 80],
      [44, 82],
      [53, 80],
      [58, 83],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.3, '#FFE08A'))
      .join(''),
  ),
  skirt('#33507F', line('M40 77l-2.5 12M48 77v13M56 77l2.5 12', '#5C7CB0', 1.5)),
  trousers('#C9A26B', line('M41 80.5v4h4M55 80.5v4h-4', '#9C7A48', 1.3) + line('M35.5 78h25', '#7B5A30', 1.8)),
  trousers('#46546A', line('M37.6 77v13M58.4 77v13', '#FF7A59', 1.8)),
  skirt('#7FE0CC', path('M32.2 84q4 3.5 7.8 0 4 3.5 8 0 4 3.5 8 0 4 3.5 7.8 0l2.2 4q-18 4-36 0Z', '#3DBFA6')),
]

const shoe = (colour: string, sole: string, detail = '') =>
  path('M37.6 86.5h8.4V91H33.6q-.4-2.6 1.6-3.4ZM50 86.5h8.4l2.4 1.1q2 .8 1.6 3.4H50Z', colour) +
  line('M34.4 92.2H46M50 92.2h11.6', sole, 2.6) +
  detail
const boots = (colour: string, sole: string, cuff: string) =>
  path('M38 81h8v10H33.8q-.4-3 2-3.8 2-.8 2.2-2.2ZM50 81h8v4q.2 1.4 2.2 2.2 2.4.8 2 3.8H50Z', colour) +
  line('M34.4 92.2H46M50 92.2h11.6', sole, 2.6) +
  line('M38.6 81.6H45.4M50.6 81.6h6.8', cuff, 2.6)
const fins = (colour: string) =>
  path('M38 87h9v6H31q-3-1-1-3ZM49 87h9l8 3q2 2-1 3H49Z', colour) + line('M33 91.2l5-1.6M63 91.2l-5-1.6', '#fff', 1.3, see(0.7))

export const shoes: readonly string[] = [
  shoe('#FF7A59', '#fff', line('M39.5 88.4l4-.4M52.5 88l4 .4', '#fff', 1.5)),
  boots('#12335F', '#0B2342', '#4E9BFF'),
  shoe('#FFFFFF', '#B9C7D8', line('M38.5 88.5l4.5 1.5M57.5 88.5 53 90', '#1B74F0', 1.5)),
  fins('#FFC43A'),
  fins('#5ED6C0'),
  boots('#FFC43A', '#C48A00', '#FFE08A'),
  path('M36 88.5h10V91H33.8q.2-1.8 2.2-2.5ZM50 88.5h10q2 .7 2.2 2.5H50Z', '#8F5531') +
    line('M34.6 92.2H46M50 92.2h11.4', '#543523', 2.4) +
    line('M37.5 88.6q3-3 6 0M52.5 88.6q3-3 6 0', '#C48A5A', 2),
  shoe('#D6322B', '#7A1A16', path('M41 86.5l2.5-2.5 2.5 2.5-2.5 1.8ZM50 86.5l2.5-2.5 2.5 2.5-2.5 1.8Z', '#FFC43A')),
  shoe('#6C52E8', '#E6DFFF', star(39.8, 88.4, 0.34, '#FFD45E') + star(56.2, 88.4, 0.34, '#FFD45E')),
]

const suit = ([cloth, shade, zip, belt]: readonly [string, string, string, string]) =>
  [
    line('M35 65 30 73M61 65l5 8M43 78v9M53 78v9', cloth, 9),
    path('M34 61q14-5 28 0l3 20q-17 4-34 0Z', cloth) + path('M55 59.5q5 .4 7 1.5l3 20q-5 1.4-10 1.6 4-12 0-23.1Z', shade),
    line('M48 60v22', zip, 2) + line('M32 75h32', belt, 3.4) + rect(44.5, 72, 7, 6, 2, '#fff'),
    line('M39 60.5V72M57 60.5V72', '#33465E', 2.8),
  ].join('')

const dress = (colour: string, detail: string) =>
  path('M34 61q14-5 28 0l2 9-3 1 6 16q-19 5-38 0l6-16-3-1Z', colour) +
  path('M57 59.7q3 .4 5 1.3l2 9-3 1 6 16q-5 1.3-10 1.8 4-14 0-29.1Z', '#12233A', see(0.1)) +
  detail

const overall = (shirt: string, colour: string) =>
  line('M35 65.5 30.6 73.5M61 65.5l4.4 8', shirt, 8.6) +
  path('M34 61q14-5 28 0l2 12H32Z', shirt) +
  path('M39 67h18l4.5 9-2 15H50l-2-8.5-2 8.5h-9.5l-2-15Z', colour) +
  path('M55 67h2l4.5 9-2 15H55Z', '#12233A', see(0.12)) +
  line('M40.5 67.5 38.5 60.5M55.5 67.5l2-7', colour, 3) +
  rect(43, 70, 10, 6.5, 1.5, '#12233A', see(0.14)) +
  circle(40.5, 68.4, 1.2, '#FFC43A') +
  circle(55.5, 68.4, 1.2, '#FFC43A')

export const onePieces: readonly string[] = [
  dress('#5ED6C0', line('M33 71.5h30', '#fff', 2.6) + line('M30 84.6q18 4.6 36 0', '#E9FFF9', 2)),
  dress('#FF88A8', path('M40 59.5q8 6 16 0l1 3q-9 6-18 0Z', '#fff') + heart(48, 75, '#FFE3EC')),
  suit(['#1B74F0', '#0F5CCB', '#85BBFF', '#FFC43A']),
  suit(['#FF7A59', '#E35A3A', '#FFC9B8', '#5ED6C0']),
  overall('#FFC43A', '#2F6FDB'),
  [
    line('M35 65 30 74M61 65l5 9M43 78v10M53 78v10', '#F4F8FC', 9),
    path('M34 61q14-5 28 0l3 20q-17 4-34 0Z', '#F4F8FC') + path('M55 59.5q5 .4 7 1.5l3 20q-5 1.4-10 1.6 4-12 0-23.1Z', '#D3DFEC'),
    rect(40, 66, 16, 9, 2.5, '#33507F') +
      circle(44, 70.5, 1.7, '#FF7A59') +
      circle(48.5, 70.5, 1.7, '#FFC43A') +
      rect(51.5, 69, 3, 3, 1, '#5ED6C0'),
    line('M33 79q15 3.6 30 0', '#FF7A59', 2) +
      line('M38 60.2q10 4 20 0', '#B9C7D8', 2.4) +
      line('M29.5 72.5l4 2M66.5 72.5l-4 2', '#FF7A59', 2),
  ].join(''),
  dress(
    '#7B68E8',
    [
      [40, 72],
      [52, 68],
      [57, 79],
      [44, 82],
      [36, 83],
      [50, 76],
    ]
      .map(([x = 0, y = 0], at) => star(x, y, at % 2 === 0 ? 0.42 : 0.3, '#FFE08A'))
      .join('') + line('M33 70.5h30', '#FFE08A', 1.8),
  ),
  [
    path('M34 61q14-5 28 0l1 8-2 5q4 6 1 12-6 5-14 5.5Q40 91 34 86q-3-6 1-12l-2-5Z', '#2FB8A8'),
    [
      [39, 76],
      [45, 76],
      [51, 76],
      [57, 76],
      [42, 81],
      [48, 81],
      [54, 81],
      [39, 86],
      [45, 86],
      [51, 86],
      [57, 86],
    ]
      .map(([x = 0, y = 0]) => line(`M${x - 2.6} ${y}q2.6 3 5.2 0`, '#A6F0E2', 1.4))
      .join(''),
    path('M38 61q4.5-1.5 7.5 2 .5 5-4 6.5-4.5-2-3.5-8.5ZM58 61q-4.5-1.5-7.5 2-.5 5 4 6.5 4.5-2 3.5-8.5Z', '#FF88A8'),
    path('M40 90.5q-5 4.5-11 2.5 2-3 6-4.5ZM56 90.5q5 4.5 11 2.5-2-3-6-4.5Z', '#7FE0CC'),
  ].join(''),
  long(
    '#F7D774',
    path('M34.5 75h27l-2 16H50l-2-8-2 8h-9.5Z', '#F7D774') +
      path('M55.5 75h6l-2 16H55Z', '#12233A', see(0.1)) +
      ellipse(48, 73, 8.5, 8, '#FFF4CF') +
      line('M34.8 78.5l3 .8M61.2 78.5l-3 .8M36 85l3 .6M60 85l-3 .6', '#D9A93A', 2),
  ),
]

const cape = (colour: string, lining: string, detail = '') =>
  path(
    'M34 60.5q14-4 28 0 8 14 12.5 27.5-4 2.5-8.5.8-4.5 2.4-9 .7-4.5 1.8-9 .4-4.5 1.4-9-.4-4.5 1.7-9-.7-4.5 1.7-8.5-.8Q26 74.5 34 60.5Z',
    lining,
  ) +
  path(
    'M34 60.5q3-1 5-1-6 13-8 29.7-4.5 1.5-9.5-1.2Q26 74.5 34 60.5ZM62 60.5q-3-1-5-1 6 13 8 29.7 4.5 1.5 9.5-1.2Q70 74.5 62 60.5Z',
    colour,
  ) +
  detail

const wing = (d: string, colour: string, more: string) =>
  group('translate(0)', path(d, colour), more) + group('translate(96) scale(-1 1)', path(d, colour), more)

/** Capes are drawn behind the body, so that only their sides are visible. */
export const capes: readonly string[] = [
  cape('#D6322B', '#A8211C'),
  cape(
    '#5A63E0',
    '#3D45B5',
    star(27, 80, 0.5, '#FFE08A') + star(69, 80, 0.5, '#FFE08A') + star(29.5, 70, 0.34, '#FFE08A') + star(66.5, 70, 0.34, '#FFE08A'),
  ),
  wing(
    'M36 66Q26 52 14 52q-3 8 2 14-5 4-2 9 5 4 11 2 7-1 11-6Z',
    '#F4F8FC',
    line('M32 66q-8-7-13-7.5M32 69.5q-8-1-13 .5M33 72.5q-7 1.5-11 1.5', '#C3D3E6', 1.8),
  ),
  wing(
    'M36 68Q30 50 18 48q-7 4-4 14 2 6 8 7-6 3-4 10 3 6 9 4 7-4 9-13Z',
    '#7FC4FF',
    circle(20.5, 57, 3.6, '#FFE08A') + circle(23, 77, 2.6, '#FFE08A') + line('M34 67Q28 57 22 53', '#3E8FE0', 1.6),
  ),
  cape('#12A57F', '#0B7A5C', line('M24.5 85q3-9 6-16M71.5 85q-3-9-6-16', '#7FE0CC', 1.6)),
  wing('M34 70q-8-10-20-8-4 6 1 10-3 4-1 9 6 2 12-2 5-3 8-6Z', '#FF9D84', line('M30 69q-6-4-12-3.5M30 72.5q-6 0-10 3', '#E0603F', 1.6)),
  cape('#33507F', '#263D63', group('translate(0)', ...[25, 30, 66, 71].map((x, at) => fish(x, 74 + (at % 2) * 8, '#B9E6FF')))),
]
