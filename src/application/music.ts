import type { Score } from '../domain/music/score.ts'
import type { SeaTheme } from '../domain/problems/problemTypes.ts'

/** Plays a tune round and round, one at a time. */
export interface MusicPlayer {
  /** Ends the tune before, if there is one. Where the browser waits for a key or a click, the tune begins with it. */
  play(score: Score): void
  stop(): void
}

export interface MusicFeature {
  readonly player: MusicPlayer
  scoreOf(theme: SeaTheme): Score
}
