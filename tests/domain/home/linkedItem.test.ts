import { expect, test } from 'vitest'
import type { HomeData } from '../../../src/domain/home/context.ts'
import { linkedItem } from '../../../src/domain/home/linkedItem.ts'

const offer = {
  title: '파이썬 첫 헤엄',
  comment: '물에 뜨는 법부터',
  thumbnail: null,
  cost: null,
  paymentType: null,
  isOnlyForChannelUser: false,
  channelProfile: null,
  teacher: null,
}
const home: Partial<HomeData> = {
  courses: [{ ...offer, courseId: 7, level: null, rating: null }],
  courseClasses: [{ ...offer, title: '토요반', courseClassId: 7, schedule: null, isClosed: false, lessons: null }],
}

test('what a link was about is found by the kind of its address, not by the number alone', () => {
  expect(linkedItem(home, { courseId: '7' })).toEqual({ title: '파이썬 첫 헤엄', comment: '물에 뜨는 법부터' })
  expect(linkedItem(home, { courseClassId: '7' })).toMatchObject({ title: '토요반' })
})

test('what the home page does not list, or has not listed yet, has no name', () => {
  expect(linkedItem(home, { courseId: '8' })).toBeNull()
  expect(linkedItem(home, {})).toBeNull()
  expect(linkedItem({ courses: null }, { courseId: '7' })).toBeNull()
  expect(linkedItem(null, { courseId: '7' })).toBeNull()
})
