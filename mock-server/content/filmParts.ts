import type { Board } from '../../src/domain/lesson/board.ts'
import type { FilmScene } from '../../src/domain/lesson/film.ts'

/** A scene of a film: the text on the board, and the narration, sentence by sentence. */
interface SceneFacts {
  /** The title of the part that begins here; null: the part goes on. */
  readonly chapter: string | null
  readonly board: Board
  readonly sentences: readonly string[]
}

export const scene = (chapter: string | null, board: Board, ...sentences: readonly string[]): SceneFacts => ({ chapter, board, sentences })
export const titleBoard = (title: string, note: string | null = null): Board => ({ kind: 'title', title, note })
export const pointsBoard = (title: string | null, ...items: readonly string[]): Board => ({ kind: 'points', title, items })
export const codeBoard = (line: number | null, ...lines: readonly string[]): Board => ({
  kind: 'code',
  language: 'python',
  code: lines.join('\n'),
  line,
})

export type FilmFacts = readonly SceneFacts[]

/** The reading speed of children, about seven letters a second. */
const lettersPerSecond = 7
const fewestSeconds = 3

const secondsFor = (sentence: string) => Math.max(fewestSeconds, Math.ceil(sentence.length / lettersPerSecond))

/** A film as the backend sends it: its scenes, and its words in WebVTT. */
interface DrawnFilm {
  readonly src: null
  readonly sceneList: readonly FilmScene[]
  readonly durationSeconds: number
  readonly captions: string
  readonly chapters: string
}

export function drawnFilm(scenes: FilmFacts): DrawnFilm {
  const sceneList: FilmScene[] = []
  const captions: string[] = []
  const marks: { readonly at: number; readonly title: string }[] = []
  let now = 0
  for (const { chapter, board, sentences } of scenes) {
    if (chapter !== null) marks.push({ at: now, title: chapter })
    const start = now
    for (const sentence of sentences) {
      captions.push(cue(now, now + secondsFor(sentence), sentence))
      now += secondsFor(sentence)
    }
    sceneList.push({ seconds: now - start, board })
  }
  const chapters = marks.map(({ at, title }, place) => cue(at, marks[place + 1]?.at ?? now, title))
  return { src: null, sceneList, durationSeconds: now, captions: webVtt(captions), chapters: webVtt(chapters) }
}

const webVtt = (cues: readonly string[]) => ['WEBVTT', ...cues].join('\n\n')
const cue = (from: number, to: number, text: string) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`
const two = (part: number) => String(part).padStart(2, '0')
const timeOf = (seconds: number) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`
