import { combineLatest, distinctUntilChanged, filter, fromEvent, map, merge, startWith } from 'rxjs'
import type { Observable } from 'rxjs'

/** A mouse over it. A finger leaves no hover behind (F-101). */
export const hovered = (root: Element): Observable<boolean> =>
  merge(fromEvent<PointerEvent>(root, 'pointerenter'), fromEvent<PointerEvent>(root, 'pointerleave')).pipe(
    filter(({ pointerType }) => pointerType === 'mouse'),
    map(({ type }) => type === 'pointerenter'),
    startWith(false),
  )

/** A finger, a pen or a mouse button down on it. A pan cancels its pointer at once, so fingers are counted by touch events. */
export const held = (root: Element): Observable<boolean> => anyOf([pressed(root), touched(root)])

const pressed = (root: Element) =>
  merge(
    fromEvent(root, 'pointerdown').pipe(map(() => true)),
    merge(fromEvent(document, 'pointerup'), fromEvent(document, 'pointercancel')).pipe(map(() => false)),
  ).pipe(startWith(false))

const touched = (root: Element) =>
  merge(
    fromEvent<TouchEvent>(root, 'touchstart'),
    fromEvent<TouchEvent>(root, 'touchend'),
    fromEvent<TouchEvent>(root, 'touchcancel'),
  ).pipe(
    map(({ targetTouches }) => targetTouches.length > 0),
    startWith(false),
  )

export const hiddenTab = (): Observable<boolean> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => document.visibilityState === 'hidden'),
  )

/** Each time the keyboard arrives inside. */
export const keyboardFocus = (root: Element): Observable<unknown> =>
  fromEvent(root, 'focusin').pipe(filter(({ target }) => target instanceof Element && target.matches(':focus-visible')))

export const anyOf = (reasons: readonly Observable<boolean>[]): Observable<boolean> =>
  combineLatest(reasons).pipe(
    map((holds) => holds.includes(true)),
    distinctUntilChanged(),
  )
