import { useEffect, useRef } from 'react'

/**
 * After another wish the results are seen from their beginning; a turned page also takes the keyboard there, since the
 * link that turned it may be gone. The way back keeps its place instead.
 */
export const useResultsTop = (wish: string, page: number, isReturn: boolean) => {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ wish, page })
  useEffect(() => {
    const before = last.current
    last.current = { wish, page }
    if (isReturn || (before.wish === wish && before.page === page)) return
    if (before.wish === wish) heading.current?.focus({ preventScroll: true })
    if (section.current && section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView()
  }, [wish, page, isReturn])
  return { section, heading }
}
