import type { Score } from '../domain/music/score.ts'
import type { SeaTheme } from '../domain/problems/problemTypes.ts'

/** Plays a tune round and round, one at a time. */
export interface MusicPlayer {
  /** Plays a tune instead of the former one. Where the browser waits for a key or a click, it begins with that. */
  play(score: Score): void
  stop(): void
}

export interface MusicFeature {
  readonly player: MusicPlayer
  scoreOf(theme: SeaTheme): Score
}
