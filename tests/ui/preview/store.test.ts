import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore, ignoreDoubleClick } from '../../../src/ui/preview/store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('the second half of a double click reaches nothing; other clicks do, and so does everything a moment later', () => {
  const heard = vi.fn()
  const link = document.createElement('button')
  link.addEventListener('click', heard)
  document.body.append(link)
  const click = (detail: number) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  ignoreDoubleClick()
  expect(click(2)).toBe(false)
  expect(heard).not.toHaveBeenCalled()
  click(1)
  expect(heard).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(500)
  expect(click(2)).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('whoever watches hears of each other value, also of one that differs in what JSON cannot tell', () => {
  const changed = vi.fn()
  const [before, after] = [{ custom: new Map([['news', 'REMOVE']]) }, { custom: new Map() }]
  const watched = createStore(before)
  watched.subscribe(changed)
  watched.set(before)
  expect(changed).not.toHaveBeenCalled()
  watched.set(after)
  expect(changed).toHaveBeenCalledTimes(1)
  expect(watched.get()).toBe(after)
})
