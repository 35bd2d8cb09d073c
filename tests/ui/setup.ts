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
type ComputedStyleOf = Window['getComputedStyle']

/** Caches jsdom's default `display` of each tag. */
const displayOfTag = new Map<string, string>()

/** Computes `display`, `visibility` and `pointer-events` of an element from its attributes. */
const quickStyles: Readonly<Record<string, (element: HTMLElement, computed: ComputedStyleOf) => string>> = {
  display(element, computed) {
    if (element.style.display) return element.style.display
    if (element.hasAttribute('popover')) return computed(element).display
    if (element.matches('[hidden], dialog:not([open]), input[type="hidden"]')) return 'none'
    const { localName } = element
    if (!displayOfTag.has(localName)) {
      const plain = document.createElement(localName)
      plain.toggleAttribute('open', true)
      displayOfTag.set(localName, computed(plain).display)
    }
    return displayOfTag.get(localName) ?? ''
  },
  visibility: ({ style, parentElement }, computed) =>
    style.visibility || (parentElement === null ? 'visible' : (quickStyles['visibility']?.(parentElement, computed) ?? '')),
  pointerEvents: ({ style }) => style.pointerEvents || 'auto',
}

/**
 * No style sheet is loaded here, and jsdom matches its own two hundred rules anew for every element that a role is looked for in:
 * a fifth of the time of these tests. So what Testing Library asks all the time is answered by the element's own attributes.
 */
const answeringQuickly =
  (computed: ComputedStyleOf): ComputedStyleOf =>
  (element, pseudoElement) => {
    if (!(element instanceof HTMLElement)) return computed(element, pseudoElement)
    const read = (name: string) => quickStyles[name]?.(element, computed) ?? computed(element, pseudoElement).getPropertyValue(name)
    return new Proxy(element.style, {
      get(_, name) {
        if (name === 'getPropertyValue') return read
        if (typeof name === 'string' && name in quickStyles) return read(name)
        const style = computed(element, pseudoElement)
        const value: unknown = Reflect.get(style, name)
        return typeof value === 'function' ? value.bind(style) : value
      },
    })
  }

// Stubs for what browsers have and jsdom lacks: without layout nothing scrolls and no media query matches. Server renders need none of it.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => new NoMatch(media)
  Element.prototype.scrollIntoView = () => {}
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null })
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.execCommand = () => false
  window.getComputedStyle = answeringQuickly(jsdom.window.getComputedStyle)
  // Node has storages of its own from version 25 on, which hide those of the document.
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true })
}

// This limit only ends a hang: the first import of a lazy part takes long on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  if (typeof window === 'undefined') return
  // Files share a document: the next test has no page to go back to, and pictures that failed here get a new chance.
  window.history.replaceState(null, '')
  window.dispatchEvent(new Event('online'))
})
