import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether it has ever been on the screen; what comes first on a page is. Where nobody can tell it counts as seen (F-110). */
export const useSeen = (ref: RefObject<Element | null>, comesFirst: boolean): boolean => {
  const [seen, setSeen] = useState(comesFirst)
  useEffect(() => {
    if (seen || !ref.current) return
    if (typeof IntersectionObserver === 'undefined') return setSeen(true)
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, seen])
  return seen
}
