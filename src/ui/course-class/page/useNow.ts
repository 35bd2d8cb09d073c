import { useEffect, useEffectEvent, useState } from 'react'
import { useApplication } from '../../app/ApplicationContext.ts'
import { ticks } from './ticks.ts'

/** What time it is, as often as `wait` (milliseconds until something changes) asks for it. */
export const useNow = (wait: (now: Date) => number | null): Date => {
  const { clock } = useApplication()
  const [now, setNow] = useState(() => clock.now())
  const pause = useEffectEvent(wait)
  useEffect(() => {
    const subscription = ticks(clock, (at) => pause(at)).subscribe(setNow)
    return () => subscription.unsubscribe()
  }, [clock])
  return now
}
