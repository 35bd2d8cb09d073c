import { expect, it, vi } from 'vitest'
import { keepLast } from '../../src/application/keepLast.ts'

it('makes a thing again only for other arguments, and remembers one', () => {
  const make = vi.fn((list: readonly number[], factor: number) => list.map((each) => each * factor))
  const kept = keepLast(make)
  const list = [1, 2]
  const first = kept(list, 2)
  expect(first).toEqual([2, 4])
  expect(kept(list, 2)).toBe(first)
  expect(kept(list, 3)).toEqual([3, 6])
  expect(kept([1, 2], 3)).toEqual([3, 6])
  expect(make).toHaveBeenCalledTimes(3)
  expect(kept(list, 2)).not.toBe(first)
})
