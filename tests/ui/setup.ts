import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

declare const jsdom: { readonly window: Window }

class NoMatch extends EventTarget implements MediaQueryList {
  readonly matches = false
  readonly onchange = null
  readonly media: string
  constructor(media: string) {
    super()
    this.media = media
  }
  addListener() {}
  removeListener() {}
}
// What every browser has and jsdom has not: nothing is laid out, so nothing scrolls and no width is reached. A server has neither.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => new NoMatch(media)
  Element.prototype.scrollIntoView = () => {}
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.execCommand = () => false
  // From version 25 on, Node has storages of its own, which hide the document's.
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true })
}

// Ends a hang, as the limits of the other tools do: a lazy part's first import takes its time on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  if (typeof window === 'undefined') return
  // Files share a document: the next test has no page to go back to, and pictures that failed here get a new chance.
  window.history.replaceState(null, '')
  window.dispatchEvent(new Event('online'))
})
