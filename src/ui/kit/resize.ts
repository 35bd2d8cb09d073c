let isNotifying = false

/** Old browsers have no ResizeObserver. */
export const hasResizeObserver = () => typeof ResizeObserver !== 'undefined'

/** Creates an observer that renders before the next paint. Its callback must not change the size of an observed element. */
export const createSyncObserver = (notify: ResizeObserverCallback): Pick<ResizeObserver, 'observe' | 'unobserve'> =>
  new ResizeObserver((entries, observer) => {
    isNotifying = true
    try {
      notify(entries, observer)
    } finally {
      isNotifying = false
    }
  })

/** Tells whether this code runs within the callback of such an observer, for example as a flushed effect. */
export const isRenderingForResize = () => isNotifying

/**
 * Reports each size change of the elements, and once at the start. Does nothing where the browser cannot observe.
 *
 * An effect may run while an observer renders. An element observed then and higher up in the page would not be reported in the same
 * frame, and the browser would raise a loop error. Observing therefore begins with the next frame.
 */
export function observeSize(elements: readonly Element[], tell: (entries: readonly ResizeObserverEntry[]) => void): () => void {
  if (!hasResizeObserver()) return () => {}
  const observer = new ResizeObserver(tell)
  const begin = () => {
    for (const element of elements) observer.observe(element)
  }
  const frame = isNotifying ? requestAnimationFrame(begin) : 0
  if (!isNotifying) begin()
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
