import { circle, ellipse, eye, group, line, path, picture, rect, see } from './shapes.ts'
import type { ItemCategory } from '../../src/domain/viewer.ts'

/** The piece of this number, round again past the last. */
export function piece(category: ItemCategory, number: number): string {
  const pieces = wardrobe[category]
  return pieces[number % pieces.length] ?? ''
}

const ink = '#2B3342'
const skins = ['#FFE0C7', '#F6C8A2', '#D9A077'] as const

const skin = (tone: string) =>
  [
    line('M35 64 29 76M61 64l6 12M43 76v12M53 76v12', tone, 8),
    rect(43, 52, 10, 10, 4, tone),
    circle(26, 40, 5, tone) + circle(70, 40, 5, tone),
    rect(26, 14, 44, 45, 21, tone),
  ].join('')

const eyes = eye(39, 39, 3.6) + eye(57, 39, 3.6)
const cheeks = ellipse(33, 46, 4, 2.6, '#FF8A80', see(0.5)) + ellipse(63, 46, 4, 2.6, '#FF8A80', see(0.5))
const brows = line('M35 32q4-3 8-1M53 31q4-2 8 1', ink, 2.2, see(0.7))
const mouth = (d: string) => line(d, '#B3413C', 2.6)

/** A cap of hair with the face cut out; `sides` is how far it falls. */
const hair = (colour: string, fringe: string, sides: number) =>
  path(`M22 ${sides}V34a26 25 0 0 1 52 0v${sides - 34}q-6 2-8-1V36${fringe}V${sides - 1}q-2 3-8 1Z`, colour)

const torso = 'M34 61q14-5 28 0l5 13-5 2-1 4H35l-1-4-5-2Z'
const top = (colour: string, detail: string) => path(torso, colour) + detail

/** What the divers wear that one chooses from at the start, in the size of the other clothes. */
const asDiver = (...parts: readonly string[]) => group('translate(.96) scale(.56)', ...parts)

const divers = {
  MAN: {
    hair: asDiver(
      path('M44 66c-3-30 12-50 40-50 30 0 43 20 40 50-5-4-8-10-9-17-8 3-14 1-18-4-7 7-16 8-23 3-6 7-13 8-20 6-3 4-6 8-10 12Z', '#4A3325'),
      path('M84 16c30 0 43 20 40 50-5-4-8-10-9-17l-4 1c2-14-8-28-27-34Z', '#3A2A22'),
      path('M76 17c2-7 9-10 15-8-3 3-3 6-1 9Z', '#4A3325'),
    ),
    suit: ['#1B74F0', '#0F5CCB', '#85BBFF', '#FFC43A'],
    mask: ['#12335F', '#FF7A59', '#FFC43A'],
    fins: '#FFC43A',
  },
  WOMAN: {
    hair: asDiver(
      path('M40 58C22 58 12 78 20 98c3 8 12 8 14 0 1-8 8-12 14-18Z', '#8A4F2A'),
      path('M128 58c18 0 28 20 20 40-3 8-12 8-14 0-1-8-8-12-14-18Z', '#7A4423'),
      path('M44 68c-4-32 12-53 40-53s44 21 40 53c-8-2-14-9-17-18-12 4-25 2-33-4-6 12-17 20-30 22Z', '#9A5F34'),
      path('M84 15c28 0 44 21 40 53-8-2-14-9-17-18 2-14-7-29-23-35Z', '#8A4F2A'),
      circle(42, 60, 6, '#FFC43A') + circle(126, 60, 6, '#FFC43A'),
    ),
    suit: ['#FF7A59', '#E35A3A', '#FFC9B8', '#5ED6C0'],
    mask: ['#0E9478', '#6C52E8', '#B6A4FF'],
    fins: '#5ED6C0',
  },
} as const

const suit = ([cloth, shade, zip, belt]: readonly [string, string, string, string]) =>
  [
    line('M35 65 30 73M61 65l5 8M43 78v9M53 78v9', cloth, 9),
    path('M34 61q14-5 28 0l3 20q-17 4-34 0Z', cloth) + path('M55 59.5q5 .4 7 1.5l3 20q-5 1.4-10 1.6 4-12 0-23.1Z', shade),
    line('M48 60v22', zip, 2) + line('M32 75h32', belt, 3.4) + rect(44.5, 72, 7, 6, 2, '#fff'),
    line('M39 60.5V72M57 60.5V72', '#33465E', 2.8),
  ].join('')

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

const fins = (colour: string) => path('M38 87h9v6H31q-3-1-1-3ZM49 87h9l8 3q2 2-1 3H49Z', colour)

/** Every piece of clothing, by kind; drawn on 96 × 96, to be laid on one another. */
export const wardrobe: Readonly<Record<ItemCategory, readonly string[]>> = {
  SKIN: skins.map(skin),
  FACE: [
    eyes + cheeks + mouth('M43 47q5 5 10 0'),
    eyes + brows + mouth('M42 48q6 3 12-1'),
    line('M35 40q4-5 8 0M53 40q4-5 8 0', ink, 3) + cheeks + mouth('M43 46q5 6 10 0'),
    eyes + brows + cheeks + path('M42 46h12q-1 7-6 7t-6-7Z', '#B3413C'),
  ],
  HAIR: [
    hair('#2B2A33', 'q-10-1-16-9-4 8-22 9', 40),
    hair('#4A3325', 'q-18 0-38-3', 58),
    hair('#7A4B2A', 'q-8-2-12-8-8 8-26 8', 42) + circle(70, 16, 10, '#7A4B2A') + circle(64, 21, 3.5, '#FFC43A'),
    path(
      'M22 40c-6-6-3-14 2-17 0-9 9-13 15-11 6-6 18-5 22 1 8-1 14 6 12 13 6 4 6 11 1 15q-4-2-6-8-8 0-12-6-6 6-12 5-8 5-16 1-1 5-6 7Z',
      '#3A2A22',
    ),
    path('M23 40q-3-16 6-22l-2-8 10 4 8-7 6 6 10-4-1 8q13 6 13 23l-5 1q-1-8-4-11-6 3-10-3-6 6-12 2-5 5-11 1-4 4-4 10Z', '#31425F'),
    hair('#8C5A3C', 'q-20 2-38-6', 66) + line('M30 20q16-12 34-4', '#B98360', 3),
    divers.MAN.hair,
    divers.WOMAN.hair,
  ],
  TOP: [
    top('#4E9BFF', line('M36 68h24', '#DCEBFF', 4)),
    top('#FFC43A', path('M44 60q4 6 8 0Z', '#fff')),
    top('#FF7A59', path('M40 60l8 7 8-7v20H40Z', '#fff') + line('M48 68v10', '#FFB59A', 2)),
    top('#12A57F', line('M48 62v18', '#0B6E55', 2.5) + circle(43, 70, 2, '#fff')),
    top('#6C52E8', path('m48 65 2 4 4 .6-3 3 .8 4.4-3.8-2-3.8 2 .8-4.4-3-3 4-.6Z', '#FFD45E')),
  ],
  BOTTOM: [
    path('M35 77h26v8H50l-2-4-2 4H35Z', '#33465E'),
    path('M35 77h26l4 10H31Z', '#F0628F'),
    path('M35 77h26v12H50l-2-7-2 7H35Z', '#2F6FDB'),
  ],
  SHOES: [
    ...['#FF7A59', '#12335F', '#FFFFFF'].map((colour) =>
      path('M37 88h9v5H34q0-5 3-5ZM50 88h9q3 0 3 5H50Z', colour, 'stroke="#12233A" stroke-opacity=".12"'),
    ),
    fins(divers.MAN.fins),
    fins(divers.WOMAN.fins),
  ],
  ONE_PIECE: [
    ...['#5ED6C0', '#FF88A8'].map((colour) => path('M34 61q14-5 28 0l5 26H29Z', colour) + line('M34 72h28', '#fff', 3)),
    suit(divers.MAN.suit),
    suit(divers.WOMAN.suit),
  ],
  CAPE: ['#D6322B', '#5A63E0'].map((colour) => path('M34 61h6l-6 27H22ZM62 61h-6l6 27h12Z', colour)),
  ACCESSORY: [
    ellipse(48, 78, 24, 8, 'none', 'stroke="#FF7A59" stroke-width="8"') + line('M26 74l6 4M64 78l6-4M48 84v5', '#fff', 5),
    line('M38 61v14M58 61v14', '#8A5A00', 4),
  ],
  NECKLACE: ['#FFC43A', '#5BD5F2'].map((colour) => line('M40 60q8 9 16 0', colour, 2.4) + circle(48, 66, 3, colour)),
  EARRING: ['#FFC43A', '#FF88A8'].map((colour) => circle(26, 47, 2.6, colour) + circle(70, 47, 2.6, colour)),
  FACE_ACCESSORY: [
    `<g fill="#fff" fill-opacity=".3" stroke="${ink}" stroke-width="2.4"><circle cx="39" cy="39" r="7.5"/><circle cx="57" cy="39" r="7.5"/><path d="M46.5 39h3M31 37l-5-2M65 37l5-2"/></g>`,
    `<g fill="#fff" fill-opacity=".3" stroke="#D6322B" stroke-width="2.4"><rect x="31" y="33" width="15" height="12" rx="4"/><rect x="50" y="33" width="15" height="12" rx="4"/><path d="M46 38h4"/></g>`,
  ],
  HAT: [
    path('M24 28a24 20 0 0 1 48 0Z', '#1B74F0') + path('M52 25h28q3 0 2 4-10 4-30 0Z', '#0F5CCB') + circle(48, 9, 3, '#0F5CCB'),
    path('M23 29a25 22 0 0 1 50 0Z', '#FF7A59') + rect(21, 24, 54, 9, 4.5, '#FFE6DC') + circle(48, 7, 6, '#FFE6DC'),
    path('M26 24q-2-14 22-14t22 14Z', '#fff') +
      rect(26, 22, 44, 8, 3, '#12335F') +
      path('M30 30h36q-6 5-18 5t-18-5Z', '#12233A') +
      circle(48, 17, 3.5, '#FFC43A'),
    mask(divers.MAN.mask),
    mask(divers.WOMAN.mask),
  ],
}

/** One piece of clothing as a picture of its own; all have the same size, so that they lie on one another. */
export function avatarItem(drawing: string): string {
  return picture(96, 96, drawing)
}

const grounds = ['#B9D8FF', '#FFD9C9', '#C9F0E3', '#DCD5FF', '#FFEBB0', '#FFD3E2', '#CDEFFA', '#D9E3EE'] as const

/** A friendly face in its bubble. */
export function portrait(face: number): string {
  const worn = [
    piece('SKIN', face * 2 + Math.floor(face / 5)),
    piece('TOP', face * 3),
    piece('FACE', face + Math.floor(face / 4)),
    piece('HAIR', face),
    face % 4 === 1 ? piece('FACE_ACCESSORY', Math.floor(face / 4)) : '',
    face % 7 === 3 ? piece('HAT', Math.floor(face / 7)) : '',
  ]
  return picture(
    96,
    96,
    path('M0 0h96v96H0Z', grounds[face % grounds.length] ?? grounds[0]),
    circle(78, 18, 22, '#fff', see(0.35)) + circle(14, 76, 14, '#fff', see(0.35)),
    group('translate(-16.8 2) scale(1.35)', ...worn),
  )
}
