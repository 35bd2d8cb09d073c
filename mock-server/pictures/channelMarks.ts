import { circle, ellipse, eye, line, path, rect } from './shapes.ts'

export interface Mark {
  /** Colours of the ground, from light to dark. */
  readonly colours: readonly [from: string, to: string]
  /** The shape on the ground, 96 × 96. */
  readonly shape: string
}

const white = '#fff'
const sand = '#FFD45E'
const mark = (from: string, to: string, ...shape: readonly string[]): Mark => ({ colours: [from, to], shape: shape.join('') })

/** The mark of every channel. */
export const marks: Readonly<Record<string, Mark>> = {
  haeon: mark(
    '#22A79E',
    '#0B7A75',
    circle(48, 44, 17, sand),
    path('M0 58q12-10 24 0t24 0 24 0 24 0v38H0Z', white),
    path('M0 74q12-10 24 0t24 0 24 0 24 0v22H0Z', '#BDEDE8'),
  ),
  narae: mark(
    '#7F63F0',
    '#4A2FC4',
    path('M20 68C20 40 44 22 78 20c-4 10-10 15-20 18 6 0 10 0 14-2-4 10-12 15-22 16 5 1 9 1 13 0-7 12-24 18-43 16Z', white),
    line('M22 76q14-22 34-34', '#CFC4FF', 4),
  ),
  pado: mark(
    '#E8609C',
    '#B02F69',
    path('M16 70c2-30 22-48 44-46 14 2 22 12 20 22-4-8-14-10-20-5-8 7-2 22 20 29Z', white),
    circle(62, 44, 4, sand),
    path('M14 74h68v6H14Z', '#FFC9DF'),
  ),
  garam: mark(
    '#3BA06B',
    '#15603A',
    path('M24 16c34 6 46 18 26 32s-10 24 22 34H28C6 68 8 56 26 46s10-20-2-30Z', white),
    circle(70, 30, 8, sand),
    line('M40 80c-14-10-14-20 0-28', '#BFE8CF', 4),
  ),
  yeoul: mark(
    '#C98A1E',
    '#8A5A00',
    ellipse(34, 62, 17, 12, white),
    ellipse(62, 56, 15, 11, '#FFE3A8'),
    ellipse(48, 38, 14, 10, '#FFF4DA'),
    line('M16 80q8-6 16 0t16 0 16 0 16 0', white, 5),
  ),
  saebyeok: mark(
    '#6F8FD0',
    '#2E4A85',
    path('M48 18 53 40 75 45 53 50 48 72 43 50 21 45 43 40Z', white),
    line('M18 78h60', '#C6D5F2', 5),
    circle(72, 26, 4, sand),
    circle(26, 28, 3, white),
  ),
  mulsori: mark(
    '#1A93B8',
    '#00587A',
    path('M40 18c16 20 24 30 24 42a24 24 0 0 1-48 0c0-12 8-22 24-42Z', white),
    path('M28 58a12 12 0 0 0 12 14', 'none', 'stroke="#8FD3E8" stroke-width="5"'),
    line('M70 36q8 12 0 26M80 28q13 20 0 42', '#BDE7F4', 5),
  ),
  badabit: mark(
    '#4E9BFF',
    '#0F5CCB',
    path('M18 60a30 30 0 0 1 60 0Z', sand),
    line('M48 20v-4M24 30l-4-4M72 30l4-4', sand, 6),
    line('M14 70h68M24 80h48', white, 6),
  ),
  haedal: mark(
    '#B98360',
    '#7B4A2E',
    circle(48, 50, 29, '#F3DEC8'),
    circle(23, 30, 8, '#F3DEC8') + circle(73, 30, 8, '#F3DEC8'),
    ellipse(48, 60, 16, 12, white),
    eye(37, 46, 4.5) + eye(59, 46, 4.5),
    ellipse(48, 54, 5, 4, '#4A2C1C'),
    line('M42 62q6 5 12 0M30 58l-12-2M30 63l-11 3M66 58l12-2M66 63l11 3', '#4A2C1C', 2.6),
  ),
  mongdol: mark(
    '#8FA2B8',
    '#53677F',
    ellipse(48, 74, 30, 11, white),
    ellipse(46, 54, 23, 10, '#DCE5EE'),
    ellipse(50, 37, 16, 8, white),
    ellipse(47, 23, 9, 6, sand),
  ),
  ieodo: mark(
    '#2F6B8F',
    '#123C56',
    path('M48 14 58 62H38Z', white),
    rect(30, 58, 36, 8, 4, sand),
    path('M0 72q12-9 24 0t24 0 24 0 24 0v24H0Z', '#9CCBE0'),
    circle(48, 26, 4, '#FF7A59'),
    line('M26 24q4-8 12-10M70 24q-4-8-12-10', '#9CCBE0', 4),
  ),
  cheongeo: mark(
    '#4C7DB8',
    '#23497D',
    path('M14 48c14-22 40-24 56-2l14-14v32L70 50C54 72 28 70 14 48Z', white),
    eye(30, 46, 4.5),
    line('M44 36q8 12 0 24M56 38q6 10 0 20', '#A9C8EA', 4),
  ),
  dotori: mark(
    '#D99A4E',
    '#9A5F1E',
    path('M26 44h44c0 20-10 34-22 40-12-6-22-20-22-40Z', '#FFE6C2'),
    path('M20 44c0-14 12-22 28-22s28 8 28 22Z', '#6E4018'),
    line('M48 22v-8', '#6E4018', 6),
    line('M40 56v10M56 56v10', '#D99A4E', 4),
  ),
  gaetbeol: mark(
    '#9C8575',
    '#655044',
    path('M14 34q18-8 34 4 16-12 34-4v40q-18-6-34 4-16-10-34-4Z', white),
    line('M48 38v40', '#D8CBC1', 4),
    line('M24 46q8-2 14 2M24 58q8-2 14 2M72 46q-8-2-14 2M72 58q-8-2-14 2', '#B7A396', 4),
  ),
  hwangpo: mark(
    '#3D7FBF',
    '#174B80',
    path('M50 14v46H22C26 38 36 22 50 14Z', sand),
    path('M56 24c12 8 18 20 19 36H56Z', '#FFE9A8'),
    path('M16 66h64c-4 12-12 16-20 16H34c-8 0-14-6-18-16Z', white),
  ),
  noeul: mark(
    '#FF9A6B',
    '#D1495B',
    circle(48, 50, 22, '#FFE08A'),
    path('M0 54h96v42H0Z', '#B23A56'),
    line('M26 64h44M34 73h28M42 82h12', '#FFC9A8', 5),
  ),
  byeolbit: mark(
    '#4B4FA8',
    '#23265F',
    line('M20 66 36 40 56 52 76 24', '#A9ADF5', 4),
    circle(20, 66, 5, white) + circle(36, 40, 6, sand) + circle(56, 52, 5, white),
    path('m76 12 4 8.5 9 1-6.5 6.3 1.7 9.2-8.2-4.5-8.2 4.5 1.7-9.2-6.5-6.3 9-1Z', sand),
    circle(34, 76, 3, white) + circle(70, 72, 3.5, '#A9ADF5'),
  ),
  sanho: mark(
    '#FF9E9E',
    '#E04F67',
    line('M48 82V34M48 62q-18-2-18-22M48 70q20-2 20-24M48 46q10-4 10-20M30 52q-8-2-10-10M68 56q8-4 8-12', white, 8),
    circle(24, 26, 4, '#FFD9DC') + circle(76, 24, 5, '#FFD9DC'),
  ),
  'mirae-h': mark(
    '#44607A',
    '#1D3348',
    rect(18, 54, 14, 28, 4, '#9FC1DD'),
    rect(41, 38, 14, 44, 4, white),
    rect(64, 22, 14, 60, 4, sand),
    line('M18 36 40 20l10 8 20-14', '#5BD5F2', 5),
  ),
  onnuri: mark(
    '#5BBF8A',
    '#217A4E',
    circle(48, 48, 30, white),
    path('M28 34c10-4 12 6 20 4s4-12 14-14a30 30 0 0 1 14 18c-10 2-8 12-16 14s-8 14-16 18A30 30 0 0 1 28 34Z', '#8ED7B0'),
    circle(37, 54, 4, sand),
    line('M36 66q12 8 24 0', '#217A4E', 4),
  ),
  kodari: mark(
    '#3C4657',
    '#171E2B',
    path('M48 14c12 7 22 9 32 9v26c0 18-14 28-32 36-18-8-32-18-32-36V23c10 0 20-2 32-9Z', white),
    path('M26 48c8-12 24-12 32-1l10-9v20l-10-8c-8 10-24 10-32-2Z', '#3C4657'),
    circle(36, 46, 3, sand),
  ),
}
