import type { LessonProgress } from './LessonProgress.ts'

/** Share of a video that counts as the whole: the last seconds are often credits. */
const enough = 0.95
/** In seconds. */
const worthResuming = 2

/** Whether a video counts as watched at this place. Without a length nobody can tell before its end. */
export function isWatched(atSeconds: number, durationSeconds: number | null): boolean {
  return durationSeconds !== null && Number.isFinite(durationSeconds) && durationSeconds > 0 && atSeconds >= durationSeconds * enough
}

/** Where a video can be taken up again; null where that is its start: it has just begun, or is done. */
export function resumePoint(progress: LessonProgress | null, durationSeconds: number | null): number | null {
  if (progress === null || progress.isDone) return null
  const { positionSeconds } = progress
  return positionSeconds < worthResuming || isWatched(positionSeconds, durationSeconds) ? null : positionSeconds
}
