import { flushSync } from 'react-dom'

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
export const columnWidth = () => column

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
