import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../kit/lazy.tsx'

/** The number of sections that the first screen of a desktop shows. */
const firstCount = 3

interface DrawnInTurnOptions {
  readonly count: number
  /** Whether the data of all sections has loaded. */
  readonly isLoaded: boolean
  /** Whether the sections may be rendered. */
  readonly isSettled: boolean
}

/**
 * Returns how many of the sections are rendered. Those of the first screen are rendered at once, each further one when the browser is
 * idle. If everything was already loaded, as on a return to the page, all are, so that the scroll position exists again.
 */
export const useDrawnInTurn = ({ count, isLoaded, isSettled }: DrawnInTurnOptions): number => {
  const [drawnCount, setDrawnCount] = useState(isLoaded ? Number.POSITIVE_INFINITY : firstCount)
  useEffect(() => {
    if (!isSettled || drawnCount >= count) return
    return whenIdle(() => startTransition(() => setDrawnCount(drawnCount + 1)))
  }, [isSettled, drawnCount, count])
  return drawnCount
}
