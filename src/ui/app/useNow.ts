import { useEffect, useEffectEvent, useState } from 'react'
import { useApplication } from './ApplicationContext.ts'
import { ticks } from './ticks.ts'

/**
 * What time it is, as often as `wait` (milliseconds until something changes) asks for it. `from` is what the change is
 * reckoned from; when it comes late or becomes another, the waiting begins anew.
 */
export const useNow = <From>(from: From, wait: (now: Date, from: From) => number | null): Date => {
  const { clock } = useApplication()
  const [now, setNow] = useState(() => clock.now())
  const pause = useEffectEvent(wait)
  useEffect(() => {
    const subscription = ticks(clock, (at) => pause(at, from)).subscribe(setNow)
    return () => subscription.unsubscribe()
  }, [clock, from])
  return now
}
