import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Scroll positions this near are the same place, in px: screens round them. */
const tolerance = 1.5

/** The native scroller: turns items into scroll positions and back, and knows our own scrolling from the person's. */
export const createRail = (track: HTMLElement) => {
  let stride = 0
  /** Where a smooth scroll of ours is heading. Until it arrives, scroll events are not the person's. */
  let aim: number | null = null

  const isAt = (left: number) => Math.abs(track.scrollLeft - left) <= tolerance
  const letGo = () => {
    aim = null
  }
  const jump = (left: number) => {
    letGo()
    if (!isAt(left)) track.scrollLeft = left
  }
  const glide = (left: number) => {
    if (isAt(left)) return
    aim = left
    track.scrollTo({ left, behavior: 'smooth' })
  }

  return {
    show(index: number, { smooth }: { readonly smooth: boolean }) {
      if (stride <= 0) return
      if (smooth) glide(index * stride)
      else jump(index * stride)
    },

    resize(next: number, at: number) {
      // A new or hidden carousel is at its start anyway: reading its position would only force a layout.
      const isAtStart = stride === 0 && at === 0
      stride = next
      if (stride > 0 && !isAtStart) jump(at * stride)
    },

    /** Tells which item the person has scrolled to. */
    follow(report: (index: number) => void) {
      const hearing = new AbortController()
      const { signal } = hearing
      const wheel = ({ deltaX, shiftKey }: WheelEvent) => (deltaX !== 0 || shiftKey) && letGo()
      track.addEventListener('touchstart', letGo, { signal, passive: true })
      track.addEventListener('keydown', letGo, { signal })
      track.addEventListener('wheel', wheel, { signal, passive: true })
      track.addEventListener('scrollend', letGo, { signal })
      track.addEventListener(
        'scroll',
        () => {
          if (stride <= 0) return
          if (aim === null) report(Math.round(track.scrollLeft / stride))
          else if (isAt(aim)) letGo()
        },
        { signal, passive: true },
      )
      return () => hearing.abort()
    },
  }
}

const tells = new Map<Element, (width: number) => void>()

// Before the next paint: an observer is called between layout and paint, so no frame shows the wrong number of items.
const notice: ResizeObserverCallback = (entries) =>
  flushSync(() => {
    for (const { target, contentRect } of entries) tells.get(target)?.(contentRect.width)
  })

let observer: ResizeObserver | null = null

/** Old browsers have no ResizeObserver. */
export const canWatch = () => typeof ResizeObserver !== 'undefined'

let column = 0

/** The last measured width of a carousel of cards or its skeleton, for the first render of the next one. 0: not measured yet. */
const columnWidth = () => column

export const noteColumnWidth = (width: number) => {
  column = width
}

/** One observer for all carousels, so that those of a page render together and not one after the other. */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  const shared = (observer ??= new ResizeObserver(notice))
  tells.set(element, tell)
  shared.observe(element)
  return () => {
    tells.delete(element)
    shared.unobserve(element)
  }
}

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

/** Whether it has ever been on the screen; what comes first on a page is. Where nobody can tell it counts as seen (F-110). */
export const useSeen = (ref: RefObject<Element | null>, comesFirst: boolean): boolean => {
  const [seen, setSeen] = useState(comesFirst)
  useEffect(() => {
    if (seen || !ref.current) return
    if (typeof IntersectionObserver === 'undefined') return setSeen(true)
    const intersection = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true))
    intersection.observe(ref.current)
    return () => intersection.disconnect()
  }, [ref, seen])
  return seen
}
