import type { LessonProgress } from './lesson.ts'

const minute = 60
const hour = 60 * minute

/** 200 → '3:20', 3725 → '1:02:05'. */
export function playTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / hour), Math.floor((whole % hour) / minute), whole % minute]
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

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
