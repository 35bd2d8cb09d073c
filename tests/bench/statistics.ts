/** The middle value; NaN when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** The value that this share of all values does not exceed; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Rotates a list, so that no page is always measured after the same one. */
export const rotated = <T>(list: readonly T[], by: number): readonly T[] => list.map((_, index) => list[(index + by) % list.length] as T)

export type Numbers<K extends string> = Readonly<Record<K, number>>

/** Each number's median over the runs. */
export const medians = <K extends string>(keys: readonly K[], runs: readonly Numbers<K>[]): Numbers<K> =>
  Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Numbers<K>

interface Span {
  readonly start: number
  readonly end: number
}

/** Counts the rounds of requests that each waited for an answer of the round before. */
export function roundsOf(requests: readonly Span[]): number {
  let [rounds, firstAnswer] = [0, -Infinity]
  for (const { start, end } of requests.toSorted((one, other) => one.start - other.start)) {
    if (start >= firstAnswer) [rounds, firstAnswer] = [rounds + 1, end]
    else firstAnswer = Math.min(firstAnswer, end)
  }
  return rounds
}

/** Counts the frames that are missing, at 60 a second. */
export function lostFrames(times: readonly number[]): number {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  return gaps.reduce((lost, gap) => lost + Math.max(0, Math.round((gap * 60) / 1000) - 1), 0)
}

/** Total blocking time: the part of each long task beyond 50 ms, as far as it is after the first paint. */
export const blockingTime = (tasks: readonly { readonly start: number; readonly duration: number }[], firstPaint: number): number =>
  tasks.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, firstPaint) - 50), 0)
