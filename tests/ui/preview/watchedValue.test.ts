import { expect, test, vi } from 'vitest'
import { watchedValue } from '../../../src/ui/preview/watchedValue.ts'

test('whoever watches hears of each other value, also of one that differs in what JSON cannot tell', () => {
  const changed = vi.fn()
  const [before, after] = [{ custom: new Map([['news', 'REMOVE']]) }, { custom: new Map() }]
  const watched = watchedValue(before)
  watched.subscribe(changed)
  watched.set(before)
  expect(changed).not.toHaveBeenCalled()
  watched.set(after)
  expect(changed).toHaveBeenCalledTimes(1)
  expect(watched.get()).toBe(after)
})
