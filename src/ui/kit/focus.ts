import { useCallback, useEffect, useRef } from 'react'

/** Focuses the page's h1, where reading continues after a navigation, or the page's main field. */
export const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector<HTMLElement>('#page-frame h1')
  target?.focus({ preventScroll: true })
}

/** Focuses the heading after the next render unless another element has the focus. Call it before removing the focused element. */
export const focusHeadingIfLost = (): void => {
  setTimeout(() => document.activeElement === document.body && focusHeading())
}

/** Tells whether the component is still mounted; if not, callers show an outcome as a notification. */
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
