import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what replaces a focused element: takes over the focus, unless it is elsewhere by now. */
export const useFocusHere = (isWanted: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isWanted && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [isWanted])
  return place
}
