import { describe, expect, it } from 'vitest'
import { isWatched, playTimeText, resumePoint, withPlayed } from '../../../src/domain/lesson/video.ts'
import { begun, done } from './aCurriculum.ts'

const playedTo = (seconds: number) => withPlayed(new Set(), 0, seconds)
const left = (positionSeconds: number) => ({ ...begun(1), positionSeconds })

describe('watching a video', () => {
  it.each([
    [94.9, 100, false],
    [95, 100, true],
    [100, 100, true],
    [0, 0, false],
    [10, null, false],
    [10, Number.NaN, false],
    [10, Number.POSITIVE_INFINITY, false],
  ])('at %d of %s seconds: watched is %s', (at, duration, expected) => {
    expect(isWatched(at, duration, playedTo(at))).toBe(expected)
  })

  it.each([
    ['all of it', playedTo(100), true],
    ['all but what was skipped', withPlayed(playedTo(50), 70, 100), true],
    ['half a second, then its end', withPlayed(playedTo(0.5), 97, 98), false],
    ['its last minute over and over', withPlayed(withPlayed(new Set(), 40, 100), 40, 100), false],
    ['nothing, since it was moved backwards', withPlayed(new Set(), 100, 0), false],
  ])('who played %s has watched it: %#', (_, played, expected) => {
    expect(isWatched(99, 100, played)).toBe(expected)
  })

  it('is taken up where it was left', () => {
    expect(resumePoint(left(200), 600)).toBe(200)
    expect(resumePoint(left(200), null)).toBe(200)
  })

  it.each([
    ['nobody has opened', null],
    ['is done', { ...done(1), positionSeconds: 200 }],
    ['has just begun', left(1)],
    ['was left in its last seconds', left(590)],
  ])('begins at its start when it %s', (_, progress) => {
    expect(resumePoint(progress, 600)).toBeNull()
  })

  it.each([
    [0, '0:00'],
    [-3, '0:00'],
    [59.9, '0:59'],
    [200, '3:20'],
    [3725, '1:02:05'],
  ])('%d seconds are written %s', (seconds, text) => {
    expect(playTimeText(seconds)).toBe(text)
  })
})
