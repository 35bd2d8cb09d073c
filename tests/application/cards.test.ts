import { describe, expect, it } from 'vitest'
import {
  blogCard,
  channelCard,
  channelNameView,
  classCard,
  classLinkOptions,
  contentStars,
  costView,
  courseCard,
  liveClassCard,
  problemCard,
  rankingRow,
  starsView,
  teacherView,
} from '../../src/application/cards.ts'
import { aChannel } from '../domain/channel/aChannel.ts'
import { channelSite, mainSite } from '../domain/site/places.ts'
import { guest } from '../domain/viewer/viewers.ts'
import { aRankingEntry } from '../fakes/aRankingEntry.ts'
import { aSubChannel } from '../ui/channel/aSubChannel.ts'
import { aCourse, aCourseClass, enterprise, links, ordinary } from '../ui/course/aCourse.ts'
import { aBlock, aProblem } from '../ui/problem/aProblem.ts'

describe('what a card says', () => {
  it.each([
    [0, 'POINT', { kind: 'free', text: '무료' }],
    [1000, 'POINT', { kind: 'point', text: '1,000' }],
    [10_000, 'CASH', { kind: 'cash', text: '10,000원' }],
    [500, null, null],
  ] as const)('a cost of %s in %s is %o [S-317 S-318 S-319 A-66]', (cost, paymentType, view) => {
    expect(costView({ cost, paymentType })).toEqual(view)
  })

  it('stars out of five, out of seven for documents and videos, and none without a score [A-62]', () => {
    expect(contentStars(6, 'PROBLEM')).toMatchObject({ filled: 1, total: 5, band: 2 })
    expect(contentStars(6, 'VIDEO')).toMatchObject({ filled: 6, total: 7, band: 1 })
    expect(starsView(21, 5)).toEqual({ kind: 'offScale', score: 21 })
    expect([starsView(null, 5), starsView(0, 5)]).toEqual([null, null])
  })

  it('a name beside a picture that is safe, and nothing without a name [F-054]', () => {
    expect(teacherView({ nickname: '문해온', profile: 'javascript:1' })).toEqual({ name: '문해온', picture: null })
    expect([teacherView(null), teacherView({ nickname: null, profile: '/a.png' }), channelNameView(null)]).toEqual([null, null, null])
  })

  it('a course without level and score has neither [A-68]', () => {
    expect(courseCard(aCourse({ level: null, rating: null }))).toMatchObject({ level: null, stars: null })
  })

  it('a class: how many fit in, and where it leads, for enterprise to its channel [S-114 S-123 A-63]', () => {
    expect(classCard(aCourseClass(), ordinary)).toMatchObject({ capacity: { tone: 'warning' }, link: { newTab: false } })
    expect(classCard(aCourseClass({ schedule: null }), enterprise)).toMatchObject({ capacity: null, link: { newTab: true } })
    expect(classLinkOptions(aChannel({ role: 'ROLE_CHANNEL_ENTERPRISE' }), guest, links)).toEqual(enterprise)
    expect(classLinkOptions(null, guest, links)).toEqual(ordinary)
  })

  it('a live class is a course or a class, and one of each may carry the same number', () => {
    const cards = [
      liveClassCard({ kind: 'course', ...aCourse({ courseId: 1 }) }, ordinary),
      liveClassCard({ kind: 'course-class', ...aCourseClass({ courseClassId: 1 }) }, ordinary),
    ]
    expect(cards.map(({ kind }) => kind)).toEqual(['course', 'course-class'])
    expect(new Set(cards.map(({ key }) => key)).size).toBe(2)
  })

  it('a channel: its logo before its picture, and no link without a usable domain [A-71 A-72]', () => {
    expect(channelCard(aSubChannel({ profileImageUrl: '/profile.png' }), links)).toMatchObject({
      href: 'https://haeon.codingbada.kr',
      pictures: ['/logo.png', '/profile.png'],
    })
    expect(channelCard(aSubChannel({ channelDomain: 'evil.example.com' }), links).href).toBeNull()
  })

  it('a post: its picture before the logo of the channel, and who wrote it [S-117 S-124]', () => {
    const blog = { blogId: 5, title: '소식', summary: null, thumbnail: '/blog.png', user: { userId: 1, profile: null, nickname: '하늘' } }
    expect(blogCard(blog, '/logo.png')).toMatchObject({
      href: '/blog/5',
      pictures: { candidates: ['/blog.png', '/logo.png'], logo: '/logo.png' },
      author: { name: '하늘', picture: null },
    })
    expect(blogCard({ ...blog, user: null }, null).author).toBeNull()
  })

  it('a problem leads to its page, a block to its own, each with its first two categories [S-109 S-110 S-143]', () => {
    expect(problemCard({ kind: 'text', problem: aProblem() })).toMatchObject({
      href: '/learn/problem/11',
      categories: ['반복문', '수학'],
      stars: { filled: 3 },
    })
    expect(problemCard({ kind: 'block', problem: aBlock() }).href).toBe('/learn/block/12')
  })

  it('a place in the ranking: its medal, and the name that one has here [A-76 A-77]', () => {
    const entry = aRankingEntry(2, { nickname: '하늘', channelNickname: '학생' })
    expect(rankingRow(entry, mainSite)).toMatchObject({ rank: 2, medal: 'silver', name: '하늘' })
    expect(rankingRow(entry, channelSite).name).toBe('학생')
  })
})
