let isNotifying = false

/** Old browsers have no ResizeObserver. */
export const hasResizeObserver = () => typeof ResizeObserver !== 'undefined'

/** An observer that renders before the next paint: what it is told of must not change its own size by that. */
export const createSyncObserver = (notify: ResizeObserverCallback): Pick<ResizeObserver, 'observe' | 'unobserve'> =>
  new ResizeObserver((entries, observer) => {
    isNotifying = true
    try {
      notify(entries, observer)
    } finally {
      isNotifying = false
    }
  })

/** Whether it runs within the callback of such an observer, as an effect that its rendering flushes. */
export const isRenderingForResize = () => isNotifying

/**
 * Tells each time that one of the elements has another size, and once at the start. Nothing where the browser cannot observe.
 *
 * An effect may run while an observer renders. What is observed then is not told in the same frame when it is higher up in the page, and the
 * browser raises a loop error: it begins with the next frame.
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
