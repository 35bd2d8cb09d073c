import type { Topic } from '../content/topics.ts'
import { clang, java, lua, python, security, sql, terminal, web } from './codeThumbnails.ts'
import { app, art, board, entry, game, music, robot, scratch } from './makerThumbnails.ts'
import { type Palette, paletteOf } from './palettes.ts'
import { circle, ground, group, groundHeight as height, path, picture, rect, groundWidth as width } from './shapes.ts'
import { ai, algorithm, data, olympiad, puzzle, structure } from './thinkingThumbnails.ts'

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

/** The picture of a course or class: what it is about, in one of the palettes. */
export function thumbnail(topic: Topic, palette: number): string {
  const colours = paletteOf(palette)
  const mood = Object.keys(subjects).indexOf(topic) + palette
  return picture(width, height, ground(colours, mood), subjects[topic](colours))
}

const filmHeight = 180

/** What stands in a player before its film begins: the lesson's subject, and that the film is a demo's. */
export function filmPoster(topic: Topic): string {
  const palette = paletteOf(Object.keys(subjects).indexOf(topic) + 1)
  return picture(
    width,
    filmHeight,
    ground(palette, 1),
    group('translate(32 6) scale(.8)', subjects[topic](palette)),
    rect(12, 12, 66, 22, 8, '#12233A', 'opacity=".78"'),
    '<text x="45" y="27" font-family="sans-serif" font-size="12" font-weight="700" fill="#fff" text-anchor="middle">데모 영상</text>',
  )
}

/** The picture of an article: the same subjects as a course's, on paper and in a calmer frame. */
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
