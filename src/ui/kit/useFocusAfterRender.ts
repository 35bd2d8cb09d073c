import { useEffect, useEffectEvent, useState } from 'react'

/** Moves the focus after the next render; until then an open dialog keeps the page inert. */
export const useFocusAfterRender = (focus: () => void) => {
  const [requestCount, setRequestCount] = useState(0)
  const focusNow = useEffectEvent(focus)
  useEffect(() => {
    if (requestCount > 0) focusNow()
  }, [requestCount])
  return () => setRequestCount((before) => before + 1)
}
