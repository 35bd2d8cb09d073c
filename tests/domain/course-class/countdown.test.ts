import { describe, expect, it } from 'vitest'
import { type Countdown, countdown, countdownText } from '../../../src/domain/course-class/countdown.ts'

const next = { date: '2026-11-24', startsAt: new Date('2026-11-24T00:10:00+09:00') }

describe('how near the next class is', () => {
  it.each<[string, Countdown, string]>([
    ['2026-11-24T00:10:00+09:00', { kind: 'running' }, '수업 중'],
    ['2026-11-24T00:30:00+09:00', { kind: 'running' }, '수업 중'],
    ['2026-11-24T00:09:59.500+09:00', { kind: 'near', seconds: 1 }, '0:01 뒤 시작해요'],
    ['2026-11-23T23:57:55+09:00', { kind: 'near', seconds: 725 }, '12:05 뒤 시작해요'],
    ['2026-11-23T23:10:00+09:00', { kind: 'near', seconds: 3_600 }, '60:00 뒤 시작해요'],
    ['2026-11-23T23:09:59+09:00', { kind: 'far', days: 1 }, '내일'],
    ['2026-11-23T00:00:00+09:00', { kind: 'far', days: 1 }, '내일'],
    ['2026-11-21T12:00:00+09:00', { kind: 'far', days: 3 }, 'D-3'],
  ])('at %s: %j, %s', (now, expected, words) => {
    const count = countdown(next, new Date(now))
    expect(count).toEqual(expected)
    expect(countdownText(count)).toBe(words)
  })

  it('later on the same day is today', () => {
    const evening = { date: '2026-11-24', startsAt: new Date('2026-11-24T18:00:00+09:00') }
    expect(countdownText(countdown(evening, new Date('2026-11-24T09:00:00+09:00')))).toBe('오늘')
  })

  it('counts the days of Seoul, wherever the viewer is [F-078]', () => {
    expect(countdown(next, new Date('2026-11-22T14:59:00Z'))).toEqual({ kind: 'far', days: 2 })
    expect(countdown(next, new Date('2026-11-22T15:00:00Z'))).toEqual({ kind: 'far', days: 1 })
  })
})
