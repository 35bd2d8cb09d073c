import { type RefObject, useEffect, useRef } from 'react'

/** Tells the element how much of the window's foot a keyboard on the screen covers: `--keyboard`. */
export const useKeyboardInset = (): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const covered = window.innerHeight - visualViewport.height - visualViewport.offsetTop
      // What is magnified has no keyboard.
      element.current?.style.setProperty('--keyboard', visualViewport.scale > 1 ? '0px' : `${Math.max(0, Math.round(covered))}px`)
    }
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
    }
  }, [])
  return element
}
