import { expect, it } from 'vitest'
import { liveClassKey } from '../../../src/domain/live-class/liveClassKey.ts'
import type { Offer } from '../../../src/domain/offer/Offer.ts'

const offer: Offer = {
  title: '라이브',
  comment: null,
  thumbnail: null,
  cost: null,
  paymentType: null,
  isOnlyForChannelUser: false,
  channelProfile: null,
  teacher: null,
}

it('a course and a class that carry the same number are told apart', () => {
  const course = { kind: 'course', courseId: 7, level: null, rating: null, ...offer } as const
  const courseClass = { kind: 'course-class', courseClassId: 7, schedule: null, ...offer } as const
  expect(liveClassKey(course)).not.toBe(liveClassKey(courseClass))
  expect(liveClassKey(course)).toBe(liveClassKey({ ...course, courseId: '7' }))
})
