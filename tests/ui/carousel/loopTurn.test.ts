import { assert, constantFrom, integer, nat, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centredTurn, loopTurn, wrap } from '../../../src/ui/parts/carousel/loopTurn.ts'

const slot = (index: number, turn: number, count: number) => wrap(index - turn, count)

describe('loopTurn', () => {
  it('from the last slide the first one comes from the right, and from the first the last one from the left [S-025]', () => {
    const forward = loopTurn({ count: 3, turn: 1, seen: 2, between: false, target: 0, towards: 1 })
    expect(slot(0, forward, 3)).toBeGreaterThan(slot(2, forward, 3))
    const backward = loopTurn({ count: 3, turn: 0, seen: 0, between: false, target: 2, towards: -1 })
    expect(slot(2, backward, 3)).toBeLessThan(slot(0, backward, 3))
  })

  it('a layout that already leads there stays', () => {
    expect(loopTurn({ count: 3, turn: 2, seen: 0, between: false, target: 1, towards: 1 })).toBe(2)
  })

  it('two slides that are both in sight stay side by side, whatever is asked for', () => {
    const asked = record({
      count: integer({ min: 2, max: 7 }),
      turn: nat(6),
      slotSeen: nat(5),
      target: nat(6),
      towards: constantFrom(1 as const, -1 as const),
    })
    assert(
      property(asked, ({ count, turn: from, slotSeen, target, towards }) => {
        const turn = wrap(from, count)
        const seen = wrap(turn + (slotSeen % (count - 1)), count)
        const next = loopTurn({ count, turn, seen, between: true, target: wrap(target, count), towards })
        expect(slot(wrap(seen + 1, count), next, count)).toBe(slot(seen, next, count) + 1)
      }),
    )
  })

  it('at rest there is a slide on either side, so that a swipe finds one both ways [S-025]', () => {
    for (const at of [0, 1, 2]) expect(slot(at, centredTurn(at, 3), 3)).toBe(1)
  })
})
