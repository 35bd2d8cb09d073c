import { useEffect, useState } from 'react'
import type { Observable } from 'rxjs'
import { wordInterval } from '../../domain/carousel/intervals.ts'
import { autoAdvance } from '../parts/carousel/autoAdvance.ts'
import { anyOf, hiddenTab } from '../parts/carousel/pauseReasons.ts'
import { reducedMotion } from '../parts/motion/reducedMotion.ts'

/** How often the word has changed: one clock for all places that show it, stopped by what stops the banner. */
export const useWordTurns = (stopped$: Observable<boolean>): number => {
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const paused$ = anyOf([stopped$, hiddenTab(), reducedMotion.changes$])
    const subscription = autoAdvance({ interval: wordInterval, paused$ }).subscribe(() => setTurns((before) => before + 1))
    return () => subscription.unsubscribe()
  }, [stopped$])
  return turns
}
