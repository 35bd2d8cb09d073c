import { expect, test } from 'vitest'
import { isSameContent, moveItem } from '../../../src/domain/studio/work.ts'

test('an item moves to another place; to where there is none it does not', () => {
  const items = ['a', 'b', 'c']
  expect(moveItem(items, 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(items, 2, 0)).toEqual(['c', 'a', 'b'])
  for (const [from, to] of [
    [0, -1],
    [2, 3],
    [1, 1],
    [5, 0],
  ] as const)
    expect(moveItem(items, from, to)).toBe(items)
})

test('contents are the same when they say the same', () => {
  expect(isSameContent({ title: 'a', list: [1] }, { title: 'a', list: [1] })).toBe(true)
  expect(isSameContent({ title: 'a', list: [1] }, { title: 'a', list: [2] })).toBe(false)
})
