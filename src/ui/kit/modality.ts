import { type RefObject, useLayoutEffect } from 'react'
import { useBack } from './back.ts'
import { pageFrame } from './pageFrame.ts'

/** Marks what stays usable under a dialog, above all the notifications about it. */
const aboveDialogsSelector = '[data-above-dialogs]'

/**
 * While it is active, all of the frame around the layer is inert, the page does not scroll, Back closes the layer, and the focus returns
 * afterwards. Where `close` is null the layer has to be answered.
 */
export const useModality = (layer: RefObject<HTMLElement | null>, close: (() => void) | null, isActive = true) => {
  useBack(isActive && close !== null, () => close?.())
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isActive || layer.current === null) return
    const inertElements = elementsAround(layer.current).filter((element) => !element.inert && !element.matches(aboveDialogsSelector))
    const page = document.documentElement
    // Below a dialog that was opened from another one.
    const wasLocked = 'locked' in page.dataset
    // Read before anything is written: otherwise the whole page's styles are worked out twice.
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

/** Its siblings, and those of what it stands in, up to the frame. */
function elementsAround(layer: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = []
  for (let element = layer; element !== pageFrame() && element.parentElement !== null; element = element.parentElement)
    for (const sibling of element.parentElement.children) if (sibling !== element && sibling instanceof HTMLElement) around.push(sibling)
  return around
}
