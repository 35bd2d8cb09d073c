import { describe, expect, it } from 'vitest'
import { isTimeOfDay } from '../../../src/domain/calendar/isTimeOfDay.ts'
import { timeSpanText, timeText } from '../../../src/domain/calendar/timeText.ts'
import type { Weekday } from '../../../src/domain/calendar/Weekday.ts'
import { weekdaysText } from '../../../src/domain/calendar/weekdaysText.ts'

describe('a time of day in words', () => {
  it.each([
    ['00:00', '오전 12시'],
    ['09:00', '오전 9시'],
    ['12:00', '오후 12시'],
    ['12:05', '오후 12시 5분'],
    ['18:30', '오후 6시 30분'],
    ['23:59', '오후 11시 59분'],
  ])('%s is %s', (time, words) => {
    expect(timeText(time)).toBe(words)
  })

  it.each([
    ['18:00', '19:30', '오후 6시~7시 30분'],
    ['11:00', '12:30', '오전 11시~오후 12시 30분'],
    ['09:00', '10:00', '오전 9시~10시'],
    ['23:30', '00:20', '오후 11시 30분~오전 12시 20분'],
    ['23:00', '22:00', '오후 11시~오후 10시'],
  ])('from %s to %s is %s', (start, end, words) => {
    expect(timeSpanText(start, end)).toBe(words)
  })

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['7:00', false],
    ['12:60', false],
    ['', false],
  ])('%j is a time: %j [F-044]', (text, expected) => {
    expect(isTimeOfDay(text)).toBe(expected)
  })
})

describe('weekdays in words [S-158]', () => {
  it.each<[readonly Weekday[], string]>([
    [[2, 4], '화·목요일'],
    [[0], '일요일'],
    [[0, 6], '토·일요일'],
    [[5, 4, 3, 2, 1], '평일'],
    [[0, 1, 2, 3, 4, 5, 6], '매일'],
    [[1, 2, 3, 4, 5, 6], '월·화·수·목·금·토요일'],
    [[], ''],
  ])('%j are %j', (weekdays, words) => {
    expect(weekdaysText(weekdays)).toBe(words)
  })
})
