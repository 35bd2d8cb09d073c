import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { lastPosition, stepCarousel } from '../../../domain/carousel/carouselStep.ts'
import { reducedMotion } from '../motion/reducedMotion.ts'
import { createRail } from './createRail.ts'
import { covers } from './slideWindow.ts'
import type { SlideWindow } from './slideWindow.ts'
import { useDrawnWindow } from './useDrawnWindow.ts'

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
export const usePosition = (track: RefObject<HTMLElement | null>, rules: Rules): Position => {
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
