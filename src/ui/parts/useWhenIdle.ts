import { useEffect, useState } from 'react'
import { whenIdle } from './whenIdle.ts'

/** True once the page is ready and the browser is idle; then for good. */
export const useWhenIdle = (ready: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => (ready && !idle ? whenIdle(() => setIdle(true)) : undefined), [ready, idle])
  return idle
}
