import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what stands where something else had the focus: takes it, unless somebody has it elsewhere by now. */
export const useFocusHere = (isWanted: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isWanted && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [isWanted])
  return place
}
