import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createSyncObserver, hasResizeObserver, isRenderingForResize } from '../resize.ts'

/** The tolerance in px within which two scroll positions count as equal, because screens round them. */
const tolerancePx = 1.5

/** Wraps the native scroller: converts items to scroll positions and back, and tells scripted scrolling from the viewer's. */
export const createScroller = (track: HTMLElement) => {
  let stride = 0
  /** The target of a scripted smooth scroll. Until it arrives, scroll events are not the user's. */
  let targetLeft: number | null = null
  /** The item known to be in view. The last events of a smooth scroll arrive after it and are not the user's. */
  let shownIndex = 0

  const isAt = (left: number) => Math.abs(track.scrollLeft - left) <= tolerancePx
  const endSmoothScroll = () => {
    targetLeft = null
  }
  const scrollInstantly = (left: number) => {
    endSmoothScroll()
    if (!isAt(left)) track.scrollLeft = left
  }
  const scrollSmoothly = (left: number) => {
    if (isAt(left)) return
    targetLeft = left
    track.scrollTo({ left, behavior: 'smooth' })
  }

  return {
    show(index: number, { smooth }: { readonly smooth: boolean }) {
      if (stride <= 0) return
      shownIndex = index
      if (smooth) scrollSmoothly(index * stride)
      else scrollInstantly(index * stride)
    },

    resize(next: number, at: number) {
      // A new or hidden carousel is at its start anyway; reading its position would only force a layout.
      const isAtStart = stride === 0 && at === 0
      stride = next
      shownIndex = at
      if (stride > 0 && !isAtStart) scrollInstantly(at * stride)
    },

    /** Reports the item that the viewer has scrolled to. */
    follow(report: (index: number) => void) {
      const controller = new AbortController()
      const { signal } = controller
      const wheel = ({ deltaX, shiftKey }: WheelEvent) => (deltaX !== 0 || shiftKey) && endSmoothScroll()
      track.addEventListener('touchstart', endSmoothScroll, { signal, passive: true })
      track.addEventListener('keydown', endSmoothScroll, { signal })
      track.addEventListener('wheel', wheel, { signal, passive: true })
      track.addEventListener('scrollend', endSmoothScroll, { signal })
      track.addEventListener(
        'scroll',
        () => {
          if (stride <= 0) return
          if (targetLeft !== null) return isAt(targetLeft) ? endSmoothScroll() : undefined
          const index = Math.round(track.scrollLeft / stride)
          if (index === shownIndex) return
          shownIndex = index
          report(index)
        },
        { signal, passive: true },
      )
      return () => controller.abort()
    },
  }
}

const listeners = new Map<Element, (width: number) => void>()

// The observed elements have no height of their own. Rendering here changes other heights, which would otherwise raise loop errors.
// An observer is called between layout and paint, so no frame shows the wrong number of items.
const notifyListeners: ResizeObserverCallback = (entries) =>
  flushSync(() => {
    for (const { target, contentRect } of entries) listeners.get(target)?.(contentRect.width)
  })

let observer: ReturnType<typeof createSyncObserver> | null = null

let lastColumnWidth = 0

/** Returns the last measured width of a card carousel or its skeleton, for the first render of the next one; 0 until measured. */
const columnWidth = () => lastColumnWidth

export const rememberColumnWidth = (width: number) => {
  lastColumnWidth = width
}

/** Shares one observer between all carousels, so that those of a page render together and not one after the other. */
export function observeWidth(element: Element, tell: (width: number) => void): () => void {
  const shared = (observer ??= createSyncObserver(notifyListeners))
  listeners.set(element, tell)
  let frame = 0
  if (isRenderingForResize()) {
    // A carousel that mounts during this callback is measured at once: effects flushed here wait for its width, and the browser would
    // only report it in the next frame, with a loop error.
    tell(element.getBoundingClientRect().width)
    frame = requestAnimationFrame(() => shared.observe(element))
  } else shared.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    listeners.delete(element)
    shared.unobserve(element)
  }
}

/** The rules by which items share the width. The object stays the same for the whole life of a carousel. */
export interface CarouselLayout {
  readonly gap: number
  /** True for a carousel as wide as the page's section column; all of these share one measured width. */
  readonly isInColumn: boolean
  /** True at the top of the page, where the carousel is visible from the start. */
  readonly isAboveFold: boolean
  sizeOf(width: number): { readonly visible: number; readonly itemWidth: number }
}

interface CarouselMeasures {
  readonly visible: number
  readonly itemWidth: number
  /** The distance from one item to the next, in px; 0 until the width is known, and while the carousel is hidden. */
  readonly stride: number
}

export const useCarouselSize = (gauge: RefObject<HTMLElement | null>, shape: CarouselLayout): CarouselMeasures => {
  const [width, setWidth] = useState(() => (shape.isInColumn ? columnWidth() : 0))
  useLayoutEffect(() => {
    const element = gauge.current
    if (!element) return
    if (!hasResizeObserver()) return setWidth(element.getBoundingClientRect().width)
    return observeWidth(element, (now) => {
      if (shape.isInColumn) rememberColumnWidth(now)
      setWidth(now)
    })
  }, [gauge, shape])
  return hasResizeObserver() ? measuredSize(width, shape) : estimatedSize(width, shape)
}

const measuredSize = (width: number, { sizeOf, gap }: CarouselLayout): CarouselMeasures => {
  const { visible, itemWidth } = sizeOf(width)
  return { visible, itemWidth, stride: width > 0 ? itemWidth + gap : 0 }
}

/** Without a ResizeObserver the width may be outdated after a rotation, so the fewest items are shown (F-110). */
const estimatedSize = (width: number, { sizeOf, gap }: CarouselLayout): CarouselMeasures => {
  const { visible } = sizeOf(0)
  const stride = width > 0 ? (width + gap) / visible : 0
  return { visible, itemWidth: Math.max(0, stride - gap), stride }
}

/** Returns whether the element has ever been visible; true at the top of a page and without IntersectionObserver (F-110). */
export const useHasBeenVisible = (ref: RefObject<Element | null>, isAboveFold: boolean): boolean => {
  const [seen, setSeen] = useState(isAboveFold)
  useEffect(() => {
    if (seen || !ref.current) return
    if (typeof IntersectionObserver === 'undefined') return setSeen(true)
    const intersection = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true))
    intersection.observe(ref.current)
    return () => intersection.disconnect()
  }, [ref, seen])
  return seen
}
