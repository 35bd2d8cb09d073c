/** Whole, from 0 to 100: 100 only when nothing is left, 0 where there is nothing to do. */
export function percentDone(done: number, total: number): number {
  return total <= 0 ? 0 : Math.floor((Math.min(Math.max(done, 0), total) * 100) / total)
}
