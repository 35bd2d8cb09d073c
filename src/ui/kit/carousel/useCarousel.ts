import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Observable } from 'rxjs'
import { lastPosition, movesByItself, stepCarousel } from '../../../domain/carousel.ts'
import { useAutoAdvance } from './autoAdvance.ts'
import { createRail, type RailShape, useRailSize, useSeen } from './rail.ts'
import { reducedMotion, useReducedMotion } from '../motion/reducedMotion.ts'

interface SlideWindow {
  readonly from: number
  readonly to: number
}

/** So many items exist on either side of a view that somebody sees: enough for a step, a swipe and a wider window. */
const slidesAside = 3

export function slideWindow(at: number, visible: number, count: number, aside: number): SlideWindow {
  return { from: Math.max(0, at - aside), to: Math.min(count, at + visible + aside) }
}

export function covers({ from, to }: SlideWindow, at: number, visible: number, count: number): boolean {
  return from <= at && to <= count && to >= Math.min(count, at + visible)
}

/** The items that exist. It follows the view one frame late, so that a move is painted before new cards are drawn, but never leaves a hole in it. What lies beside the view is drawn once somebody sees it. */
const useDrawnWindow = (isSeen: boolean, at: number, visible: number, count: number): SlideWindow => {
  const wanted = slideWindow(at, visible, count, isSeen ? slidesAside : 0)
  const { from, to } = wanted
  const [kept, setKept] = useState(wanted)
  const isKept = kept.from === from && kept.to === to
  useEffect(() => {
    if (isKept) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setKept({ from, to }))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isKept, from, to])
  return covers(kept, at, visible, count) ? kept : wanted
}

interface Rules {
  readonly count: number
  readonly visible: number
  readonly stride: number
  readonly isSeen: boolean
  onPersonScroll(): void
}

interface Position {
  readonly at: number
  readonly drawn: SlideWindow
  step(by: 1 | -1): void
  goTo(index: number): void
}

/** Which item is first in view. A step changes it at once and the scroller follows; the person's scrolling changes it too. */
const usePosition = (track: RefObject<HTMLElement | null>, rules: Rules): Position => {
  const { count, visible, stride, isSeen } = rules
  const last = lastPosition(count, visible)
  const [wanted, setWanted] = useState(0)
  // Ticks can come faster than renders.
  const latest = useRef(0)
  const rail = useRef<ReturnType<typeof createRail>>(null)
  const at = Math.min(wanted, last)
  const drawn = useDrawnWindow(isSeen, at, visible, count)

  const arriveAt = useEffectEvent((index: number) => {
    latest.current = Math.min(index, last)
    setWanted(latest.current)
    rules.onPersonScroll()
  })

  useLayoutEffect(() => {
    if (!track.current) return
    rail.current = createRail(track.current)
    return rail.current.follow((index) => arriveAt(index))
  }, [track])

  useLayoutEffect(() => {
    rail.current?.resize(stride, Math.min(latest.current, last))
  }, [stride, last])

  const moveTo = (index: number) => {
    const smooth = covers(drawn, index, visible, count) && !reducedMotion.now()
    latest.current = index
    // Where cards are still missing they are drawn before the jump, elsewhere the move comes first.
    if (smooth) setWanted(index)
    else flushSync(() => setWanted(index))
    rail.current?.show(index, { smooth })
  }

  return {
    at,
    drawn,
    step: (by) => moveTo(stepCarousel({ at: latest.current, visible, count }, by)),
    goTo: moveTo,
  }
}

interface Options {
  readonly count: number
  readonly shape: RailShape
  readonly interval: number
  readonly pausesOnHover: boolean
}

export interface CarouselEngine {
  readonly root: RefObject<HTMLElement | null>
  readonly frame: RefObject<HTMLDivElement | null>
  readonly track: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly at: number
  readonly visible: number
  /** null until measured: the style sheet's own sizes hold. */
  readonly itemWidth: number | null
  readonly drawn: SlideWindow
  /** Not everything fits. */
  readonly moves: boolean
  /** It moves by itself, now or after a pause. */
  readonly rotates: boolean
  /** By the person, until the person starts it again. */
  readonly stopped: boolean
  readonly stopped$: Observable<boolean>
  /** The last move was the person's, so it may be announced. */
  readonly movedByPerson: boolean
  /** Whether the button that stops and starts it has anything to do. */
  readonly canRotate: boolean
  toggle(): void
  step(by: 1 | -1): void
  goTo(index: number): void
}

export const useCarousel = ({ count, shape, interval, pausesOnHover }: Options): CarouselEngine => {
  const root = useRef<HTMLElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const lessMotion = useReducedMotion()
  const [movedByPerson, setMovedByPerson] = useState(false)

  const { visible, itemWidth, stride } = useRailSize(frame, shape)
  const isSeen = useSeen(track, shape.comesFirst)
  const { at, drawn, step, goTo } = usePosition(track, { count, visible, stride, isSeen, onPersonScroll: () => postpone() })
  const moves = movesByItself({ count, visible })
  const onTick = () => {
    setMovedByPerson(false)
    step(1)
  }
  const { stopped, stopped$, toggle, postpone } = useAutoAdvance(root, { interval, pausesOnHover, moves: moves && stride > 0, onTick })
  const byPerson = (move: () => void) => {
    postpone()
    setMovedByPerson(true)
    move()
  }

  return {
    root,
    frame,
    track,
    count,
    at,
    visible,
    itemWidth: stride > 0 ? itemWidth : null,
    drawn,
    moves,
    rotates: moves && !stopped && !lessMotion,
    canRotate: moves && !lessMotion,
    stopped,
    stopped$,
    movedByPerson,
    toggle,
    step: (by) => byPerson(() => step(by)),
    goTo: (index) => byPerson(() => goTo(index)),
  }
}
