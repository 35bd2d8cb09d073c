import { useEffect, useEffectEvent } from 'react'
import { focusHeadingIfLost } from './focus.ts'

/** The close functions of the open layers above the page; the top layer comes last. */
const layers: (() => void)[] = []
/** Marks the history entry that stands for all open layers. Back leaves this entry and stays on the page. */
const mark = 'layer'
/** True while the entry is being left because no layer is open any more. */
let isLeaving = false
let addressBelow = ''
let restorationBelow: ScrollRestoration = 'auto'

/**
 * Lets Back close the layer while it is open, instead of leaving the page. The layer is a history entry in every browser, because every
 * way back goes through the history: buttons, gestures, keys and a mouse. CloseWatcher only hears Android's Back and Escape. Layers handle
 * Escape themselves, since some leave it to a code editor inside, and a second listener would also close the layer below. CloseWatcher
 * would help in a single case: Chromium's Back skips the entry of a page that nobody has touched yet, so it leaves the page under a dialog
 * that opened by itself.
 */
export const useBack = (isOpen: boolean, onBack: () => void): void => {
  const close = useEffectEvent(onBack)
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen])
}

function openLayer(close: () => void): () => void {
  if (layers.length === 0) window.addEventListener('popstate', handlePop, { capture: true })
  layers.push(close)
  if (!isOnEntry()) addEntry()
  return () => {
    layers.splice(layers.indexOf(close), 1)
    // Another layer or page may open at once; the entry then stays.
    setTimeout(settle)
  }
}

function settle(): void {
  if (layers.length > 0) {
    if (!isOnEntry()) addEntry()
  } else if (isOnEntry()) {
    isLeaving = true
    history.back()
  }
}

function addEntry(): void {
  addressBelow = location.href
  // A page scrolled beside an open menu must not jump when the menu closes.
  restorationBelow = history.scrollRestoration
  history.scrollRestoration = 'manual'
  history.pushState({ ...historyState(), [mark]: true }, '')
  history.scrollRestoration = restorationBelow
}

/** Runs before the router, for which the location has not changed. */
function handlePop(event: PopStateEvent): void {
  if (isOnEntry()) {
    if (layers.length > 0) return
    // The user left the page from an open layer. Back has reached the layer's entry, so go one further to the page.
    event.stopImmediatePropagation()
    history.back()
    return
  }
  const wasLeaving = isLeaving
  isLeaving = false
  if (location.href !== addressBelow || (!wasLeaving && layers.length === 0)) return
  event.stopImmediatePropagation()
  history.scrollRestoration = restorationBelow
  stayFocused()
  if (!wasLeaving) layers.at(-1)?.()
  setTimeout(settle)
}

/** Keeps the focus when going back to an address with a #: the browser would move it to that part of the page. */
function stayFocused(): void {
  const focused = document.activeElement
  setTimeout(() => {
    const part = document.querySelector<HTMLElement>(':target')
    if (part === null || part === focused || part !== document.activeElement) return
    part.blur()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    focusHeadingIfLost()
  })
}

const isOnEntry = () => historyState()[mark] === true

function historyState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}
