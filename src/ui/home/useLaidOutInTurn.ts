import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How long all sections together may take, in ms, for nobody to notice. */
const atOnce = 100

/**
 * Where sections take the place of skeletons all at a time, a slow phone would answer nobody for as long as laying them out takes:
 * what is not done soon waits (`data-later`) and is laid out one section a task. A quick machine does all of it at once. Who comes
 * back to a page that is known gets the whole of it at once anywhere, at the place where it was left.
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
    const end = performance.now() + atOnce
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      do {
        const section = waiting.shift()
        section?.toggleAttribute('data-later', false)
        // Asked for its size, the browser lays it out here and now, not all together with the next frame.
        section?.getBoundingClientRect()
      } while (waiting.length > 0 && performance.now() < end)
      if (waiting.length > 0) timer = setTimeout(goOn)
    }
    goOn()
    return () => {
      clearTimeout(timer)
      for (const section of waiting) section.toggleAttribute('data-later', false)
    }
  }, [list, isDrawn])
}
