import { circle, ellipse, eye, group, line, path, rect, see } from '../shapes.ts'

/** All parts are drawn on 96 × 96: the head from (26, 14) to (70, 59), the shoulders at 61, the hem of a top at 81, the feet at 93. */
export const ink = '#2B3342'

/** Underwear below all clothes, so that no figure is naked. */
const underwear = path('M35 61.5q13-4.5 26 0l2.4 15.5H32.6Z', '#EDF3FA') + path('M34.5 76h27l.8 7.5H49.6L48 81l-1.6 2.5H33.7Z', '#C9D6E6')

const body = (tone: string) =>
  [line('M35 64 29 76M61 64l6 12M43 76v12M53 76v12', tone, 8), rect(43, 52, 10, 11, 4, tone), path('M36 62q12-5 24 0l1 16H35Z', tone)].join(
    '',
  )

const skin = (tone: string, shade: string, more = '') =>
  [
    body(tone),
    underwear,
    path('M43.5 57.5q4.5 3 9 0v3.2q-4.5 2.6-9 0Z', shade, see(0.7)),
    circle(26, 40, 5, tone) + circle(70, 40, 5, tone) + circle(26, 40, 2.4, shade) + circle(70, 40, 2.4, shade),
    rect(26, 14, 44, 45, 21, tone),
    more,
  ].join('')

const scales = (colour: string) =>
  line('M31 27q2 2.4 4 0M36 23q2 2.4 4 0M56 23q2 2.4 4 0M61 27q2 2.4 4 0', colour, 1.6) +
  line('M41.5 84q1.5 1.8 3 0M51.5 84q1.5 1.8 3 0', colour, 1.4)

const freckles = ['M33.5 45.5h.1M36.5 47h.1M31 47.5h.1M59.5 47h.1M62.5 45.5h.1M65 47.5h.1'].map((d) => line(d, '#C7814F', 1.6)).join('')

export const skins: readonly string[] = [
  skin('#FFE0C7', '#F6C8A2'),
  skin('#F6C8A2', '#E5A97C'),
  skin('#D9A077', '#BF8258'),
  skin('#9A6642', '#7D4F31'),
  skin('#FFE0C7', '#F6C8A2', freckles),
  skin('#9ADCF2', '#63BFE0', scales('#E4FAFF')),
  skin('#B9EBC9', '#84CFA0', circle(33, 22, 2.4, '#84CFA0') + circle(62, 20, 1.8, '#84CFA0') + circle(65, 26, 2.6, '#84CFA0')),
  skin('#CDBBFF', '#A48CF0', path('M48 18.2l1.3 2.7 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4Z', '#FFF3B8')),
]

const eyes = eye(39, 39, 3.6) + eye(57, 39, 3.6)
const cheeks = ellipse(33, 46, 4, 2.6, '#FF8A80', see(0.5)) + ellipse(63, 46, 4, 2.6, '#FF8A80', see(0.5))
const brows = line('M35 32q4-3 8-1M53 31q4-2 8 1', ink, 2.2, see(0.7))
const mouth = (d: string) => line(d, '#B3413C', 2.6)
const laugh = path('M41 45.5h14q-1 8-7 8t-7-8Z', '#B3413C') + path('M43.5 50.6q4.5-2.4 9 0-1.6 2.9-4.5 2.9t-4.5-2.9Z', '#FF8A80')
const heart = (x: number) => path(`M${x} 43.5c-6-3.6-5-8-2.4-8.2 1.3 0 2 .8 2.4 1.8.4-1 1.1-1.8 2.4-1.8 2.6.2 3.6 4.6-2.4 8.2Z`, '#F0447A')
const star = (x: number) => path(`M${x} 33.6l1.7 3.5 3.8.5-2.8 2.6.7 3.8-3.4-1.9-3.4 1.9.7-3.8-2.8-2.6 3.8-.5Z`, '#F5A300')

export const faces: readonly string[] = [
  eyes + cheeks + mouth('M43 47q5 5 10 0'),
  eyes + brows + mouth('M42 48q6 3 12-1'),
  line('M35 40q4-5 8 0M53 40q4-5 8 0', ink, 3) + cheeks + mouth('M43 46q5 6 10 0'),
  eyes + brows + cheeks + laugh,
  eye(39, 39, 3.6) +
    line('M53 39.5q4-4.5 8 0', ink, 3) +
    cheeks +
    mouth('M42.5 46.5q5.5 5.5 11 0') +
    path('M49 49.2q3.4.2 4.6-1.6.8 3.6-1.6 4-2.6.2-3-2.4Z', '#FF8A80'),
  star(39) + star(57) + cheeks + laugh,
  heart(39) + heart(57) + cheeks + mouth('M43.5 48q4.5 4 9 0'),
  line('M34.5 39h9M52.5 39h9', ink, 3.4) + line('M34 34.5q5 .4 9 2.4M62 34.5q-5 .4-9 2.4', ink, 2.2) + mouth('M44 48.5h8'),
  group(
    'translate(0)',
    circle(39, 39.5, 5.2, '#fff') +
      circle(57, 39.5, 5.2, '#fff') +
      circle(39, 40, 3.6, '#1B74F0') +
      circle(57, 40, 3.6, '#1B74F0') +
      circle(40.4, 38.4, 1.4, '#fff') +
      circle(58.4, 38.4, 1.4, '#fff'),
  ) +
    line('M33.6 35.4q5-4.6 10.6-.6M51.8 34.8q5.6-4 10.6.6', ink, 2.4) +
    cheeks +
    ellipse(48, 48.5, 2.4, 3, '#B3413C'),
]
