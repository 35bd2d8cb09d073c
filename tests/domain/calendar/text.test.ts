import { describe, expect, it, test } from 'vitest'
import { isTimeOfDay, type Weekday } from '../../../src/domain/calendar/date.ts'
import {
  dateText,
  longDateText,
  monthDayText,
  studyDurationText,
  timeSpanText,
  timeText,
  weekdayName,
  weekdayShortName,
  weekdaysText,
} from '../../../src/domain/calendar/text.ts'

it('a date is said with its day of the week, and with its year only where that is another one', () => {
  expect(dateText('2026-11-24', '2026-11-20')).toBe('11월 24일 (화)')
  expect(dateText('2027-01-05', '2026-11-20')).toBe('2027년 1월 5일 (화)')
})

it('read out, the day of the week has its whole name', () => {
  expect(longDateText('2026-11-24', '2026-11-20')).toBe('11월 24일 화요일')
})

it('the ends of a term are said by month and day', () => {
  expect(monthDayText('2026-03-02', '2026-11-20')).toBe('3월 2일')
  expect(monthDayText('2025-12-31', '2026-11-20')).toBe('2025년 12월 31일')
})

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

it('names the days from Sunday to Saturday in Korean [S-158]', () => {
  expect(([0, 1, 2, 3, 4, 5, 6] as const).map(weekdayShortName)).toEqual(['일', '월', '화', '수', '목', '금', '토'])
})

it('says the days in full from Sunday to Saturday [S-158]', () => {
  expect(([0, 1, 2, 3, 4, 5, 6] as const).map(weekdayName)).toEqual(['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'])
})

test.each([
  [8 / 60, '1분 미만'],
  [1, '1분'],
  [59.6, '1시간'],
  [80, '1시간 20분'],
  [60_000, '1,000시간'],
])('%d minutes read %s', (minutes, text) => {
  expect(studyDurationText(minutes)).toBe(text)
})

test.each([null, 0, -5, Number.NaN])('of %s minutes nothing is said [F-044]', (minutes) => {
  expect(studyDurationText(minutes)).toBeNull()
})
