import { expect, it } from 'vitest'
import { pageOfRank, rankingHref } from '../../../src/domain/ranking/rankingHref.ts'

it('the ranking begins at /ranking and goes on by pages', () => {
  expect([1, 2, 40].map((page) => rankingHref(page))).toEqual(['/ranking', '/ranking?page=2', '/ranking?page=40'])
})

it.each([
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [37, 10, 4],
  [0, 10, 1],
  [-2, 10, 1],
  [3, 0, 3],
])('rank %i stands, %i to a page, on page %i', (rank, pageSize, page) => {
  expect(pageOfRank(rank, pageSize)).toBe(page)
})
