import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BehaviorSubject } from 'rxjs'
import type { Observable } from 'rxjs'
import { anyOf, held, hiddenTab, hovered, keyboardFocus } from '../../../src/ui/parts/carousel/pauseReasons.ts'

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
    watch(held(root))
    pointer('pointerdown', 'mouse')
    fireEvent.pointerUp(document.body)
    expect(seen).toEqual([false, true, false])
  })

  it('a finger that pans holds it although its pointer is cancelled', () => {
    watch(held(root))
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
    watch(hiddenTab())
    visibility.mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
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
    watch(anyOf([one, other]))
    one.next(true)
    other.next(true)
    one.next(false)
    other.next(false)
    expect(seen).toEqual([false, true, false])
  })
})
