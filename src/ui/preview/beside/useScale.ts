import { type RefObject, useEffect, useState } from 'react'

/** How wide a desktop's page is laid out, whatever room the frame has. */
export const desktopWidth = 1280

export const useScale = (pane: RefObject<HTMLElement | null>): number => {
  const [scale, setScale] = useState(0.5)
  useEffect(() => {
    const element = pane.current
    if (!element) return
    const sizes = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setScale(Math.min(1, width / desktopWidth))
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [pane])
  return scale
}
