import { type RefObject, useEffect } from 'react'

/** The least covered height that counts as a keyboard, in px; less is the browser's own bar. */
const leastHeight = 120

/** Sets `--keyboard` on the element to the height that an on-screen keyboard covers, in px, and `data-typing` while there is one. */
export const useKeyboardInset = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - visualViewport.height - visualViewport.offsetTop))
      // While the page is magnified, the covered height is not a keyboard's.
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
