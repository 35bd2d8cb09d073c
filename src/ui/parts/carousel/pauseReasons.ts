import { distinctUntilChanged, Observable } from 'rxjs'

/** A mouse over it. A finger leaves no hover behind (F-101). */
export const hovered = (root: HTMLElement): Observable<boolean> =>
  heard((tell, signal) => {
    const hear = ({ type, pointerType }: PointerEvent) => pointerType === 'mouse' && tell(type === 'pointerenter')
    tell(false)
    root.addEventListener('pointerenter', hear, { signal })
    root.addEventListener('pointerleave', hear, { signal })
  })

/** A finger, a pen or a mouse button down on it. A pan cancels its pointer at once, so fingers are counted by touch events. */
export const held = (root: HTMLElement): Observable<boolean> =>
  heard<boolean>((tell, signal) => {
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

/** One stream for several listeners: a page has eight carousels, and each has a dozen. */
const heard = <T>(listen: (tell: (value: T) => void, signal: AbortSignal) => void): Observable<T> =>
  new Observable((subscriber) => {
    const hearing = new AbortController()
    listen((value) => subscriber.next(value), hearing.signal)
    return () => hearing.abort()
  })

export const hiddenTab = (): Observable<boolean> =>
  heard((tell, signal) => {
    const look = () => tell(document.visibilityState === 'hidden')
    look()
    document.addEventListener('visibilitychange', look, { signal })
  })

/** Each time the keyboard arrives inside. */
export const keyboardFocus = (root: Element): Observable<unknown> =>
  heard((tell, signal) => {
    const hear = ({ target }: Event) => target instanceof Element && target.matches(':focus-visible') && tell(target)
    root.addEventListener('focusin', hear, { signal })
  })

/** Whether one of them holds. A reason that has said nothing yet does not. */
export const anyOf = (reasons: readonly Observable<boolean>[]): Observable<boolean> =>
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
