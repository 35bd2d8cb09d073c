import { useEffect, useEffectEvent, useState } from 'react'

/** Moves the focus after the next render: until then an open dialog keeps the page inert. */
export const useFocusAfter = (focus: () => void) => {
  const [wishes, setWishes] = useState(0)
  const focusNow = useEffectEvent(focus)
  useEffect(() => {
    if (wishes > 0) focusNow()
  }, [wishes])
  return () => setWishes((before) => before + 1)
}
