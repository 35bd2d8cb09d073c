import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  highestLeague,
  leagueMates,
  leagueName,
  leagueRows,
  leagueSize,
  leagueStanding,
  leagueZone,
  nextLeague,
} from '../../src/domain/league.ts'
import { aLeague, aLeagueMember } from './aLeague.ts'

const twenty = Array.from({ length: 20 }, (_, at) => 200 - at * 10)
const zonesOf = (gains: readonly number[], step = 2) => leagueRows(aLeague(gains, { step })).map(({ zone }) => zone)
const count = (zones: readonly string[], wanted: string) => zones.filter((zone) => zone === wanted).length

describe('a league', () => {
  it('has a name and a creature, the nearest one where a backend has more of them', () => {
    expect([1, highestLeague].map((step) => leagueName(step).creature)).toEqual(['CRAB', 'SHARK'])
    expect([0, 1.5].map((step) => leagueName(step))).toEqual([leagueName(1), leagueName(1)])
    expect(leagueName(highestLeague + 1)).toBe(leagueName(highestLeague))
  })

  it('lets five of twenty rise, and five fall', () => {
    expect(zonesOf(twenty)).toEqual([...Array(5).fill('rise'), ...Array(10).fill('stay'), ...Array(5).fill('fall')])
  })

  it('moves fewer where there are fewer, and nobody among three', () => {
    expect(zonesOf([50, 40, 30, 20])).toEqual(['rise', 'stay', 'stay', 'fall'])
    expect(zonesOf([50, 40, 30])).toEqual(['stay', 'stay', 'stay'])
  })

  it('has nothing above the highest and nothing below the lowest', () => {
    expect(count(zonesOf(twenty, highestLeague), 'rise')).toBe(0)
    expect(count(zonesOf(twenty, 1), 'fall')).toBe(0)
  })

  it('is good to all who share a gain at a border, and lifts nobody who has gained nothing', () => {
    const tied = leagueRows(aLeague([90, 80, 70, 60, 50, 50, ...Array(9).fill(40), 30, 30, 30, 20, 0]))
    expect(tied.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 5, ...Array(9).fill(7), 16, 16, 16, 19, 20])
    expect(
      count(
        tied.map(({ zone }) => zone),
        'rise',
      ),
    ).toBe(6)
    expect(zonesOf([...Array(14).fill(40), ...Array(6).fill(0)]).slice(14)).toEqual(Array(6).fill('stay'))
    expect(count(zonesOf([10, ...Array(19).fill(0)]), 'rise')).toBe(1)
  })
})

describe('the league of the next week', () => {
  const result = { step: 2, memberCount: 20, gained: 60 }

  it.each([
    [1, 'rise', 3],
    [10, 'stay', 2],
    [20, 'fall', 1],
  ])('after rank %i is decided by the zone %s', (rank, zone, step) => {
    expect(leagueZone({ ...result, rank })).toBe(zone)
    expect(nextLeague(result.step, leagueZone({ ...result, rank }))).toBe(step)
  })
})

describe('one’s own standing', () => {
  const standingOf = (gains: readonly number[], userId: number, step = 2) => leagueStanding(leagueRows(aLeague(gains, { step })), userId)

  it('tells what is missing to the next place, and to the zone above', () => {
    expect(standingOf(twenty, 8)).toMatchObject({
      own: { rank: 8, zone: 'stay' },
      place: { gap: 10, rank: 7, zone: 'stay' },
      zone: { gap: 30, rank: 5, zone: 'rise' },
    })
    expect(standingOf(twenty, 18)).toMatchObject({ own: { zone: 'fall' }, place: { rank: 17 }, zone: { gap: 30, rank: 15, zone: 'stay' } })
  })

  it('tells it once when the next place is in the zone above', () => {
    expect(standingOf(twenty, 6)).toMatchObject({ place: { gap: 10, rank: 5, zone: 'rise' }, zone: null })
  })

  it('has no zone above where one rises already, and no place above the first', () => {
    expect(standingOf(twenty, 3)).toMatchObject({ place: { gap: 10, rank: 2 }, zone: null })
    expect(standingOf(twenty, 1)).toMatchObject({ own: { rank: 1 }, place: null, zone: null })
  })

  it('jumps over those who have gained as much', () => {
    expect(standingOf([90, 40, 40, 40], 4)).toMatchObject({ own: { rank: 2 }, place: { gap: 50, rank: 1 } })
  })

  it('is nobody’s who is not in the league', () => {
    expect(standingOf(twenty, 99)).toBeNull()
    expect(leagueStanding(leagueRows(aLeague(twenty)), null)).toBeNull()
  })

  it('keeps its promise: who gains what is missing gets the place and the zone', () => {
    const gains = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: leagueSize })
    fc.assert(
      fc.property(gains, fc.nat(), fc.integer({ min: 1, max: highestLeague }), (given, picked, step) => {
        const userId = (picked % given.length) + 1
        const standing = standingOf(given, userId, step)
        for (const aim of [standing?.place, standing?.zone])
          if (aim) {
            const later = given.map((gained, at) => (at + 1 === userId ? gained + aim.gap : gained))
            expect(standingOf(later, userId, step)?.own).toMatchObject({ rank: aim.rank, zone: aim.zone })
          }
      }),
    )
  })
})

it('a league is filled by the viewer’s classes first, then by others, up to twenty with the viewer', () => {
  const people = Array.from({ length: 30 }, (_, at) => aLeagueMember(at, 0, { isClassmate: at % 3 === 0 }))
  const mates = leagueMates(people)
  expect(mates).toHaveLength(leagueSize - 1)
  expect(mates.slice(0, 11).map(({ userId }) => userId)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 1])
})
