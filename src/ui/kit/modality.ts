import { type RefObject, useLayoutEffect } from 'react'
import { useBack } from './back.ts'
import { pageFrame } from './pageFrame.ts'

/** Selects elements that stay usable under a dialog, above all the notifications about it. */
const aboveDialogsSelector = '[data-above-dialogs]'

/**
 * Makes the frame around the layer inert and stops the page's scrolling while active. Back closes the layer, and the focus returns
 * afterwards. If `close` is null, the layer cannot be closed and has to be answered.
 */
export const useModality = (layer: RefObject<HTMLElement | null>, close: (() => void) | null, isActive = true) => {
  useBack(isActive && close !== null, () => close?.())
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isActive || layer.current === null) return
    const inertElements = elementsAround(layer.current).filter((element) => !element.inert && !element.matches(aboveDialogsSelector))
    const page = document.documentElement
    // True for a dialog that was opened from another one.
    const wasLocked = 'locked' in page.dataset
    // Read before any style is written; otherwise the page's styles are computed twice.
    const scrollbar = window.innerWidth - page.clientWidth
    for (const element of inertElements) element.inert = true
    page.style.setProperty('--scrollbar', `${scrollbar}px`)
    page.dataset['locked'] = ''
    return () => {
      for (const element of inertElements) element.inert = false
      if (!wasLocked) delete page.dataset['locked']
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [layer, isActive])
}

/** Returns the siblings of the layer and of its ancestors, up to the frame. */
function elementsAround(layer: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = []
  for (let element = layer; element !== pageFrame() && element.parentElement !== null; element = element.parentElement)
    for (const sibling of element.parentElement.children) if (sibling !== element && sibling instanceof HTMLElement) around.push(sibling)
  return around
}
