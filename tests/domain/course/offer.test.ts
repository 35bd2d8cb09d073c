import { expect, it } from 'vitest'
import { courseThumbnails } from '../../../src/domain/course/offer.ts'

const from = (channelLogoUrl: string | null) => ({ channelId: 1, channelName: null, channelDomain: null, channelLogoUrl })

it('tries a course’s own picture, then its channel’s logo [S-120 A-71]', () => {
  expect(courseThumbnails({ thumbnail: '/own.png', channelProfile: from('/logo.png') })).toEqual(['/own.png', '/logo.png'])
  expect(courseThumbnails({ thumbnail: null, channelProfile: from('/logo.png') })).toEqual(['/logo.png'])
  expect(courseThumbnails({ thumbnail: null, channelProfile: from(null) })).toEqual([])
  expect(courseThumbnails({ thumbnail: null, channelProfile: null })).toEqual([])
})

it('tries each picture once and no unsafe one [A-71 F-054]', () => {
  expect(courseThumbnails({ thumbnail: '/logo.png', channelProfile: from('/logo.png') })).toEqual(['/logo.png'])
  expect(courseThumbnails({ thumbnail: '/own.png', channelProfile: from('javascript:1') })).toEqual(['/own.png'])
})
