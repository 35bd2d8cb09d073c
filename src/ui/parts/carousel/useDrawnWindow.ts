import { useEffect, useState } from 'react'
import { covers, slidesAside, slideWindow } from './slideWindow.ts'
import type { SlideWindow } from './slideWindow.ts'

/** The items that exist. It follows the view one frame late, so that a move is painted before new cards are drawn, but never leaves a hole in it. What lies beside the view is drawn once somebody sees it. */
export const useDrawnWindow = (isSeen: boolean, at: number, visible: number, count: number): SlideWindow => {
  const wanted = slideWindow(at, visible, count, isSeen ? slidesAside : 0)
  const { from, to } = wanted
  const [kept, setKept] = useState(wanted)
  const isKept = kept.from === from && kept.to === to
  useEffect(() => {
    if (isKept) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setKept({ from, to }))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isKept, from, to])
  return covers(kept, at, visible, count) ? kept : wanted
}
