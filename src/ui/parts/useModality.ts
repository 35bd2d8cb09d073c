import { type RefObject, useLayoutEffect } from 'react'

/** Marks what stays usable under a dialog, above all the notifications about it. */
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
    const page = document.documentElement
    // Read before anything is written: otherwise the whole page's styles are worked out twice.
    const scrollbar = window.innerWidth - page.clientWidth
    for (const sibling of frozen) sibling.inert = true
    page.style.setProperty('--scrollbar', `${scrollbar}px`)
    page.dataset['locked'] = ''
    return () => {
      for (const sibling of frozen) sibling.inert = false
      delete page.dataset['locked']
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [layer])
}
