import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Focuses the page's h1, where reading continues after a navigation, or the field that the page is for. */
export const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('[data-first-focus]') ?? document.querySelector<HTMLElement>('#page-frame h1')
  target?.focus({ preventScroll: true })
}

/** For when the focused element is about to be removed: after the next render, unless something else has the focus by then. */
export const focusHeadingIfLost = (): void => {
  setTimeout(() => document.activeElement === document.body && focusHeading())
}

/** Moves the focus after the next render: until then an open dialog keeps the page inert. */
export const useFocusAfterRender = (focus: () => void) => {
  const [requestCount, setRequestCount] = useState(0)
  const focusNow = useEffectEvent(focus)
  useEffect(() => {
    if (requestCount > 0) focusNow()
  }, [requestCount])
  return () => setRequestCount((before) => before + 1)
}

/**
 * After another query the results are scrolled to their start. After another page they also take the focus, since the pressed link may be
 * gone. Going back keeps the position.
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
