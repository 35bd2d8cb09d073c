import { useEffect, useEffectEvent, useState } from 'react'

/** Moves the focus once what happens now has been drawn: until then a dialog holds the page. */
export const useFocusAfter = (focus: () => void) => {
  const [wishes, setWishes] = useState(0)
  const focusNow = useEffectEvent(focus)
  useEffect(() => {
    if (wishes > 0) focusNow()
  }, [wishes])
  return () => setWishes((before) => before + 1)
}
