import { type RefObject, useEffect, useRef } from 'react'

/** Escape in here closes what is open here, and nothing of the page: it is caught before a dialog of the page hears of it. */
export const useEscape = (isOpen: boolean, close: () => void): RefObject<HTMLElement | null> => {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Node && region.current?.contains(event.target)
      if (event.key !== 'Escape' || !isHere) return
      event.stopPropagation()
      close()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [isOpen, close])
  return region
}
