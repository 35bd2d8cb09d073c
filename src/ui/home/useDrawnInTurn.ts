import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../kit/lazy.tsx'

/** As many as the first screen of a desktop shows. */
const firstCount = 3

interface DrawnInTurnOptions {
  readonly count: number
  /** Whether all that they show is here. */
  readonly isLoaded: boolean
  /** Whether they may be drawn. */
  readonly isSettled: boolean
}

/**
 * How many of so many sections are drawn. Those of the first screen are drawn at once, each other one when the browser has nothing else to
 * do. Where nothing had to be waited for, as for whoever comes back, all are: their place in the page is there again.
 */
export const useDrawnInTurn = ({ count, isLoaded, isSettled }: DrawnInTurnOptions): number => {
  const [drawnCount, setDrawnCount] = useState(isLoaded ? Number.POSITIVE_INFINITY : firstCount)
  useEffect(() => {
    if (!isSettled || drawnCount >= count) return
    return whenIdle(() => startTransition(() => setDrawnCount(drawnCount + 1)))
  }, [isSettled, drawnCount, count])
  return drawnCount
}
