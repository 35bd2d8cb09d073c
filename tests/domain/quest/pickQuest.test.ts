import { describe, expect, it } from 'vitest'
import { pickQuest } from '../../../src/domain/quest/pickQuest.ts'
import { aQuest, attendance, mainQuest, subQuest, welcome } from './aQuest.ts'

const cleared = { clear: true }

describe('the quest that the pop-up shows', () => {
  it('is first the main welcome quest while it is performing, cleared or not [S-167]', () => {
    for (const clear of [true, false]) {
      const first = welcome({ clear })
      expect(pickQuest([subQuest(cleared), mainQuest(cleared), attendance(), first])).toBe(first)
    }
  })

  it('is second a sub attendance quest that is performing and cleared [S-168]', () => {
    const second = attendance()
    expect(pickQuest([subQuest(cleared), mainQuest(cleared), second])).toBe(second)
  })

  it('is third any cleared main quest [S-169]', () => {
    const third = mainQuest(cleared)
    expect(pickQuest([subQuest(cleared), third])).toBe(third)
  })

  it('is fourth any cleared sub quest [S-170]', () => {
    const fourth = subQuest(cleared)
    expect(pickQuest([mainQuest(), subQuest(), fourth])).toBe(fourth)
  })

  it('is none where none fits [S-171]', () => {
    expect(pickQuest([])).toBeNull()
    expect(pickQuest([mainQuest(), subQuest(), attendance({ clear: false }), welcome({ state: 'DONE' })])).toBeNull()
    expect(pickQuest([aQuest({ largeCategory: null, clear: true })])).toBeNull()
  })

  it('wants the welcome quest to be main, and the attendance quest sub, performing and cleared [S-167 S-168]', () => {
    const main = mainQuest(cleared)
    const others = [
      welcome({ largeCategory: 'SUB', clear: true }),
      attendance({ largeCategory: null }),
      attendance({ state: 'REWARDED' }),
      attendance({ clear: false }),
    ]
    expect(pickQuest([...others, main])).toBe(main)
  })

  it('asks the cleared ones for nothing but being cleared, whatever their state [S-165 A-44]', () => {
    const rewarded = mainQuest({ clear: true, state: 'REWARDED' })
    expect(pickQuest([rewarded])).toBe(rewarded)
  })

  it('is the server’s first among equals [A-45]', () => {
    const [first, second] = [subQuest(cleared), subQuest(cleared)]
    expect(pickQuest([first, second])).toBe(first)
    expect(pickQuest([second, first])).toBe(second)
  })
})
