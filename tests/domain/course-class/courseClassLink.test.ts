import { describe, expect, it } from 'vitest'
import type { CourseClass } from '../../../src/domain/course-class/CourseClass.ts'
import { courseClassLink, opensChannelDomain } from '../../../src/domain/course-class/courseClassLink.ts'
import { links } from '../site/places.ts'

const here = { opensChannelDomain: false, links }
const onChannel = { opensChannelDomain: true, links }

const shared = { title: '수업', comment: null, thumbnail: null, cost: 0, paymentType: null, isOnlyForChannelUser: false, teacher: null }
const channelProfile = (channelDomain: string | null) => ({ channelId: 1, channelName: '나래', channelLogoUrl: null, channelDomain })
const aClass = (channelDomain: string | null): CourseClass => ({
  ...shared,
  courseClassId: 7,
  channelProfile: channelProfile(channelDomain),
  schedule: null,
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
