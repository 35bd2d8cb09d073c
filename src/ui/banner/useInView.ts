import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** `unknown` where nobody can tell (F-110). */
type Sight = 'unseen' | 'in' | 'out' | 'unknown'

/** Whether at least this share of an element is on the screen; `unseen` as long as it has never been. */
export const useInView = (ref: RefObject<Element | null>, share: number): Sight => {
  const [sight, setSight] = useState<Sight>('unseen')
  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (typeof IntersectionObserver === 'undefined') return setSight('unknown')
    const observer = new IntersectionObserver(
      (entries) => {
        const isIn = (entries.at(-1)?.intersectionRatio ?? 0) >= share
        setSight((before) => (isIn ? 'in' : before === 'unseen' ? 'unseen' : 'out'))
      },
      { threshold: [share] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, share])
  return sight
}
