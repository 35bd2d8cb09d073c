import { type RefObject, useLayoutEffect, useRef } from 'react'
import { whenIdle } from '../parts/whenIdle.ts'

/**
 * Where sections take the place of skeletons all at a time, those out of sight are laid out one by one (`data-later`), whenever
 * the browser has time: a slow phone would answer nobody for as long as all of them take. Who comes back to a page that is
 * known gets the whole of it at once, at the place where it was left.
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
    let takeBack = () => {}
    const layOutNext = () => {
      waiting.shift()?.toggleAttribute('data-later', false)
      if (waiting.length > 0) takeBack = whenIdle(layOutNext)
    }
    takeBack = whenIdle(layOutNext)
    return () => {
      takeBack()
      for (const section of waiting) section.toggleAttribute('data-later', false)
    }
  }, [list, isDrawn])
}
