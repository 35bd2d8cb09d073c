import { describe, expect, it } from 'vitest'
import { isWatched, playTimeText, resumePoint } from '../../../src/domain/lesson/video.ts'
import { begun, done } from './aCurriculum.ts'

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
    expect(isWatched(at, duration)).toBe(expected)
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
