import { fireEvent } from '@testing-library/react'
import { BehaviorSubject, concat, NEVER, type Observable, of, timer } from 'rxjs'
import { map } from 'rxjs/operators'
import { TestScheduler } from 'rxjs/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bannerIntervalMs, itemIntervalMs, wordIntervalMs } from '../../../../src/domain/carousel.ts'
import {
  anyTrue,
  autoAdvance,
  hovered,
  inert,
  keyboardFocus,
  offScreen,
  pressed,
  tabHidden,
} from '../../../../src/ui/kit/carousel/autoAdvance.ts'

const inVirtualTime = (test: (helpers: Parameters<Parameters<TestScheduler['run']>[0]>[0]) => void) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(test)

const neverPaused = concat(of(false), NEVER)

describe('autoAdvance', () => {
  it.each([
    ['the banner', bannerIntervalMs, '[S-024] [S-185]'],
    ['an item carousel', itemIntervalMs, '[S-186]'],
    ['the rotating word', wordIntervalMs, '[S-028]'],
  ])('%s moves after %i ms, not before, and again after as long %s', (_, interval) => {
    inVirtualTime(({ expectObservable }) => {
      const ticks$ = autoAdvance({ interval, paused$: neverPaused })
      expectObservable(ticks$, `^ ${2 * interval}ms !`).toBe(`${interval}ms a ${interval - 1}ms b`, { a: 0, b: 1 })
    })
  })

  it('a whole interval passes after a pause before the next move [F-102]', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const paused$ = cold('n 4998ms y 999ms n', { n: false, y: true })
      expectObservable(autoAdvance({ interval: 5000, paused$ }), '^ 12s !').toBe('10999ms a', { a: 0 })
    })
  })

  it('an hour in a hidden tab is not caught up with: nothing moves in it, and one move follows an interval later [F-102]', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const hidden$ = cold('n 1s y 3599999ms n', { n: false, y: true })
      expectObservable(autoAdvance({ interval: 7000, paused$: hidden$ }), '^ 3610s !').toBe('3608001ms a', { a: 0 })
    })
  })

  it('the same answer again does not start the interval anew', () => {
    inVirtualTime(({ cold, expectObservable }) => {
      const paused$ = cold('n 2999ms n', { n: false })
      expectObservable(autoAdvance({ interval: 5000, paused$ }), '^ 6s !').toBe('5s a', { a: 0 })
    })
  })

  it('a move by hand puts the next one off by a whole interval', () => {
    inVirtualTime(({ expectObservable }) => {
      const moved$ = timer(4000).pipe(map(() => 'by hand'))
      expectObservable(autoAdvance({ interval: 5000, paused$: neverPaused, moved$ }), '^ 10s !').toBe('9s a', { a: 0 })
    })
  })

  it('an hour has 720 moves of the banner, 514 of an item carousel and 1,800 words [F-103]', () => {
    const movesInAnHour = (interval: number) => {
      const scheduler = new TestScheduler(() => {})
      let moves = 0
      scheduler.run(({ flush }) => {
        const subscription = autoAdvance({ interval, paused$: neverPaused }).subscribe(() => moves++)
        timer(3_600_000 + 1).subscribe(() => subscription.unsubscribe())
        flush()
      })
      return moves
    }
    expect([bannerIntervalMs, itemIntervalMs, wordIntervalMs].map(movesInAnHour)).toEqual([720, 514, 1800])
  })
})

let root: HTMLElement
const seen: unknown[] = []
const watch = (reason$: Observable<unknown>) => reason$.subscribe((value) => seen.push(value))

beforeEach(() => {
  root = document.body.appendChild(document.createElement('section'))
  root.innerHTML = '<button>버튼</button>'
  seen.length = 0
})
afterEach(() => {
  root.remove()
  vi.restoreAllMocks()
})

const pointer = (type: string, pointerType: string) => root.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }))

describe('pause reasons', () => {
  it('a mouse over the carousel counts as hovering until it leaves [S-186] [S-297]', () => {
    watch(hovered(root))
    pointer('pointerenter', 'mouse')
    pointer('pointerleave', 'mouse')
    expect(seen).toEqual([false, true, false])
  })

  it('a finger never counts as hovering [F-101]', () => {
    watch(hovered(root))
    pointer('pointerenter', 'touch')
    expect(seen).toEqual([false])
  })

  it('a press holds it, until it is released anywhere on the page', () => {
    watch(pressed(root))
    pointer('pointerdown', 'mouse')
    fireEvent.pointerUp(document.body)
    expect(seen).toEqual([false, true, false])
  })

  it('a finger that pans holds it although its pointer is cancelled', () => {
    watch(pressed(root))
    const touch = { identifier: 1, target: root }
    fireEvent.touchStart(root, { touches: [touch], targetTouches: [touch] })
    pointer('pointerdown', 'touch')
    fireEvent.pointerCancel(document.body)
    expect(seen).toEqual([false, true])
    fireEvent.touchEnd(root, { touches: [], targetTouches: [] })
    expect(seen).toEqual([false, true, false])
  })

  it('a hidden tab is a reason, a visible one is not [F-102]', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    watch(tabHidden())
    visibility.mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    expect(seen).toEqual([false, true, false])
  })

  it('what lies off screen is a reason until it is seen, and without an observer nothing is [F-110]', () => {
    watch(offScreen(root))
    expect(seen).toEqual([false])
    let notify: (isIntersecting: boolean) => void = () => {}
    class FakeIntersectionObserver {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        notify = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
    watch(offScreen(root))
    notify(false)
    notify(true)
    vi.unstubAllGlobals()
    expect(seen.slice(1)).toEqual([false, true, false])
  })

  it('so is anything inert around it, as under an open dialog', async () => {
    watch(inert(root))
    document.body.setAttribute('inert', '')
    await new Promise((resolve) => setTimeout(resolve))
    document.body.removeAttribute('inert')
    await new Promise((resolve) => setTimeout(resolve))
    expect(seen).toEqual([false, true, false])
  })

  it('focus counts when it is the keyboard’s, not after a click of the mouse [A-33]', () => {
    const button = root.querySelector('button')!
    let visible = false
    vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' && visible)
    watch(keyboardFocus(root))
    button.focus()
    expect(seen).toHaveLength(0)
    button.blur()
    visible = true
    button.focus()
    expect(seen).toHaveLength(1)
  })

  it('one reason is enough, and all must be gone before it goes on', () => {
    const [one, other] = [new BehaviorSubject(false), new BehaviorSubject(false)]
    watch(anyTrue([one, other]))
    one.next(true)
    other.next(true)
    one.next(false)
    other.next(false)
    expect(seen).toEqual([false, true, false])
  })
})
