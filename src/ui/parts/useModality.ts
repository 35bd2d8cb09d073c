import { type RefObject, useLayoutEffect } from 'react'

/** For what must stay alive under a dialog, above all the notifications that speak of it. */
const exempt = '[data-above-dialogs]'

/** As long as the layer is there, its siblings are inert, the page does not scroll, and the focus returns to where it was. */
export function useModality(layer: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = layer.current
    const focused = document.activeElement
    if (!element?.parentElement) return
    const frozen = [...element.parentElement.children].filter(
      (sibling): sibling is HTMLElement =>
        sibling !== element && sibling instanceof HTMLElement && !sibling.inert && !sibling.matches(exempt),
    )
    for (const sibling of frozen) sibling.inert = true
    const root = document.documentElement
    const overflow = root.style.overflow
    root.style.overflow = 'hidden'
    return () => {
      for (const sibling of frozen) sibling.inert = false
      root.style.overflow = overflow
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [layer])
}
