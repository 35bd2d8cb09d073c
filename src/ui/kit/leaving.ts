import { useEffect, useEffectEvent } from 'react'

/** Calls back whenever the page may be left for good: it is hidden or unloaded, or the component goes. Called more than once. */
export const useOnLeave = (leave: () => void) => {
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    const onLeave = () => leaveNow()
    document.addEventListener('visibilitychange', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onLeave)
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
}
