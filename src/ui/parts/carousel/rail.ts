import { debounceTime, filter, fromEvent, merge } from 'rxjs'
import type { Observable } from 'rxjs'
import { centredTurn, loopTurn, wrap } from './loopTurn.ts'

/** Scroll positions this near are the same place, in px: screens round them. */
const tolerance = 1.5
const quietAfter = 150

interface Show {
  readonly towards: 1 | -1
  readonly smooth: boolean
}

/** The native scroller: turns items into scroll positions and back, and knows our own scrolling from the person's. */
export const createRail = (track: HTMLElement, loops: boolean) => {
  let stride = 0
  let count = 1
  let turn = 0
  /** Where a smooth scroll of ours is heading. Until it arrives, scroll events are not the person's. */
  let aim: number | null = null

  const leftOf = (index: number) => wrap(index - turn, count) * stride
  const nearest = () => wrap(Math.round(track.scrollLeft / stride) + turn, count)
  const isAt = (left: number) => Math.abs(track.scrollLeft - left) <= tolerance

  /** Our own scrolling is over, or the person takes over: the scroller snaps as it is styled to. */
  const letGo = () => {
    aim = null
    track.style.scrollSnapType = ''
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

  /** Lays the slides out from another one on; what is in sight stays where it is. */
  const turnTo = (next: number) => {
    if (next === turn) return
    const slots = track.scrollLeft / stride
    const part = slots - Math.floor(slots)
    const seen = wrap(Math.floor(slots) + turn, count)
    turn = next
    for (const [index, slide] of [...track.children].entries()) {
      if (slide instanceof HTMLElement) slide.style.order = String(wrap(index - turn, count))
    }
    // Between two slides on purpose: snapping would end the move here.
    track.style.scrollSnapType = 'none'
    track.scrollLeft = leftOf(seen) + part * stride
  }

  const turnTowards = (target: number, towards: 1 | -1) => {
    const slots = Math.floor((track.scrollLeft + tolerance) / stride)
    const between = !isAt(slots * stride)
    turnTo(loopTurn({ count, turn, seen: wrap(slots + turn, count), between, target, towards }))
  }

  const rest = () => {
    const at = nearest()
    if (loops && count > 2 && isAt(leftOf(at))) turnTo(centredTurn(at, count))
    letGo()
  }

  return {
    show(index: number, { towards, smooth }: Show) {
      if (stride <= 0) return
      if (loops && smooth) turnTowards(index, towards)
      if (smooth) glide(leftOf(index))
      else jump(leftOf(index))
    },

    resize(next: { readonly stride: number; readonly count: number }, at: number) {
      ;({ stride, count } = next)
      if (stride <= 0) return
      jump(leftOf(at))
      rest()
    },

    /** Tells which item the person has scrolled to. */
    follow(report: (index: number) => void) {
      const takenOver = personScrolls(track).subscribe(letGo)
      const scrolled = fromEvent(track, 'scroll', { passive: true }).subscribe(() => {
        if (stride <= 0) return
        if (aim === null) return report(nearest())
        if (isAt(aim)) rest()
      })
      const ended = scrollEnds(track).subscribe(() => {
        if (stride > 0 && aim === null) rest()
      })
      return () => {
        for (const subscription of [takenOver, scrolled, ended]) subscription.unsubscribe()
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

const scrollEnds = (track: HTMLElement): Observable<Event> =>
  'onscrollend' in track ? fromEvent<Event>(track, 'scrollend') : fromEvent<Event>(track, 'scroll').pipe(debounceTime(quietAfter))
