import { describe, expect, it } from 'vitest'
import { timeOfDay, timeOfDayLabel, timesOfDay, timetableText } from '../../../src/domain/course-class/timetable.ts'

describe('when a class meets, in words', () => {
  it('names its days and its time [S-158]', () => {
    expect(timetableText({ weekdays: [2, 4], startTime: '18:00', endTime: '19:30' })).toBe('화·목요일 오후 6시~7시 30분')
  })

  it('names only the time where no day is given', () => {
    expect(timetableText({ weekdays: [], startTime: '10:00', endTime: '11:00' })).toBe('오전 10시~11시')
  })
})

describe('the parts of the day by which classes are filtered', () => {
  it.each([
    ['00:00', '오전'],
    ['11:59', '오전'],
    ['12:00', '오후'],
    ['17:59', '오후'],
    ['18:00', '저녁'],
    ['23:30', '저녁'],
  ])('a class at %s is in the part called %s', (time, label) => {
    expect(timeOfDayLabel(timeOfDay(time))).toBe(label)
  })

  it('are three, with a name each', () => {
    expect(timesOfDay.map((time) => timeOfDayLabel(time))).toEqual(['오전', '오후', '저녁'])
  })
})
