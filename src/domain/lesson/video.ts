import type { LessonProgress } from './lesson.ts'

const secondsPerMinute = 60
const secondsPerHour = 60 * secondsPerMinute

/** 200 → '3:20', 3725 → '1:02:05'. */
export function playTimeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [
    Math.floor(whole / secondsPerHour),
    Math.floor((whole % secondsPerHour) / secondsPerMinute),
    whole % secondsPerMinute,
  ]
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

/** Share of a video that counts as the whole: the last seconds are often credits. */
const watchedShare = 0.95
/** In seconds. */
const minResumeSeconds = 2

/** Whether a video counts as watched at this place. Without a length nobody can tell before its end. */
export function isWatched(atSeconds: number, durationSeconds: number | null): boolean {
  return durationSeconds !== null && Number.isFinite(durationSeconds) && durationSeconds > 0 && atSeconds >= durationSeconds * watchedShare
}

/** Where a video can be taken up again; null where that is its start: it has just begun, or is done. */
export function resumePoint(progress: LessonProgress | null, durationSeconds: number | null): number | null {
  if (progress === null || progress.isDone) return null
  const { positionSeconds } = progress
  return positionSeconds < minResumeSeconds || isWatched(positionSeconds, durationSeconds) ? null : positionSeconds
}
