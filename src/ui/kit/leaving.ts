import { useEffect, useEffectEvent } from 'react'

/** Calls back whenever the page may be left for good: hidden, frozen, unloaded, or the component unmounts. It may call more than once. */
export const useOnLeave = (leave: () => void) => {
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    const onLeave = () => leaveNow()
    document.addEventListener('visibilitychange', onLeave)
    document.addEventListener('freeze', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onLeave)
      document.removeEventListener('freeze', onLeave)
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
}

const pauseMs = 500

/** Saves an edit at every pause, and whenever the page may be left. */
export const useKeepEdit = (edit: unknown, keep: () => void) => {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change begins the pause anew
  }, [edit])
  useOnLeave(keep)
}
