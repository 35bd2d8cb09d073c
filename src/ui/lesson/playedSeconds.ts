import { useState } from 'react'
import { type PlayedSeconds, withPlayed } from '../../domain/lesson/video.ts'

export interface PlayedRecord {
  readonly seconds: PlayedSeconds
  /** Tells that the video has run up to this second. */
  advance(atSeconds: number): void
  /** Tells that the video was moved to this second; the seconds between were not played. */
  jump(atSeconds: number): void
}

/** Records the seconds that are actually played. Those before the position to resume at count as played earlier. */
export const usePlayedSeconds = (startsAt: number): PlayedRecord => {
  const [record] = useState(() => createPlayedRecord(startsAt))
  return record
}

function createPlayedRecord(startsAt: number): PlayedRecord {
  let seconds = withPlayed(new Set(), 0, startsAt)
  let last = startsAt
  return {
    get seconds() {
      return seconds
    },
    advance(atSeconds) {
      seconds = withPlayed(seconds, last, atSeconds)
      last = atSeconds
    },
    jump(atSeconds) {
      last = atSeconds
    },
  }
}
