import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { fromEvent, interval, merge, take, takeUntil, takeWhile } from 'rxjs'

/** In ms. */
const lookEvery = 100
/** Half a minute: a slow line may take that long. */
const maxLooks = 300
/** Three seconds, in which what loads above the part would push it away. */
const maxShows = 30

/** After these the reader has begun to move by themselves. */
const signsOfReading = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Brings the part of the page that the address names behind `#` into view once it is drawn, and keeps it there while the page settles: the
 * browser looks for it only once, when nothing is drawn yet, and after a reload goes back to where the window stood.
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

/** The fragment may be anything that somebody has typed. */
function partName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
