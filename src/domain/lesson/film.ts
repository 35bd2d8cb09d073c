import type { Id } from '../id.ts'
import type { Board } from './board.ts'

/** A caption, or the title of a chapter, from one second to another. */
export interface Cue {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly text: string
}

/** A part of a film that the page draws itself. */
export interface FilmScene {
  readonly seconds: number
  readonly board: Board
}

/** A film with its texts: a video file, or scenes that the page draws. */
export interface FilmContent {
  readonly videoId: Id
  readonly title: string
  /** A description, paragraph by paragraph. */
  readonly description: readonly string[]
  readonly source: { readonly kind: 'file'; readonly src: string } | { readonly kind: 'scenes'; readonly scenes: readonly FilmScene[] }
  readonly poster: string | null
  /** Null: only the file itself knows it. */
  readonly durationSeconds: number | null
  readonly captions: readonly Cue[]
  readonly chapters: readonly Cue[]
}

/** The viewer's progress in a film. */
export interface FilmStanding {
  readonly positionSeconds: number
  readonly isDone: boolean
}

export const notWatched: FilmStanding = { positionSeconds: 0, isDone: false }

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** Returns the stored playback rate; the normal rate where the text is none. */
export function playbackRateOf(text: string | null): number {
  return playbackRates.find((rate) => String(rate) === text) ?? 1
}

export function filmLength(scenes: readonly FilmScene[]): number {
  return scenes.reduce((sum, { seconds }) => sum + Math.max(0, seconds), 0)
}

/** Returns the scene at this second, the last one also after the end; null where there is none. */
export function sceneAt(scenes: readonly FilmScene[], seconds: number): { readonly number: number; readonly scene: FilmScene } | null {
  let end = 0
  for (const [number, scene] of scenes.entries()) {
    end += Math.max(0, scene.seconds)
    if (seconds < end || number === scenes.length - 1) return { number, scene }
  }
  return null
}

/** Returns the index of the cue at this second; null between two cues. */
export function cueAt(cues: readonly Cue[], seconds: number): number | null {
  const at = cues.findIndex(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds)
  return at === -1 ? null : at
}

const arrow = /^\s*((?:\d+:)?\d{1,2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{1,2}:\d{2}\.\d{3})/

/** Parses the cues of a WebVTT text, in order. Voices, styles and invalid blocks are left out. The result contains no markup. */
export function parseWebVtt(text: string): readonly Cue[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => cueOf(block.split('\n')) ?? [])
    .toSorted((one, other) => one.startSeconds - other.startSeconds)
}

function cueOf(lines: readonly string[]): Cue | null {
  const at = lines.findIndex((line) => arrow.test(line))
  const [, start = '', end = ''] = arrow.exec(lines[at] ?? '') ?? []
  const words = lines
    .slice(at + 1)
    .map((line) => line.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean)
    .join('\n')
  const [startSeconds, endSeconds] = [secondsOf(start), secondsOf(end)]
  return at === -1 || words === '' || endSeconds <= startSeconds ? null : { startSeconds, endSeconds, text: words }
}

/** Parses a time in seconds: '1:02.500' → 62.5. */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
