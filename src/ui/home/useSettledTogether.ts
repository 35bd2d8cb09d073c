import { useEffect, useState } from 'react'
import { timer } from 'rxjs'

/** How long the first sections wait, in ms, so that nothing moves under the reader: first for viewer and site, then for the slowest list. */
const patience = { ground: 3000, lists: 1000 }

/** True once everything has come for the first time, or has taken too long; then for good. `isGrounded`: the lists are being asked for. */
export const useSettledTogether = (settled: boolean, isGrounded: boolean): boolean => {
  const [isOver, setOver] = useState(false)
  if (settled && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return
    const subscription = timer(isGrounded ? patience.lists : patience.ground).subscribe(() => setOver(true))
    return () => subscription.unsubscribe()
  }, [isOver, isGrounded])
  return isOver
}
