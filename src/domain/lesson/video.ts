import type { LessonProgress } from './lesson.ts'

const secondsPerMinute = 60
const secondsPerHour = 60 * secondsPerMinute

/** Formats seconds: 200 → '3:20', 3725 → '1:02:05'. */
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

/** The share of a video that counts as the whole: the last seconds are often credits. */
const watchedShare = 0.95
/** The least position to resume from, in seconds. */
const minResumeSeconds = 2

/** The share of a video that has to be played; the rest may be skipped by learners who know it. */
const minPlayedShare = 0.8

/** The whole seconds of a video that were really played, wherever its slider stands. */
export type PlayedSeconds = ReadonlySet<number>

/** Adds a stretch that was played without a jump. A stretch backwards is a jump, and adds nothing. */
export function withPlayed(played: PlayedSeconds, fromSeconds: number, toSeconds: number): PlayedSeconds {
  const added: number[] = []
  for (let second = Math.floor(fromSeconds); second < toSeconds; second += 1) if (!played.has(second)) added.push(second)
  return added.length === 0 ? played : new Set([...played, ...added])
}

/** Tells whether a video counts as watched: its end is near and enough of it was played. */
export function isWatched(atSeconds: number, durationSeconds: number | null, played: PlayedSeconds): boolean {
  return isNearEnd(atSeconds, durationSeconds) && played.size >= durationSeconds * minPlayedShare
}

/** Tells whether the end is near; without a known length it never is. */
function isNearEnd(atSeconds: number, durationSeconds: number | null): durationSeconds is number {
  return durationSeconds !== null && Number.isFinite(durationSeconds) && durationSeconds > 0 && atSeconds >= durationSeconds * watchedShare
}

/** Returns the second at which a video resumes; null where it starts from the beginning, because it has just begun or is done. */
export function resumePoint(progress: LessonProgress | null, durationSeconds: number | null): number | null {
  if (progress === null || progress.isDone) return null
  const { positionSeconds } = progress
  return positionSeconds < minResumeSeconds || isNearEnd(positionSeconds, durationSeconds) ? null : positionSeconds
}
