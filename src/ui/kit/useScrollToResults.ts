import { useEffect, useRef } from 'react'

/**
 * Scrolls to the start of the results after another query. After another page the results also take the focus, since the pressed link may
 * be gone. Going back keeps the position.
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
