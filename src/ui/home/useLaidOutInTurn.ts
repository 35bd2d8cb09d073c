import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How long one piece of the work may take, in ms, if it is more than one section. */
const longest = 10

/**
 * Where sections take the place of skeletons all at a time, those out of sight are laid out after the others (`data-later`), as
 * many at a time as are quickly done: a slow phone would answer nobody for as long as all of them take. Who comes back to a
 * page that is known gets the whole of it at once, at the place where it was left.
 */
export const useLaidOutInTurn = (list: RefObject<HTMLElement | null>, isDrawn: boolean): void => {
  const before = useRef<readonly Element[]>([])
  useLayoutEffect(() => {
    if (!isDrawn) before.current = [...(list.current?.children ?? [])]
  })
  useLayoutEffect(() => {
    if (!isDrawn || before.current.length === 0) return
    const waiting = [...(list.current?.children ?? [])].filter((section) => !before.current.includes(section))
    before.current = []
    for (const section of waiting) section.toggleAttribute('data-later', true)
    let timer = setTimeout(layOutNext)
    function layOutNext() {
      const end = performance.now() + longest
      do {
        const section = waiting.shift()
        section?.toggleAttribute('data-later', false)
        // Asked for its size, the browser lays it out here and now, not all together with the next frame.
        section?.getBoundingClientRect()
      } while (waiting.length > 0 && performance.now() < end)
      if (waiting.length > 0) timer = setTimeout(layOutNext)
    }
    return () => {
      clearTimeout(timer)
      for (const section of waiting) section.toggleAttribute('data-later', false)
    }
  }, [list, isDrawn])
}
