import { useState } from 'react'
import { type PlayedSeconds, withPlayed } from '../../domain/lesson/video.ts'

export interface PlayedRecord {
  readonly seconds: PlayedSeconds
  /** The video ran up to here. */
  advance(atSeconds: number): void
  /** The video was moved here: what lies between was not played. */
  jump(atSeconds: number): void
}

/** Records the seconds that really run. What lies before the place where the video is resumed counts as played earlier. */
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
