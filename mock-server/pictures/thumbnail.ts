import { ground, height, width } from './ground.ts'
import { type Palette, paletteOf } from './palettes.ts'
import { picture } from './shapes.ts'
import { ai } from './thumbnails/ai.ts'
import { algorithm } from './thumbnails/algorithm.ts'
import { app } from './thumbnails/app.ts'
import { art } from './thumbnails/art.ts'
import { board } from './thumbnails/board.ts'
import { clang } from './thumbnails/clang.ts'
import { data } from './thumbnails/data.ts'
import { entry } from './thumbnails/entry.ts'
import { game } from './thumbnails/game.ts'
import { java } from './thumbnails/java.ts'
import { lua } from './thumbnails/lua.ts'
import { music } from './thumbnails/music.ts'
import { olympiad } from './thumbnails/olympiad.ts'
import { puzzle } from './thumbnails/puzzle.ts'
import { python } from './thumbnails/python.ts'
import { robot } from './thumbnails/robot.ts'
import { scratch } from './thumbnails/scratch.ts'
import { security } from './thumbnails/security.ts'
import { sql } from './thumbnails/sql.ts'
import { structure } from './thumbnails/structure.ts'
import { terminal } from './thumbnails/terminal.ts'
import { web } from './thumbnails/web.ts'
import type { Topic } from '../world/catalogue/topics.ts'

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
