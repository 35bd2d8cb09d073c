import { grouped } from '../../domain/grouped.ts'

const hour = 60

/** 380 → '6시간 20분'. Null where there is nothing to say. */
export function studyTime(minutes: number | null): string | null {
  if (minutes === null || !(minutes >= 1)) return null
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / hour), whole % hour]
  return [hours > 0 && `${grouped(hours)}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ')
}
