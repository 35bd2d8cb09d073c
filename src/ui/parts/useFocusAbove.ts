import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../app/focusHeading.ts'

/** For a button whose press removes it: the focus moves to the heading of the section around it, or to the page's. */
export const useFocusAbove = (): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === null || document.activeElement !== own) return
      const parts = partsAround(own)
      const dialog = own.closest('[role="dialog"]')
      // By then its replacement is drawn.
      setTimeout(() => {
        // A dialog that closes returns the focus itself.
        if (dialog && !dialog.isConnected) return
        if (document.activeElement === document.body) focusHeadingOf(parts)
      })
    }
  }, [])
  return button
}

const partsAround = (element: Element): readonly Element[] => {
  const part = element.parentElement?.closest('section, [role="dialog"], main')
  return part ? [part, ...partsAround(part)] : []
}

const focusHeadingOf = (parts: readonly Element[]) => {
  // A section may have been mounted anew: then the new one has the same id.
  const drawn = parts.map((part) => (part.isConnected ? part : document.getElementById(part.id)))
  const [heading] = drawn.flatMap((part) => part?.querySelector<HTMLElement>('h1, h2, h3') ?? [])
  if (!heading) return focusHeading()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
