import { expect, it } from 'vitest'
import { studentsHref, taughtClassView, taughtClassesHref, teachingView } from '../../src/application/teaching.ts'
import { aTaughtClass } from '../ui/course/aCourse.ts'

const now = new Date('2026-11-20T10:00:00+09:00')
const meeting = (startsAt: string) => ({ meetingId: 1, title: '', startsAt, endsAt: startsAt.replace(/T\d+/, 'T23') })
const today = aTaughtClass({ courseClassId: 9, enrolledCount: 6, nextMeeting: meeting('2026-11-20T19:00:00+09:00') })
const nextWeek = aTaughtClass({ courseClassId: 17, enrolledCount: 3, nextMeeting: meeting('2026-11-25T17:30:00+09:00') })

it('a teacher goes to the class of today, and to all classes for the students', () => {
  expect(teachingView([nextWeek, today], now)).toEqual({
    todayCount: 1,
    nextTime: '오후 7시',
    classesHref: '/course/class/9/lesson',
    studentCount: 9,
    studentsHref: taughtClassesHref,
  })
})

it('who does not meet a class today goes to the next one that she meets, and at once to the students of an only class', () => {
  expect(teachingView([nextWeek], now)).toMatchObject({
    todayCount: 0,
    nextTime: '11월 25일 (수) 오후 5시 30분',
    classesHref: '/course/class/17/lesson',
    studentsHref: '/course/class/17/lesson#members',
  })
})

it('who meets none any more goes to her classes', () => {
  expect(teachingView([aTaughtClass({ nextMeeting: null })], now)).toMatchObject({
    todayCount: 0,
    nextTime: null,
    classesHref: '/my#teaching',
  })
})

it('who has no class has no day', () => {
  expect(teachingView([], now)).toBeNull()
})

it('a class says when it meets next, and how many students it has', () => {
  expect(taughtClassView(today, now)).toEqual({ students: '6', next: '오늘 오후 7시' })
  expect(taughtClassView(nextWeek, now)).toEqual({ students: '3', next: '11월 25일 (수) 오후 5시 30분' })
  expect(taughtClassView(aTaughtClass({ enrolledCount: null }), now)).toEqual({ students: null, next: null })
  expect(studentsHref(today)).toBe('/course/class/9/lesson#members')
})
