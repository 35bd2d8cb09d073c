import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimableSubQuests } from '../../../src/domain/quest/claimableSubQuests.ts'
import { isClaimable } from '../../../src/domain/quest/isClaimable.ts'
import { isPerforming } from '../../../src/domain/quest/isPerforming.ts'
import { offersClaimAll } from '../../../src/domain/quest/offersClaimAll.ts'
import { aQuest, attendance, mainQuest, subQuest } from './aQuest.ts'

describe('what may be claimed', () => {
  it.each([
    ['PERFORMING', true, true],
    ['PERFORMING', false, false],
    ['REWARDED', true, false],
    ['REWARDED', false, false],
  ])('a quest that is %s with clear %s: %s [S-166]', (state, clear, claimable) => {
    expect(isClaimable(aQuest({ state, clear }))).toBe(claimable)
  })

  it('accepts states and small categories that it does not know, and never lets them be claimed for their state [S-153 S-165 F-047]', () => {
    const unknown = fc.string().filter((state) => state !== 'PERFORMING')
    fc.assert(
      fc.property(unknown, fc.string(), (state, smallCategory) => {
        expect(isPerforming({ state })).toBe(false)
        expect(isClaimable(aQuest({ state, clear: true, smallCategory }))).toBe(false)
        expect(isClaimable(aQuest({ clear: true, smallCategory }))).toBe(true)
      }),
    )
  })

  it('claims all sub quests that are performing and cleared, in their order, and no other [S-193]', () => {
    const [one, other] = [subQuest({ clear: true }), attendance()]
    const rest = [subQuest(), mainQuest({ clear: true }), subQuest({ clear: true, state: 'REWARDED' })]
    expect(claimableSubQuests([one, ...rest, other])).toEqual([one, other])
    expect(claimableSubQuests(rest)).toEqual([])
  })
})

describe('claim all', () => {
  it('is offered for a sub quest when there is another one, of any state [S-180 A-43]', () => {
    const sub = subQuest({ clear: true })
    expect(offersClaimAll(sub, [sub])).toBe(false)
    expect(offersClaimAll(sub, [sub, mainQuest()])).toBe(false)
    expect(offersClaimAll(sub, [sub, subQuest()])).toBe(true)
    expect(offersClaimAll(sub, [sub, subQuest({ state: 'REWARDED' })])).toBe(true)
  })

  it('is not offered for a main quest [S-180]', () => {
    const main = mainQuest({ clear: true })
    expect(offersClaimAll(main, [main, subQuest(), subQuest()])).toBe(false)
  })
})
