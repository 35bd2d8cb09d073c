import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Notify = (entries: readonly { readonly contentRect: { readonly width: number } }[]) => void

let width = 0
const observers = new Set<Notify>()

class FakeResizeObserver {
  readonly notify: Notify
  constructor(notify: Notify) {
    this.notify = notify
  }
  observe() {
    observers.add(this.notify)
    queueMicrotask(() => observers.has(this.notify) && act(() => this.notify([{ contentRect: { width } }])))
  }
  disconnect() {
    observers.delete(this.notify)
  }
}

/** jsdom lays nothing out: every frame is as wide as this, and scrolling arrives at once. */
export const givenWidth = (px: number) => {
  width = px
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0
  }
}

export const resizeTo = (px: number) => {
  width = px
  act(() => {
    for (const notify of observers) notify([{ contentRect: { width } }])
  })
}
