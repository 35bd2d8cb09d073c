import { expect, it } from 'vitest'
import { courseThumbnails } from '../../../src/domain/course/offer.ts'

const from = (channelLogoUrl: string | null) => ({ channelId: 1, channelName: null, channelDomain: null, channelLogoUrl })

it('tries a course’s own picture, then its channel’s logo, then the default [S-120 A-71]', () => {
  expect(courseThumbnails({ thumbnail: '/own.png', channelProfile: from('/logo.png') }, '/default.png')).toEqual([
    '/own.png',
    '/logo.png',
    '/default.png',
  ])
  expect(courseThumbnails({ thumbnail: null, channelProfile: from('/logo.png') }, '/default.png')).toEqual(['/logo.png', '/default.png'])
  expect(courseThumbnails({ thumbnail: null, channelProfile: from(null) }, '/default.png')).toEqual(['/default.png'])
  expect(courseThumbnails({ thumbnail: null, channelProfile: null }, '/default.png')).toEqual(['/default.png'])
})

it('tries each picture once and no unsafe one [A-71 F-054]', () => {
  expect(courseThumbnails({ thumbnail: '/logo.png', channelProfile: from('/logo.png') }, '/default.png')).toEqual([
    '/logo.png',
    '/default.png',
  ])
  expect(courseThumbnails({ thumbnail: '/default.png', channelProfile: from('javascript:1') }, '/default.png')).toEqual(['/default.png'])
})
