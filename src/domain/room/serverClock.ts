/** One look at the server's clock, in ms: by the device's clock when it was asked and answered, by the server's what it said. */
export interface ClockSample {
  readonly askedAt: number
  readonly answeredAt: number
  readonly serverTime: number
}

/**
 * By how much the server's clock is ahead of the device's, in ms. A sample says no more than that it lies between two limits: what is known stays as
 * long as it does, so that a countdown does not jump with each answer; a device's clock that was changed, or slept, falls out of them.
 */
export function clockOffset(known: number | null, { askedAt, answeredAt, serverTime }: ClockSample): number {
  const [least, most] = [serverTime - answeredAt, serverTime - askedAt]
  return known !== null && least <= known && known <= most ? known : (least + most) / 2
}

const hourMs = 3_600_000
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What is left, in ms, as a clock shows it: `1:05:09`, `05:09`. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  const short = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
  return hours > 0 ? `${hours}:${short}` : short
}

/** The same in words. */
export function timeLeftText(left: number): string {
  if (left <= 0) return '시간이 끝났어요'
  if (left < 60_000) return `${Math.ceil(left / 1_000)}초 남았어요`
  const minutes = Math.ceil(left / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (left < hourMs && hours === 0) return `${minutes}분 남았어요`
  return rest === 0 ? `${hours}시간 남았어요` : `${hours}시간 ${rest}분 남았어요`
}

/** In minutes: when the time that is left is read out. */
export const announcedMinutes = [30, 10, 5, 1] as const

/** What is to be read out between two looks at the time that is left, the last of it where more has passed; null: nothing, or it is over. */
export function announcedLeft(before: number, left: number): number | null {
  if (left <= 0) return null
  return announcedMinutes.findLast((minutes) => before > minutes * 60_000 && left <= minutes * 60_000) ?? null
}
