import type { Score } from '../domain/music/score.ts'
import type { SeaTheme } from '../domain/problems/problemTypes.ts'

/** Plays a tune round and round, one at a time. */
export interface MusicPlayer {
  /** Plays a tune instead of the former one. Where the browser waits for a key or a click, it begins with that. */
  play(score: Score): void
  stop(): void
  /** Plays a tune once, beside whatever else plays. It is silent if the browser does not allow sound before a gesture. */
  playOnce(score: Score): void
}

export interface MusicFeature {
  readonly player: MusicPlayer
  scoreOf(theme: SeaTheme): Score
  readonly successChime: Score
}
