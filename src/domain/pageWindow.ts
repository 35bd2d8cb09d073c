/** The numbers that lead through a long list: the first page, the last, and those around the current one; `most` is odd and at least five. */
export function pageWindow(current: number, last: number, most: number): readonly number[] {
  if (last <= most) return from(1, last)
  const around = most - 2
  const start = Math.min(Math.max(1, current - (around - 1) / 2), last - around + 1)
  return [...new Set([1, ...from(start, around), last])]
}

function from(start: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => start + index)
}
