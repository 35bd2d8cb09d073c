import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Observable } from 'rxjs'
import { autoAdvances, lastPosition, stepCarousel } from '../../../domain/carousel.ts'
import { useAutoAdvance } from './autoAdvance.ts'
import { type CarouselLayout, createScroller, useCarouselSize, useHasBeenVisible } from './rail.ts'
import { reducedMotion, useReducedMotion } from '../motion/reducedMotion.ts'

interface SlideRange {
  readonly from: number
  readonly to: number
}

/** The number of items rendered on either side of the view: enough for a step, a swipe and a wider window. */
const overscanSlides = 3

export function slideRange(at: number, visible: number, count: number, overscan: number): SlideRange {
  return { from: Math.max(0, at - overscan), to: Math.min(count, at + visible + overscan) }
}

export function rangeCovers({ from, to }: SlideRange, at: number, visible: number, count: number): boolean {
  return from <= at && to <= count && to >= Math.min(count, at + visible)
}

/**
 * Returns the range of items to render. It follows the view one frame late, so that the move is painted first, but the view itself is
 * always filled. Items beside the view are rendered once the carousel has been visible.
 */
const useRenderedRange = (isSeen: boolean, at: number, visible: number, count: number): SlideRange => {
  const wanted = slideRange(at, visible, count, isSeen ? overscanSlides : 0)
  const { from, to } = wanted
  const [rendered, setRendered] = useState(wanted)
  const isCurrent = rendered.from === from && rendered.to === to
  useEffect(() => {
    if (isCurrent) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setRendered({ from, to }))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isCurrent, from, to])
  return rangeCovers(rendered, at, visible, count) ? rendered : wanted
}

interface PositionOptions {
  readonly count: number
  readonly visible: number
  readonly stride: number
  readonly hasBeenVisible: boolean
  onUserScroll(): void
}

interface CarouselPosition {
  readonly position: number
  readonly renderedRange: SlideRange
  step(by: 1 | -1): void
  goTo(index: number): void
}

/** Keeps the index of the first item in view. A step changes it at once and the scroller follows; the user's scrolling changes it too. */
const usePosition = (track: RefObject<HTMLElement | null>, rules: PositionOptions): CarouselPosition => {
  const { count, visible, stride, hasBeenVisible } = rules
  const last = lastPosition(count, visible)
  const [requested, setRequested] = useState(0)
  // A ref, because ticks can come faster than renders.
  const latest = useRef(0)
  const rail = useRef<ReturnType<typeof createScroller>>(null)
  const at = Math.min(requested, last)
  const drawn = useRenderedRange(hasBeenVisible, at, visible, count)

  const arriveAt = useEffectEvent((index: number) => {
    latest.current = Math.min(index, last)
    setRequested(latest.current)
    rules.onUserScroll()
  })

  useLayoutEffect(() => {
    if (!track.current) return
    rail.current = createScroller(track.current)
    return rail.current.follow((index) => arriveAt(index))
  }, [track])

  useLayoutEffect(() => {
    rail.current?.resize(stride, Math.min(latest.current, last))
  }, [stride, last])

  const moveTo = (index: number) => {
    const smooth = rangeCovers(drawn, index, visible, count) && !reducedMotion.now()
    latest.current = index
    // Missing cards are rendered before a jump; before a smooth move they are rendered later.
    if (smooth) setRequested(index)
    else flushSync(() => setRequested(index))
    rail.current?.show(index, { smooth })
  }

  return {
    position: at,
    renderedRange: drawn,
    step: (by) => moveTo(stepCarousel({ at: latest.current, visible, count }, by)),
    goTo: moveTo,
  }
}

interface CarouselOptions {
  readonly count: number
  readonly layout: CarouselLayout
  readonly interval: number
  readonly yieldsToHand: boolean
}

export interface CarouselState {
  readonly root: RefObject<HTMLElement | null>
  /** An element as wide as the carousel and without height, used to measure the width. */
  readonly gauge: RefObject<HTMLDivElement | null>
  readonly track: RefObject<HTMLDivElement | null>
  readonly count: number
  readonly position: number
  readonly visible: number
  /** Null until measured; the sizes of the style sheet apply until then. */
  readonly itemWidth: number | null
  readonly renderedRange: SlideRange
  /** True if not all items fit. */
  readonly isScrollable: boolean
  /** True if the carousel moves by itself, now or after a pause. */
  readonly isAutoPlaying: boolean
  /** True after the user stopped it, until the user starts it again. */
  readonly isStopped: boolean
  readonly stopped$: Observable<boolean>
  /** True if the user made the last move, so that it may be announced. */
  readonly movedByUser: boolean
  /** Whether the play and pause button has an effect. */
  readonly canAutoPlay: boolean
  toggle(): void
  step(by: 1 | -1): void
  goTo(index: number): void
}

export const useCarousel = ({ count, layout, interval, yieldsToHand }: CarouselOptions): CarouselState => {
  const root = useRef<HTMLElement>(null)
  const gauge = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const lessMotion = useReducedMotion()
  const [movedByPerson, setMovedByPerson] = useState(false)

  const { visible, itemWidth, stride } = useCarouselSize(gauge, layout)
  const isSeen = useHasBeenVisible(track, layout.isAboveFold)
  const { position, renderedRange, step, goTo } = usePosition(track, {
    count,
    visible,
    stride,
    hasBeenVisible: isSeen,
    onUserScroll: () => giveWay(),
  })
  const moves = autoAdvances({ count, visible })
  const onTick = () => {
    setMovedByPerson(false)
    step(1)
  }
  const { stopped, stopped$, toggle, giveWay } = useAutoAdvance(root, { interval, yieldsToHand, moves: moves && stride > 0, onTick })
  const byUser = (move: () => void) => {
    giveWay()
    setMovedByPerson(true)
    move()
  }

  return {
    root,
    gauge,
    track,
    count,
    position,
    visible,
    itemWidth: stride > 0 ? itemWidth : null,
    renderedRange,
    isScrollable: moves,
    isAutoPlaying: moves && !stopped && !lessMotion,
    canAutoPlay: moves && !lessMotion,
    isStopped: stopped,
    stopped$,
    movedByUser: movedByPerson,
    toggle,
    step: (by) => byUser(() => step(by)),
    goTo: (index) => byUser(() => goTo(index)),
  }
}
