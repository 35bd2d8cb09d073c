import { useEffect, useState } from 'react'

const patience = 2_000

/** True once the page is ready and the browser is idle; then for good. */
export const useWhenIdle = (ready: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!ready || idle) return
    const now = () => setIdle(true)
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(now)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(now, { timeout: patience })
    return () => cancelIdleCallback(request)
  }, [ready, idle])
  return idle
}
