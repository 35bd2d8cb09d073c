import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fromEvent, interval, merge, take, takeUntil, takeWhile } from 'rxjs'

/** The interval between two looks, in ms. */
const lookEvery = 100
/** The most looks: half a minute, because a slow line may take that long. */
const maxLooks = 300
/** The most corrections: for three seconds, content that loads above may push the part away. */
const maxShows = 30

/** The events after which the reader has begun to scroll or act. */
const signsOfReading = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls the part that the address names behind `#` into view once it is rendered, and keeps it there while the page settles. The browser
 * tries only once, when nothing is rendered yet, and after a reload restores the window's position.
 */
export const NamedPart = () => {
  const location = useLocation()
  useEffect(() => {
    const name = partName(location.hash)
    let showCount = 0
    const moves = merge(...signsOfReading.map((type) => fromEvent(window, type, { passive: true, capture: true })))
    const looks = interval(lookEvery).pipe(
      take(maxLooks),
      takeUntil(moves),
      takeWhile(() => showCount < maxShows),
    )
    const subscription = looks.subscribe(() => {
      const part = document.getElementById(name)
      if (part === null) return
      showCount += 1
      part.scrollIntoView()
      if (document.activeElement?.matches('body, h1')) part.focus({ preventScroll: true })
    })
    return () => subscription.unsubscribe()
  }, [location])
  return null
}

/** Returns the part's name. The fragment may be any typed text. */
function partName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
