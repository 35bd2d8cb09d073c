import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../kit/lazy.tsx'

/** As many as the first screen of a desktop shows. */
const firstCount = 3

/** How many of so many sections are drawn: those of the first screen at once, each other one when the browser has nothing else to do. */
export const useDrawnInTurn = (isSettled: boolean, count: number): number => {
  const [drawnCount, setDrawnCount] = useState(firstCount)
  useEffect(() => {
    if (!isSettled || drawnCount >= count) return
    return whenIdle(() => startTransition(() => setDrawnCount(drawnCount + 1)))
  }, [isSettled, drawnCount, count])
  return drawnCount
}
