import { type RefObject, useEffect, useState } from 'react'

/** Whether more is written than is drawn. What has been opened is not measured. */
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
