import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../app/focusHeading.ts'

/** For a button that goes with what it does: the focus that would go with it goes to the heading of its part of the page, or to that of the page. */
export const useFocusAbove = (): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      if (own === null || document.activeElement !== own) return
      const parts = partsAround(own)
      const dialog = own.closest('[role="dialog"]')
      // By then what comes in its place is drawn.
      setTimeout(() => {
        // A dialog that goes as a whole gives back itself what it had taken.
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
  // A part may have been drawn anew as a whole.
  const drawn = parts.map((part) => (part.isConnected ? part : document.getElementById(part.id)))
  const [heading] = drawn.flatMap((part) => part?.querySelector<HTMLElement>('h1, h2, h3') ?? [])
  if (!heading) return focusHeading()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
