import type { KeyboardEvent } from 'react'

/** For a button that does something once: a key that is held down presses it again and again (F-083). */
export const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault()
}
