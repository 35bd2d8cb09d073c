import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxReplay, replayPace } from '../../../src/domain/blocks/replayPace.ts'

test('a short run goes at its usual pace, and one without a move is over at once', () => {
  expect(replayPace(3)).toEqual({ movesPerPicture: 1, pause: 420 })
  expect(replayPace(0)).toEqual({ movesPerPicture: 1, pause: 420 })
})

test('a longer one is quicker, and a very long one skips pictures', () => {
  expect(replayPace(23)).toEqual({ movesPerPicture: 1, pause: 100 })
  expect(replayPace(400)).toEqual({ movesPerPicture: 10, pause: maxReplay / 40 })
})

test('no run takes longer than somebody waits', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (moveCount) => {
      const { movesPerPicture, pause } = replayPace(moveCount)
      expect(Math.ceil(moveCount / movesPerPicture) * pause).toBeLessThanOrEqual(maxReplay + 0.001)
    }),
  )
})
