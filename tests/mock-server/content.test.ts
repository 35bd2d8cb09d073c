import { describe, expect, test } from 'vitest'
import { listsOf } from './demo.ts'

const counts = (query: string) => Object.fromEntries(Object.entries(listsOf(query)).map(([name, list]) => [name, list.length]))

const full = {
  bannerData: 3,
  recommendationLiveCourse: 12,
  recommendationCourseClass: 12,
  recommendationCourse: 12,
  recommendationSubChannel: 12,
  recommendationProblem: 10,
  recommendationBlock: 10,
  recommendationBlog: 6,
  joinedChannels: 9,
  assignments: 12,
  enrolledCourses: 7,
  studyLogs: 20,
  userRanking: 10,
  memberRanking: 10,
  quests: 4,
}
const each = (amount: number) => Object.fromEntries(Object.keys(full).map((name) => [name, amount]))

describe('how much there is', () => {
  test('full: enough of everything', () => {
    expect(counts('channel=haeon&content=full')).toEqual(full)
  })

  test('empty: every list is empty [F-041]', () => {
    expect(counts('channel=haeon&content=empty')).toEqual(each(0))
  })

  test('one: one item in every list [F-042]', () => {
    expect(counts('channel=haeon&content=one')).toEqual(each(1))
  })

  test('huge: 1,000 items in every list [F-040] [F-053]', () => {
    expect(counts('channel=haeon&content=huge')).toEqual(each(1_000))
  })

  test('noblocks: all but the block problems [S-078]', () => {
    expect(counts('channel=haeon&content=noblocks')).toEqual({ ...full, recommendationBlock: 0 })
  })

  test('the main site has no channel banners [S-041]', () => {
    expect(counts('content=full')).toEqual({ ...full, bannerData: 0 })
    expect(counts('content=huge')).toEqual({ ...each(1_000), bannerData: 0 })
  })

  test('quests that are asked for come as asked, whatever the content', () => {
    for (const content of ['empty', 'one', 'huge', 'hostile']) expect(counts(`content=${content}&quests=subs`)['quests']).toBe(3)
  })

  test('no item of a huge list has the id of another', () => {
    const ids = listsOf('content=huge')['recommendationCourse']?.map(({ courseId }) => courseId)
    expect(new Set(ids).size).toBe(1_000)
  })
})

describe('what there is', () => {
  const offers = ['recommendationLiveCourse', 'recommendationCourseClass', 'recommendationCourse'].flatMap(
    (name) => listsOf('content=huge')[name] ?? [],
  )

  test('some is free, some costs points, some costs won [S-317] [S-318] [S-319]', () => {
    const kinds = new Set(offers.map(({ cost, paymentType }) => (cost === 0 ? 'free' : paymentType)))
    expect(kinds).toEqual(new Set(['free', 'POINT', 'CASH']))
  })

  test('some is only for a channel’s students, most is not [S-122]', () => {
    const some = offers.filter(({ isOnlyForChannelUser }) => isOnlyForChannelUser).length / offers.length
    expect(some).toBeGreaterThan(0.05)
    expect(some).toBeLessThan(0.4)
  })

  test('classes are for one, for two or three, and for more [S-320] [S-321] [S-322]', () => {
    for (const name of ['recommendationLiveCourse', 'recommendationCourseClass']) {
      const capacities = listsOf('content=huge')[name]?.map(({ schedule }) => schedule.memberCount) ?? []
      expect(new Set(capacities.map((count) => (count === 1 ? 'one' : count <= 3 ? 'few' : 'many')))).toEqual(
        new Set(['one', 'few', 'many']),
      )
    }
  })

  test('ratings lie between 3.6 and 5 with one decimal, or are not there yet', () => {
    const ratings = listsOf('content=huge')['recommendationCourse']?.map(({ rating }) => rating) ?? []
    for (const rating of ratings)
      expect(rating === 0 || (rating >= 3.6 && rating <= 5 && Math.round(rating * 10) === rating * 10)).toBe(true)
    expect(ratings.filter((rating) => rating === 0).length).toBeLessThan(ratings.length / 4)
  })

  test('one problem is harder than the scale [S-316]', () => {
    const difficulties = listsOf('content=huge')['recommendationProblem']?.map(({ difficulty }) => difficulty) ?? []
    expect(Math.min(...difficulties)).toBeGreaterThan(0)
    expect(Math.min(...difficulties)).toBeLessThanOrEqual(1)
    expect(new Set(difficulties.filter((difficulty) => difficulty > 20)).size).toBe(1)
  })

  test('all five kinds of study are in the log, newest first [S-147]', () => {
    const logs = listsOf('')['studyLogs'] ?? []
    expect(new Set(logs.map(({ type }) => type))).toEqual(new Set(['PROBLEM', 'VIDEO', 'BLOCK', 'WORKSHEET', 'COURSE']))
    const dates = logs.map(({ updatedDate }) => Date.parse(updatedDate))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  })

  test('the ranking is one: ranks from 1 on, levels that do not rise', () => {
    const ranking = listsOf('content=huge')['userRanking'] ?? []
    expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, at) => at + 1))
    const levels = ranking.map(({ user }) => user.level)
    expect(levels).toEqual(levels.toSorted((one, other) => other - one))
  })

  test('no two of the four cards of a row have the same subject, as far as a channel has four; hardly two the same colour', () => {
    for (const channel of ['main', 'haeon', 'narae', 'garam']) {
      for (const name of ['recommendationLiveCourse', 'recommendationCourseClass', 'recommendationCourse']) {
        const pictures = listsOf(`channel=${channel}`)[name]?.map(({ thumbnail }) => thumbnail) ?? []
        const colours = pictures.map((picture) => picture.replace(/\D/g, ''))
        for (const at of colours.keys()) expect(pictures[at]).not.toBe(pictures[at + 1])
        const row = pictures.slice(0, 4).map((picture) => /(\w+)-\d/.exec(picture)?.[1])
        expect(new Set(row).size, `${channel} ${name}`).toBe(4)
        expect(new Set(colours.slice(0, 4)).size, `${channel} ${name}`).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

describe('hostile content', () => {
  const lists = Object.entries(listsOf('channel=haeon&content=hostile'))

  test.each(lists)('%s: broken items between good ones [F-027] [F-028]', (name, list) => {
    const good = Object.values(listsOf('channel=haeon&content=full')[name] ?? [])
    expect(list).toContain(null)
    expect(list).toContain(42)
    expect(list.length).toBeGreaterThan(good.length)
    expect(good.filter((item) => list.some((other) => JSON.stringify(other) === JSON.stringify(item))).length).toBeGreaterThanOrEqual(
      good.length / 2,
    )
  })

  test('has markup, endless titles, joined emoji, decomposed Hangul and direction marks [F-031] [F-032] [F-034]', () => {
    const text = JSON.stringify(lists)
    for (const part of ['<script>', 'onerror=', '가'.repeat(10_000), 'W'.repeat(10_000), '👩‍👩‍👧‍👦', '풀어쓴'.normalize('NFD'), '\u202E'])
      expect(text).toContain(part)
  })

  test('has values that do not belong where they are [F-044] [F-047] [F-054]', () => {
    const text = JSON.stringify(lists)
    for (const part of [
      '"cost":"abc"',
      '"memberCount":-1',
      '"level":"EXPERT"',
      '"paymentType":"SHELL"',
      'javascript:',
      '/demo-pictures/missing.svg',
    ])
      expect(text).toContain(part)
  })

  test('has an item without an id and one with the id of another [F-028]', () => {
    const courses = listsOf('content=hostile')['recommendationCourse'] ?? []
    const ids = courses.filter((item) => typeof item === 'object' && item !== null).map(({ courseId }) => courseId)
    expect(ids).toContain(undefined)
    expect(new Set(ids).size).toBeLessThan(ids.length)
  })
})
