import { useEffect, useEffectEvent } from 'react'
import { focusHeadingIfLost } from './focus.ts'

/** What closes each layer that lies above the page; the last one is on top. */
const layers: (() => void)[] = []
/** Marks the history entry that stands for all open layers: Back leaves it, and stays on the page. */
const mark = 'layer'
/** Set while the entry is left because nothing is open any more. */
let isLeaving = false
let addressBelow = ''
let restorationBelow: ScrollRestoration = 'auto'

/**
 * While it is open, Back closes it instead of leaving the page. This is a history entry in every browser, because every way back goes
 * through it: buttons, gestures, keys and a mouse. CloseWatcher hears Android's Back and Escape alone. Layers hear Escape themselves, where
 * some leave it to the code editor in them, and a second listener would close the layer below as well. The one thing that it would add is
 * little: Chromium's Back skips an entry of a page that nobody has touched yet, and leaves with a dialog that opened by itself.
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
    // Another layer or another page may take its place at once: then the entry stays.
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
  // A page that was scrolled beside an open menu must not jump when the menu closes.
  restorationBelow = history.scrollRestoration
  history.scrollRestoration = 'manual'
  history.pushState({ ...historyState(), [mark]: true }, '')
  history.scrollRestoration = restorationBelow
}

/** Hears of it before the router, for which nothing has changed. */
function handlePop(event: PopStateEvent): void {
  if (isOnEntry()) {
    if (layers.length > 0) return
    // The page was left from an open layer: Back has come to the entry, and the page itself is one further.
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

/** Going back to an address with a # gives that part of the page the focus, although nobody has gone there. */
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
