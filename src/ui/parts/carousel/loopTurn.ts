interface Loop {
  readonly count: number
  /** The slide it is laid out from now. */
  readonly turn: number
  /** First item in sight, and whether the one after it shows too. */
  readonly seen: number
  readonly between: boolean
  readonly target: number
  readonly towards: 1 | -1
}

/** Remainder that is never negative. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count

/**
 * A loop without clones: the same few slides, laid out from another one on. Says from which, so that the target lies on the
 * side that the person expects and what is in sight stays side by side.
 */
export function loopTurn({ count, turn: now, seen, between, target, towards }: Loop): number {
  const slot = (index: number, turn: number) => wrap(index - turn, count)
  const keepsSight = (turn: number) => !between || slot(seen, turn) < count - 1
  const leadsOn = (turn: number) => (slot(target, turn) - slot(seen, turn)) * towards > 0
  const farthest = wrap(target + (towards > 0 ? 1 : 0), count)
  const turns = [now, ...Array.from({ length: count }, (_, steps) => wrap(farthest + steps, count))].filter(keepsSight)
  return turns.find(leadsOn) ?? now
}

/** With a neighbour on either side, so that a swipe finds one in both directions. */
export const centredTurn = (at: number, count: number) => wrap(at - 1, count)
