import { describe, expect, it } from 'vitest'
import { isSameUser, othersThan, ownEntry, rankingView } from '../../../src/domain/ranking/rankingView.ts'
import { aRankingEntry } from '../../fakes/aRankingEntry.ts'

const entry = (rank: number, userId: number | string = rank) => aRankingEntry(rank, { userId })

describe('the ranking page', () => {
  it('puts who has a medal on the podium and the others in rows [S-081]', () => {
    const { podium, rows } = rankingView(
      [1, 2, 3, 4, 5].map((rank) => entry(rank)),
      null,
    )
    expect([podium, rows].map((list) => list.map(({ rank }) => rank))).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('lets two who share a rank share the podium [A-77]', () => {
    const { podium } = rankingView([entry(1, 'a'), entry(1, 'b'), entry(3, 'c'), entry(4, 'd')], null)
    expect(podium.map(({ user }) => user.userId)).toEqual(['a', 'b', 'c'])
  })

  it('pins the viewer’s place as long as it is on no row', () => {
    const own = entry(37, 100)
    expect(rankingView([entry(1), entry(2)], own).pinned).toBe(own)
    expect(rankingView([entry(1), entry(37, '100')], own).pinned).toBeNull()
    expect(rankingView([entry(1)], null).pinned).toBeNull()
  })

  it('knows the same user by number and by text', () => {
    expect([isSameUser(100, '100'), isSameUser(100, 101), isSameUser(100, null)]).toEqual([true, false, false])
  })
})

describe('one’s own place', () => {
  it('is the one that the answer names, else the one in the list', () => {
    const own = entry(37, 100)
    expect(ownEntry({ own, items: [entry(1)] }, 100)).toBe(own)
    expect(ownEntry({ own: null, items: [entry(1), own] }, '100')).toBe(own)
    expect(ownEntry({ own: null, items: [entry(1)] }, 100)).toBeNull()
    expect(ownEntry({ own: null, items: [entry(1)] }, null)).toBeNull()
  })

  it('can be left out of the list; without one nobody is', () => {
    const all = [entry(1), entry(2)]
    expect(othersThan(all, entry(2, '2'))).toEqual([entry(1)])
    expect(othersThan(all, null)).toEqual(all)
  })
})
