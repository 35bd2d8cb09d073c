import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Focuses the page's h1: where reading goes on after the page has changed. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('#page-frame h1')?.focus({ preventScroll: true })

/** For when the focused element is about to be removed: after the next render, unless something else has the focus by then. */
export const focusHeadingIfLost = (): void => {
  setTimeout(() => document.activeElement === document.body && focusHeading())
}

/** Moves the focus after the next render: until then an open dialog keeps the page inert. */
export const useFocusAfterRender = (focus: () => void) => {
  const [requestCount, setWishes] = useState(0)
  const focusNow = useEffectEvent(focus)
  useEffect(() => {
    if (requestCount > 0) focusNow()
  }, [requestCount])
  return () => setWishes((before) => before + 1)
}

/**
 * After another wish the results are seen from their beginning; a turned page also takes the keyboard there, since the
 * link that turned it may be gone. The way back keeps its place instead.
 */
export const useScrollToResults = (queryKey: string, page: number, isHistoryNavigation: boolean) => {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ wish: queryKey, page })
  useEffect(() => {
    const before = last.current
    last.current = { wish: queryKey, page }
    if (isHistoryNavigation || (before.wish === queryKey && before.page === page)) return
    if (before.wish === queryKey) heading.current?.focus({ preventScroll: true })
    if (section.current && section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView()
  }, [queryKey, page, isHistoryNavigation])
  return { section, heading }
}

/** Tells at any later time whether the component still stands: what it can no longer say has to be said elsewhere. */
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
