import { describe, expect, it } from 'vitest'
import {
  capacityBadge,
  type CourseClass,
  courseClassLink,
  liveClassKey,
  openClassesFirst,
  opensChannelDomain,
} from '../../../src/domain/course-class/courseClass.ts'
import type { Offer } from '../../../src/domain/course/offer.ts'
import { links } from '../site/places.ts'

it('a class for one shows 정원 1명 in the primary colour [S-320]', () => {
  expect(capacityBadge(1)).toEqual({ band: 'one', count: 1, tone: 'primary', label: '정원 1명' })
})

it.each([2, 3])('a class for two or three shows 정원 2~3명 in the warning colour: %d [S-321]', (count) => {
  expect(capacityBadge(count)).toEqual({ band: 'small', count, tone: 'warning', label: '정원 2~3명' })
})

it.each([
  [4, '정원 4명'],
  [100, '정원 100명'],
  [1000, '정원 1,000명'],
])('a class for %d shows %s in the danger colour [S-322 A-64]', (count, label) => {
  expect(capacityBadge(count)).toEqual({ band: 'large', count, tone: 'danger', label })
})

it.each([null, 0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no number of seats and shows no badge [A-63 F-044]', (count) => {
  expect(capacityBadge(count)).toBeNull()
})

const here = { opensChannelDomain: false, links }
const onChannel = { opensChannelDomain: true, links }

const shared = { title: '수업', comment: null, thumbnail: null, cost: 0, paymentType: null, isOnlyForChannelUser: false, teacher: null }
const channelProfile = (channelDomain: string | null) => ({ channelId: 1, channelName: '나래', channelLogoUrl: null, channelDomain })
const aClass = (channelDomain: string | null): CourseClass => ({
  ...shared,
  courseClassId: 7,
  channelProfile: channelProfile(channelDomain),
  schedule: null,
  isClosed: false,
})

describe('class cards', () => {
  it('open the class here in the same tab [S-113]', () => {
    expect(courseClassLink(aClass('narae'), here)).toEqual({ href: '/course/class/7/lesson', newTab: false })
  })

  it('open the same page on the channel’s own domain in a new tab for enterprise [S-114 S-208 A-73]', () => {
    expect(courseClassLink(aClass('narae'), onChannel)).toEqual({ href: 'https://narae.codingbada.kr/course/class/7/lesson', newTab: true })
    expect(opensChannelDomain('ROLE_CHANNEL_ENTERPRISE')).toBe(true)
    expect(opensChannelDomain('ROLE_CHANNEL_PREMIUM')).toBe(false)
    expect(opensChannelDomain(null)).toBe(false)
  })

  it.each([aClass(null), aClass('evil.example'), { ...aClass(null), channelProfile: null }])(
    'stay here when the channel has no domain of ours [S-114 A-72]',
    (courseClass) => {
      expect(courseClassLink(courseClass, onChannel)).toEqual({ href: '/course/class/7/lesson', newTab: false })
    },
  )
})

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

it('classes that can be joined come before those that cannot, each in its own order', () => {
  const item = (id: number, isClosed?: boolean) => ({ id, ...(isClosed === undefined ? {} : { isClosed }) })
  const sorted = openClassesFirst([item(1, true), item(2, false), item(3), item(4, true)])
  expect(sorted.map(({ id }) => id)).toEqual([2, 3, 1, 4])
})

it('a course and a class that carry the same number are told apart', () => {
  const course = { kind: 'course', courseId: 7, level: null, rating: null, ...offer } as const
  const courseClass = { kind: 'course-class', courseClassId: 7, schedule: null, isClosed: false, lessons: null, ...offer } as const
  expect(liveClassKey(course)).not.toBe(liveClassKey(courseClass))
  expect(liveClassKey(course)).toBe(liveClassKey({ ...course, courseId: '7' }))
})
