import { flushSync } from 'react-dom'

const tells = new Map<Element, (width: number) => void>()

// Before the next paint: an observer is called between layout and paint, so no frame shows the wrong number of items.
const notice: ResizeObserverCallback = (entries) =>
  flushSync(() => {
    for (const { target, contentRect } of entries) tells.get(target)?.(contentRect.width)
  })

let observer: ResizeObserver | null = null

/** Old browsers have none. */
export const canWatch = () => typeof ResizeObserver !== 'undefined'

let column = 0

/** How wide a carousel of cards, or its skeleton, was when one was last measured: the next is drawn for that at once. 0 while nobody knows. */
export const columnWidth = () => column

export const noteColumnWidth = (width: number) => {
  column = width
}

/** One observer for all carousels: those of a page are drawn once, not one after the other. */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  const shared = (observer ??= new ResizeObserver(notice))
  tells.set(element, tell)
  shared.observe(element)
  return () => {
    tells.delete(element)
    shared.unobserve(element)
  }
}
