import { type RefObject, useEffect } from 'react'

/** Covers less than this, it is the browser's own bar and no keyboard; in px. */
const leastHeight = 120

/** Tells the element how much of the window's foot a keyboard on the screen covers (`--keyboard`), and that there is one (`data-typing`). */
export const useKeyboardInset = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop))
      // What is magnified has no keyboard.
      const height = visualViewport.scale > 1 ? 0 : covered
      place.current?.style.setProperty('--keyboard', `${height}px`)
      place.current?.toggleAttribute('data-typing', height >= leastHeight)
    }
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
    }
  }, [place])
}
