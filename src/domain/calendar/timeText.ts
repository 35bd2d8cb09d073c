const noon = 12

/** '18:30' → '오후 6시 30분', '09:00' → '오전 9시'. */
export function timeText(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), Number(time.slice(3, 5))]
  const half = hour < noon ? '오전' : '오후'
  const shown = hour % noon === 0 ? noon : hour % noon
  return minute === 0 ? `${half} ${shown}시` : `${half} ${shown}시 ${minute}분`
}

/** '오후 6시~7시 30분'; the half of the day is said once when both lie in it. */
export function timeSpanText(start: string, end: string): string {
  const [from, until] = [timeText(start), timeText(end)]
  const isSameHalf = from.slice(0, 2) === until.slice(0, 2) && start < end
  return `${from}~${isSameHalf ? until.slice(3) : until}`
}
