import { useCallback, useEffect, useRef } from 'react'

/** Focuses the page's h1, where reading continues after a navigation, or the field that the page is for. */
export const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector<HTMLElement>('#page-frame h1')
  target?.focus({ preventScroll: true })
}

/** For when the focused element is about to be removed: after the next render, unless something else has the focus by then. */
export const focusHeadingIfLost = (): void => {
  setTimeout(() => document.activeElement === document.body && focusHeading())
}

/** Whether the component is still mounted; if not, an outcome is shown as a notification. */
export const useIsMounted = (): (() => boolean) => {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
