import { type RefObject, useEffect, useRef } from 'react'

/** The fold button disappears with the bar, and the handle when the bar opens: the focus moves from one to the other. */
export const useFoldFocus = (region: RefObject<HTMLElement | null>, isFolded: boolean) => {
  const before = useRef(isFolded)
  useEffect(() => {
    if (before.current === isFolded) return
    before.current = isFolded
    if (document.activeElement !== document.body) return
    region.current?.querySelector<HTMLElement>(isFolded ? 'button' : 'button[data-icon="fold"]')?.focus()
  }, [region, isFolded])
}
