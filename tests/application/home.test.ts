import { expect, it, vi } from 'vitest'
import { makeLoadRanking } from '../../src/application/home.ts'
import { aRankingEntry } from '../fakes/aRankingEntry.ts'

const entries = (from: number) => Array.from({ length: 7 }, (_, index) => aRankingEntry(index + 1, { userId: from + index }))

it.each([
  ['the main site ranks all users', null, 'users', 100],
  ['a channel ranks its members', 'haeon', 'members', 200],
] as const)('%s, and the first five are shown [S-081] [S-279] [S-280]', async (_title, channelDomain, asked, first) => {
  const page = (from: number) => vi.fn(async () => ({ items: entries(from), own: aRankingEntry(37, { userId: 1 }) }))
  const rankings = { users: page(100), members: page(200) }
  const { signal } = new AbortController()
  const ranking = await makeLoadRanking({ rankings })({ channelDomain, isDesktop: true }, signal)
  expect(ranking.own?.rank).toBe(37)
  expect(ranking.top.map(({ user }) => user.userId)).toEqual([0, 1, 2, 3, 4].map((index) => first + index))
  expect(rankings[asked]).toHaveBeenCalledExactlyOnceWith(signal)
  expect(rankings[asked === 'users' ? 'members' : 'users']).not.toHaveBeenCalled()
})
