import type { Observable } from 'rxjs'
import { filter, fromEvent, merge } from 'rxjs'

/** Scroll positions this near are the same place, in px: screens round them. */
const tolerance = 1.5

/** The native scroller: turns items into scroll positions and back, and knows our own scrolling from the person's. */
export const createRail = (track: HTMLElement) => {
  let stride = 0
  /** Where a smooth scroll of ours is heading. Until it arrives, scroll events are not the person's. */
  let aim: number | null = null

  const isAt = (left: number) => Math.abs(track.scrollLeft - left) <= tolerance
  const letGo = () => {
    aim = null
  }
  const jump = (left: number) => {
    letGo()
    if (!isAt(left)) track.scrollLeft = left
  }
  const glide = (left: number) => {
    if (isAt(left)) return
    aim = left
    track.scrollTo({ left, behavior: 'smooth' })
  }

  return {
    show(index: number, { smooth }: { readonly smooth: boolean }) {
      if (stride <= 0) return
      if (smooth) glide(index * stride)
      else jump(index * stride)
    },

    resize(next: number, at: number) {
      stride = next
      if (stride > 0) jump(at * stride)
    },

    /** Tells which item the person has scrolled to. */
    follow(report: (index: number) => void) {
      const takenOver = merge(personScrolls(track), fromEvent(track, 'scrollend')).subscribe(letGo)
      const scrolled = fromEvent(track, 'scroll', { passive: true }).subscribe(() => {
        if (stride <= 0) return
        if (aim === null) report(Math.round(track.scrollLeft / stride))
        else if (isAt(aim)) letGo()
      })
      return () => {
        takenOver.unsubscribe()
        scrolled.unsubscribe()
      }
    },
  }
}

const personScrolls = (track: HTMLElement): Observable<Event> =>
  merge(
    fromEvent<Event>(track, 'touchstart', { passive: true }),
    fromEvent<Event>(track, 'keydown'),
    fromEvent<WheelEvent>(track, 'wheel', { passive: true }).pipe(filter(({ deltaX, shiftKey }) => deltaX !== 0 || shiftKey)),
  )
