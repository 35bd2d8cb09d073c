import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Observable } from 'rxjs'
import { movesByItself } from '../../../domain/carousel/carouselStep.ts'
import { useReducedMotion } from '../motion/reducedMotion.ts'
import type { SlideWindow } from './slideWindow.ts'
import { useAutoAdvance } from './useAutoAdvance.ts'
import { usePosition } from './usePosition.ts'
import { useRailSize } from './useRailSize.ts'
import type { RailShape } from './useRailSize.ts'
import { useSeen } from './useSeen.ts'

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
