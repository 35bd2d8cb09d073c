import { type RefObject, useEffect, useState } from 'react'

/** Whether the text is longer than the lines that are drawn. Not measured while it is expanded. */
export const useIsCut = (element: RefObject<HTMLElement | null>, isOpen: boolean): boolean => {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const measured = element.current
    if (measured === null || isOpen || typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(() => setCut(measured.scrollHeight > measured.clientHeight + 1))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, isOpen])
  return isCut
}
