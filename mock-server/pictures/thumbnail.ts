import type { Topic } from '../content/topics.ts'
import { clang, java, lua, python, security, sql, terminal, turtleDrawing, web } from './codeThumbnails.ts'
import { app, art, board, entry, game, music, robot, scratch } from './makerThumbnails.ts'
import { type Palette, paletteOf } from './palettes.ts'
import { circle, ground, group, groundHeight as height, line, path, picture, groundWidth as width } from './shapes.ts'
import { ai, algorithm, data, olympiad, puzzle, sorting, structure } from './thinkingThumbnails.ts'

export const subjects: Readonly<Record<Topic, (palette: Palette) => string>> = {
  python,
  entry,
  scratch,
  java,
  clang,
  web,
  structure,
  algorithm,
  olympiad,
  data,
  ai,
  board,
  lua,
  game,
  app,
  sql,
  art,
  music,
  terminal,
  puzzle,
  robot,
  security,
}

/** Second drawings of the most frequent topics, used by half of the palettes. */
const otherDrawings: Partial<Readonly<Record<Topic, (palette: Palette) => string>>> = { algorithm: sorting, python: turtleDrawing }

/** Draws the picture of a course or class: its topic, in one of the palettes. */
export function thumbnail(topic: Topic, palette: number): string {
  const colours = paletteOf(palette)
  const mood = Object.keys(subjects).indexOf(topic) + palette
  const draw = (palette % 2 === 0 ? otherDrawings[topic] : undefined) ?? subjects[topic]
  return picture(width, height, ground(colours, mood), draw(colours))
}

const filmHeight = 180

/** Draws the picture in a player before its film begins: the lesson's subject, in the frame of a film. */
export function filmPoster(topic: Topic): string {
  const palette = paletteOf(Object.keys(subjects).indexOf(topic) + 1)
  return picture(
    width,
    filmHeight,
    ground(palette, 1),
    group('translate(32 6) scale(.8)', subjects[topic](palette)),
    path(`M0 0h${width}v16H0ZM0 ${filmHeight - 16}h${width}v16H0Z`, '#12233A'),
    line(`M14 8h${width - 20}M14 ${filmHeight - 8}h${width - 20}`, '#fff', 6, 'stroke-dasharray="4 16" opacity=".8"'),
  )
}

/** Draws the picture of an article: the same subjects as a course's, on paper and in a calmer frame. */
export function blogPicture(topic: Topic, number: number): string {
  const palette = paletteOf(number)
  const { soft, from, to, a, b } = palette
  const gradient = `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  return picture(
    width,
    height,
    gradient,
    path(`M0 0h${width}v${height}H0Z`, soft),
    path('M46 104C40 40 92 14 158 20s122 6 124 76-44 92-118 86S50 160 46 104Z', 'url(#g)'),
    circle(38, 46, 9, a),
    circle(288, 166, 12, b),
    circle(20, 168, 26, '#fff', 'opacity=".6"'),
    circle(302, 24, 18, '#fff', 'opacity=".6"'),
    group('translate(48 30) scale(.7)', subjects[topic](palette)),
  )
}
