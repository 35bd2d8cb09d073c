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
