import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { canWatch, columnWidth, noteColumnWidth, watchWidth } from './watchWidth.ts'

/** How items share the width. The same object for the whole life of a carousel. */
export interface RailShape {
  readonly gap: number
  /** As wide as the page's column of sections, like all others of its kind. */
  readonly isInColumn: boolean
  /** The first thing on its page: nobody has to come for it. */
  readonly comesFirst: boolean
  sizeOf(width: number): { readonly visible: number; readonly itemWidth: number }
}

interface RailSize {
  readonly visible: number
  readonly itemWidth: number
  /** From one item to the next, in px; 0 until the width is known, and while the carousel is hidden. */
  readonly stride: number
}

export const useRailSize = (frame: RefObject<HTMLElement | null>, shape: RailShape): RailSize => {
  const [width, setWidth] = useState(() => (shape.isInColumn ? columnWidth() : 0))
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    if (!canWatch()) return setWidth(element.getBoundingClientRect().width)
    return watchWidth(element, (now) => {
      if (shape.isInColumn) noteColumnWidth(now)
      setWidth(now)
    })
  }, [frame, shape])
  return canWatch() ? measured(width, shape) : unwatched(width, shape)
}

const measured = (width: number, { sizeOf, gap }: RailShape): RailSize => {
  const { visible, itemWidth } = sizeOf(width)
  return { visible, itemWidth, stride: width > 0 ? itemWidth + gap : 0 }
}

/** Without a ResizeObserver the width may be outdated after a rotation, so the fewest items are shown (F-110). */
const unwatched = (width: number, { sizeOf, gap }: RailShape): RailSize => {
  const { visible } = sizeOf(0)
  const stride = width > 0 ? (width + gap) / visible : 0
  return { visible, itemWidth: Math.max(0, stride - gap), stride }
}
