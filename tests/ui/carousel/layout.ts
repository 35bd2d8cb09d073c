import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { rememberColumnWidth } from '../../../src/ui/kit/carousel/rail.ts'

type Notify = (entries: readonly { readonly target: Element; readonly contentRect: { readonly width: number } }[]) => void

let width = 0
const watched = new Map<Element, Notify>()
const tell = (target: Element) => act(() => watched.get(target)?.([{ target, contentRect: { width } }]))

class FakeResizeObserver {
  readonly notify: Notify
  constructor(notify: Notify) {
    this.notify = notify
  }
  observe(target: Element) {
    watched.set(target, this.notify)
    queueMicrotask(() => tell(target))
  }
  unobserve(target: Element) {
    watched.delete(target)
  }
}

/** Gives every frame this width and makes scrolling immediate, since jsdom has no layout. */
export const givenWidth = (px: number) => {
  width = px
  rememberColumnWidth(0)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0
  }
}

export const resizeTo = (px: number) => {
  width = px
  for (const target of watched.keys()) tell(target)
}
