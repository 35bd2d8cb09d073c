import { useEffect, useRef } from 'react'

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
