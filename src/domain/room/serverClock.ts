/** A reading of the server's clock, in ms: the device's times of request and answer, and the server's time between them. */
export interface ClockSample {
  readonly askedAt: number
  readonly answeredAt: number
  readonly serverTime: number
}

/**
 * Returns by how much the server's clock is ahead of the device's, in ms. A sample only gives two limits: the known offset is kept while it
 * lies between them, so that a countdown does not jump with each answer. It no longer does after the device's clock was changed or slept.
 */
export function clockOffset(known: number | null, { askedAt, answeredAt, serverTime }: ClockSample): number {
  const [min, max] = [serverTime - answeredAt, serverTime - askedAt]
  return known !== null && min <= known && known <= max ? known : (min + max) / 2
}

const hourMs = 3_600_000
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats the time left, in ms, like a clock: `1:05:09`, `05:09`. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}

/** Formats the time left, in ms, in words. */
export function timeLeftText(left: number): string {
  if (left <= 0) return '시간이 끝났어요'
  if (left < 60_000) return `${Math.ceil(left / 1_000)}초 남았어요`
  const minutes = Math.ceil(left / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (left < hourMs && hours === 0) return `${minutes}분 남았어요`
  return rest === 0 ? `${hours}시간 남았어요` : `${hours}시간 ${rest}분 남았어요`
}

/** The minutes left at which the time is announced. */
export const announcedMinutes = [30, 10, 5, 1] as const

/** Returns the minutes to announce between two readings of the time left, the last if several were passed; null: none, or time is up. */
export function announcedLeft(before: number, left: number): number | null {
  if (left <= 0) return null
  return announcedMinutes.findLast((minutes) => before > minutes * 60_000 && left <= minutes * 60_000) ?? null
}
