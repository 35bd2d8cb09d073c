import { expect, it } from 'vitest'
import { listedClassCard } from '../../src/application/listedClassCard.ts'
import type { ListedClass } from '../../src/domain/course-class/courseClass.ts'
import { aCourseClass, ordinary } from '../ui/course/aCourse.ts'

const card = (wishes: Partial<ListedClass> = {}) =>
  listedClassCard({ ...aCourseClass(), isLive: false, timetable: null, enrolledCount: null, ...wishes }, ordinary)

it('a listed class says what any class says [S-123]', () => {
  expect(card()).toMatchObject({ capacity: { label: '정원 2~3명' }, link: { href: '/course/class/9/lesson' } })
})

it('it says when it meets, if that is known', () => {
  expect(card({ timetable: { weekdays: [1, 3], startTime: '16:00', endTime: '17:00' } }).times).toMatchObject({ days: '월·수요일' })
  expect(card().times).toBeNull()
})

it('it says whether there is room, if that is known [A-65]', () => {
  const seats = (enrolledCount: number | null, isClosed = false) => card({ schedule: { memberCount: 10 }, enrolledCount, isClosed }).seats
  expect(seats(3)).toEqual({ kind: 'some', text: '7자리 남음' })
  expect(seats(9)).toEqual({ kind: 'few', text: '마지막 1자리' })
  expect(seats(10)).toEqual({ kind: 'none', text: '마감' })
  expect(seats(3, true)).toEqual({ kind: 'closed' })
  expect(seats(null)).toBeNull()
})
