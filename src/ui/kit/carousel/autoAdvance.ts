import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import {
  asyncScheduler,
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  interval as every,
  NEVER,
  Observable,
  type SchedulerLike,
  startWith,
  Subject,
  switchMap,
} from 'rxjs'
import { reducedMotion } from '../motion/reducedMotion.ts'

interface AutoAdvanceOptions {
  readonly interval: number
  readonly paused$: Observable<boolean>
  /** Moves made by the user. The next automatic move follows a whole interval later. */
  readonly moved$?: Observable<unknown>
  readonly scheduler?: SchedulerLike
}

/** Ticks until paused; after a pause a whole interval passes, so that nothing is caught up with (F-102). */
export const autoAdvance = ({ interval, paused$, moved$ = EMPTY, scheduler = asyncScheduler }: AutoAdvanceOptions): Observable<number> =>
  paused$.pipe(
    distinctUntilChanged(),
    switchMap((paused) =>
      paused
        ? NEVER
        : moved$.pipe(
            startWith(null),
            switchMap(() => every(interval, scheduler)),
          ),
    ),
  )

/** Whether a mouse is over the element. A finger leaves no hover behind (F-101). */
export const hovered = (root: HTMLElement): Observable<boolean> =>
  fromListeners((tell, signal) => {
    const hear = ({ type, pointerType }: PointerEvent) => pointerType === 'mouse' && tell(type === 'pointerenter')
    tell(false)
    root.addEventListener('pointerenter', hear, { signal })
    root.addEventListener('pointerleave', hear, { signal })
  })

/** Whether a finger, a pen or a mouse button is down on the element. Panning cancels its pointer at once, so touch events count fingers. */
export const pressed = (root: HTMLElement): Observable<boolean> =>
  fromListeners<boolean>((tell, signal) => {
    const holds = { pointer: false, finger: false }
    const note = (news: Partial<typeof holds>) => {
      Object.assign(holds, news)
      tell(holds.pointer || holds.finger)
    }
    const press = () => note({ pointer: true })
    const release = () => note({ pointer: false })
    const touch = ({ targetTouches }: TouchEvent) => note({ finger: targetTouches.length > 0 })
    note({})
    root.addEventListener('pointerdown', press, { signal })
    document.addEventListener('pointerup', release, { signal })
    document.addEventListener('pointercancel', release, { signal })
    root.addEventListener('touchstart', touch, { signal, passive: true })
    root.addEventListener('touchend', touch, { signal })
    root.addEventListener('touchcancel', touch, { signal })
  }).pipe(distinctUntilChanged())

/** Wraps many listeners in one stream: a page has eight carousels with a dozen listeners each. */
const fromListeners = <T>(listen: (tell: (value: T) => void, signal: AbortSignal) => void): Observable<T> =>
  new Observable((subscriber) => {
    const hearing = new AbortController()
    listen((value) => subscriber.next(value), hearing.signal)
    return () => hearing.abort()
  })

export const tabHidden = (): Observable<boolean> =>
  fromListeners((tell, signal) => {
    const look = () => tell(document.visibilityState === 'hidden')
    look()
    document.addEventListener('visibilitychange', look, { signal })
  })

/** Whether the element is outside the viewport. Without an IntersectionObserver it counts as visible (F-110). */
export const offScreen = (root: Element): Observable<boolean> =>
  new Observable((subscriber) => {
    subscriber.next(false)
    if (typeof IntersectionObserver === 'undefined') return
    const intersection = new IntersectionObserver((entries) => subscriber.next(entries.at(-1)?.isIntersecting === false))
    intersection.observe(root)
    return () => intersection.disconnect()
  })

/** Whether the element or an ancestor is inert, like the page under an open dialog. */
export const inert = (root: Element): Observable<boolean> =>
  new Observable((subscriber) => {
    const look = () => subscriber.next(root.closest('[inert]') !== null)
    const mutations = new MutationObserver(look)
    for (let element: Element | null = root; element; element = element.parentElement)
      mutations.observe(element, { attributeFilter: ['inert'] })
    look()
    return () => mutations.disconnect()
  })

/** Emits each time the keyboard focus enters the element. */
export const keyboardFocus = (root: Element): Observable<unknown> =>
  fromListeners((tell, signal) => {
    const hear = ({ target }: Event) => target instanceof Element && target.matches(':focus-visible') && tell(target)
    root.addEventListener('focusin', hear, { signal })
  })

/** Whether any of the reasons is true. A reason that has not emitted yet counts as false. */
export const anyTrue = (reasons: readonly Observable<boolean>[]): Observable<boolean> =>
  new Observable<boolean>((subscriber) => {
    const holding = new Set<number>()
    let isHeard = false
    const tell = () => isHeard && subscriber.next(holding.size > 0)
    reasons.forEach((reason, index) => {
      const hear = (holds: boolean) => {
        if (holds) holding.add(index)
        else holding.delete(index)
        tell()
      }
      subscriber.add(reason.subscribe(hear))
    })
    isHeard = true
    tell()
  }).pipe(distinctUntilChanged())

interface AutoAdvanceSettings {
  readonly interval: number
  /**
   * True if hovering pauses the carousel and a manual move stops it. Item carousels only: a mouse left over the banner would break its five
   * seconds.
   */
  readonly yieldsToHand: boolean
  /** Whether there is anything to move. */
  readonly moves: boolean
  onTick(): void
}

interface AutoAdvanceControl {
  /** True after the button, a keyboard focus or a manual move stopped it; only the button starts it again. */
  readonly stopped: boolean
  readonly stopped$: Observable<boolean>
  toggle(): void
  /** Call it after a manual move: autoplay stops, or its next move comes a whole interval later. */
  giveWay(): void
}

/** Combines all reasons to pause; no other module does. */
export const useAutoAdvance = (
  root: RefObject<HTMLElement | null>,
  { interval, yieldsToHand, moves, onTick }: AutoAdvanceSettings,
): AutoAdvanceControl => {
  const [{ stopped$, still$: blocked$, moved$ }] = useState(createSubjects)
  const tick = useEffectEvent(onTick)

  useEffect(() => blocked$.next(!moves), [blocked$, moves])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const hover = yieldsToHand ? [hovered(element)] : []
    const out = [tabHidden(), offScreen(element), inert(element)]
    const paused$ = anyTrue([stopped$, blocked$, reducedMotion.changes$, pressed(element), ...out, ...hover])
    const subscription = autoAdvance({ interval, paused$, moved$ }).subscribe(() => tick())
    subscription.add(keyboardFocus(element).subscribe(() => stopped$.next(true)))
    return () => subscription.unsubscribe()
  }, [root, interval, yieldsToHand, stopped$, blocked$, moved$])

  return {
    stopped: useSubjectValue(stopped$),
    stopped$,
    toggle: () => stopped$.next(!stopped$.value),
    giveWay: () => (yieldsToHand ? stopped$.next(true) : moved$.next()),
  }
}

const createSubjects = () => ({
  stopped$: new BehaviorSubject(false),
  still$: new BehaviorSubject(true),
  moved$: new Subject<void>(),
})

const useSubjectValue = <T>(subject: BehaviorSubject<T>): T => {
  const [subscribe] = useState(() => (changed: () => void) => {
    const subscription = subject.subscribe(changed)
    return () => subscription.unsubscribe()
  })
  const read = () => subject.value
  return useSyncExternalStore(subscribe, read, read)
}
