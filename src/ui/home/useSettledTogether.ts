import { useEffect, useState } from 'react'
import { timer } from 'rxjs'

/** How long the first sections wait for the slowest list, so that nothing moves under the reader. */
const patience = 1000

/** True once everything has come for the first time, or has taken too long; then for good. */
export const useSettledTogether = (settled: boolean): boolean => {
  const [waited, setWaited] = useState(false)
  if (settled && !waited) setWaited(true)
  useEffect(() => {
    if (waited) return
    const subscription = timer(patience).subscribe(() => setWaited(true))
    return () => subscription.unsubscribe()
  }, [waited])
  return settled || waited
}
