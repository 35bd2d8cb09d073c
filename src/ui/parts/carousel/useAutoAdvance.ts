import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { BehaviorSubject, Subject } from 'rxjs'
import type { Observable } from 'rxjs'
import { autoAdvance } from './autoAdvance.ts'
import { reducedMotion } from '../motion/reducedMotion.ts'
import { anyOf, held, hiddenTab, hovered, keyboardFocus } from './pauseReasons.ts'

interface Rules {
  readonly interval: number
  /** Item carousels only: a mouse left over the banner would break its five seconds. */
  readonly pausesOnHover: boolean
  /** There is something to move. */
  readonly moves: boolean
  onTick(): void
}

interface AutoAdvance {
  /** By the button, or by the keyboard's arrival; only the button starts it again. */
  readonly stopped: boolean
  readonly stopped$: Observable<boolean>
  toggle(): void
  /** The person has moved it. */
  postpone(): void
}

/** All reasons to stand still come together here, and nowhere else. */
export const useAutoAdvance = (root: RefObject<HTMLElement | null>, { interval, pausesOnHover, moves, onTick }: Rules): AutoAdvance => {
  const [{ stopped$, still$, moved$ }] = useState(createSwitches)
  const tick = useEffectEvent(onTick)

  useEffect(() => still$.next(!moves), [still$, moves])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const hover = pausesOnHover ? [hovered(element)] : []
    const paused$ = anyOf([stopped$, still$, hiddenTab(), reducedMotion.changes$, held(element), ...hover])
    const subscription = autoAdvance({ interval, paused$, moved$ }).subscribe(() => tick())
    subscription.add(keyboardFocus(element).subscribe(() => stopped$.next(true)))
    return () => subscription.unsubscribe()
  }, [root, interval, pausesOnHover, stopped$, still$, moved$])

  return {
    stopped: useLatest(stopped$),
    stopped$,
    toggle: () => stopped$.next(!stopped$.value),
    postpone: () => moved$.next(),
  }
}

const createSwitches = () => ({
  stopped$: new BehaviorSubject(false),
  still$: new BehaviorSubject(true),
  moved$: new Subject<void>(),
})

const useLatest = <T>(subject: BehaviorSubject<T>): T => {
  const [subscribe] = useState(() => (changed: () => void) => {
    const subscription = subject.subscribe(changed)
    return () => subscription.unsubscribe()
  })
  const read = () => subject.value
  return useSyncExternalStore(subscribe, read, read)
}
