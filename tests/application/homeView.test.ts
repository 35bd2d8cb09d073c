import { describe, expect, it } from 'vitest'
import type { Course } from '../../src/domain/course/course.ts'
import type { EnrolledCourse } from '../../src/domain/course/enrolledCourse.ts'
import type { HomeSectionId } from '../../src/domain/home/sections.ts'
import { aChannel, named, removed } from '../domain/channel/aChannel.ts'
import { aQuest } from '../domain/quest/aQuest.ts'
import { channelSite, mainSite } from '../domain/site/places.ts'
import type { Viewer } from '../../src/domain/viewer.ts'
import { guest, learner, pending, teacher } from '../domain/viewer/viewers.ts'
import { aHomeBase, aHomeView, aPresenter, homeLists, type HomeWishes, type KnownLists } from '../fakes/aHomeView.ts'
import { aRankingEntry } from '../fakes/aRankingEntry.ts'
import { aSubChannel } from '../ui/channel/aSubChannel.ts'
import { aCourse, aCourseClass, anEnrolledCourse, aTaughtClass } from '../ui/course/aCourse.ts'
import { aBlock, aProblem } from '../ui/problem/aProblem.ts'

const assignment = { homeworkId: 1, assignmentId: 2, title: '숙제', description: null, endDate: null, lateEndDate: null, state: null }
const blog = { blogId: 5, title: '소식', summary: null, thumbnail: null, user: null }
const banner = { bannerId: 1, title: '특강', imageUrl: '/banner.png', link: '/course' }

/** Home data with one item in every list. */
const data = {
  channelBanners: [banner],
  liveClasses: [{ kind: 'course-class' as const, ...aCourseClass() }],
  courseClasses: [aCourseClass()],
  courses: [aCourse()],
  channels: [aSubChannel()],
  problems: [aProblem()],
  blocks: [aBlock()],
  blogs: [blog],
}
const lists: KnownLists = {
  enrolledChannels: { totalCount: 12, channels: [aSubChannel()] },
  assignments: [assignment],
  enrolledCourses: [anEnrolledCourse()],
  ranking: { top: [aRankingEntry(1, { nickname: '바다' })], own: aRankingEntry(37, { nickname: '하늘' }) },
  studyLogs: [{ type: 'PROBLEM', title: '두 수의 합', updatedDate: null, id: 4 }],
  quests: [aQuest()],
}

const shown = (wishes: HomeWishes): readonly HomeSectionId[] => aHomeView({ data, lists, ...wishes }).sections.map(({ id }) => id)
const onChannel = (role?: string, parent?: string) => ({
  site: channelSite,
  channel: aChannel({ ...(role && { role }), ...(parent && { parent }) }),
})

const popular = ['live-classes', 'classes', 'courses', 'channels', 'problems', 'news'] as const

describe('the home page of', () => {
  it.each<readonly [string, HomeWishes, readonly HomeSectionId[]]>([
    ['a guest', { viewer: guest }, ['top-banner', 'greeting', 'categories', 'trial-promo', ...popular, 'login']],
    ['a sign-up that waits', { viewer: pending }, ['top-banner', 'greeting', 'categories', 'trial-promo', ...popular, 'login']],
    [
      'a guest on a channel',
      { viewer: guest, ...onChannel() },
      ['channel-banner', 'greeting', 'categories', ...popular, 'ranking', 'login'],
    ],
    [
      'a learner',
      { viewer: learner },
      [
        'top-banner',
        'greeting',
        'categories',
        'enrolled-channels',
        'trial-promo',
        'my-quests',
        'enrolled-courses',
        ...popular,
        'user',
        'main-ranking',
      ],
    ],
    [
      'a teacher',
      { viewer: teacher },
      [
        'top-banner',
        'greeting',
        'categories',
        'enrolled-channels',
        'admin-cards',
        'trial-promo',
        'my-quests',
        'enrolled-courses',
        ...popular,
        'user',
        'main-ranking',
      ],
    ],
    [
      'a learner on a channel',
      { viewer: learner, ...onChannel() },
      ['channel-banner', 'greeting', 'categories', 'homework', 'my-quests', 'enrolled-courses', ...popular, 'ranking', 'study-log', 'user'],
    ],
    [
      'a learner of an enterprise',
      { viewer: learner, ...onChannel('ROLE_CHANNEL_ENTERPRISE') },
      [
        'channel-banner',
        'greeting',
        'categories',
        'enrolled-channels',
        'homework',
        'my-quests',
        'enrolled-courses',
        ...popular,
        'channel-info',
        'enterprise-channels',
        'channel-extra',
        'user',
      ],
    ],
    [
      'a learner of a premium channel with a parent',
      { viewer: learner, ...onChannel('ROLE_CHANNEL_PREMIUM', 'narae') },
      [
        'channel-banner',
        'greeting',
        'categories',
        'homework',
        'my-quests',
        'enrolled-courses',
        ...popular,
        'ranking',
        'study-log',
        'channel-extra',
        'user',
      ],
    ],
  ])('%s has these sections, in this order [S-058]', (_, wishes, sections) => {
    expect(shown(wishes)).toEqual(sections)
  })
})

describe('what a channel decides', () => {
  const custom = (entry: ReturnType<typeof named>) => ({
    site: channelSite,
    channel: aChannel({ custom: { MAIN_RECOMMENDATION_COURSE: entry } }),
  })

  it('a section that it removes is not there [S-089]', () => {
    expect(shown(custom(removed))).not.toContain('courses')
  })

  it('a section that it names goes by that name [S-086]', () => {
    const { sections } = aHomeView({ data, lists, ...custom(named('우리 강의')) })
    expect(sections.find(({ id }) => id === 'courses')).toMatchObject({ title: '우리 강의', area: 'main' })
  })

  it('the popular channels that it removes are not listed below the enterprise either', () => {
    const enterprise = (settings: Parameters<typeof aChannel>[0]) =>
      aHomeView({
        data: { channels: [aSubChannel({ channelDomain: 'pado' })] },
        site: channelSite,
        channel: aChannel({ role: 'ROLE_CHANNEL_ENTERPRISE', ...settings }),
      })
        .content['enterprise-channels']()
        ?.channels.map(({ key }) => key)
    expect(enterprise({})).toEqual([3])
    expect(enterprise({ custom: { MAIN_RECOMMENDATION_CHANNEL: removed } })).toEqual(['own'])
  })

  it('the channels beside the enterprise do not lead to where one is; alone it stands for itself', () => {
    const listed = (channelDomain: string) =>
      aHomeView({
        data: { channels: [aSubChannel({ channelId: 8, channelDomain: 'haeon' }), aSubChannel({ channelId: 3, channelDomain })] },
        site: channelSite,
        channel: aChannel({ role: 'ROLE_CHANNEL_ENTERPRISE' }),
      })
        .content['enterprise-channels']()
        ?.channels.map(({ key }) => key)
    expect(listed('pado')).toEqual([3])
    expect(listed('haeon')).toEqual(['own'])
  })
})

describe('while something is on its way', () => {
  it('a section that depends on it waits, and what depends on no list is there', () => {
    const { sections } = aHomeView({ data })
    const waiting = sections.filter(({ isWaiting }) => isWaiting).map(({ id }) => id)
    expect(waiting).toEqual(['enrolled-channels', 'my-quests', 'enrolled-courses', 'main-ranking'])
    expect(sections.filter(({ isUnconditional }) => isUnconditional).map(({ id }) => id)).toEqual(['greeting', 'categories'])
  })

  it('nobody is greeted before it is known who it is', () => {
    expect(aHomeView({ viewer: null }).content.greeting().viewer).toBe('waiting')
    expect(aHomeView({ viewer: guest }).content.greeting().viewer).toBe('guest')
    expect(aHomeView().content.greeting().viewer).toBe(learner)
  })

  it('the courses being taken are counted once they are there, and not at all when they failed [A-15]', () => {
    const told = ({ content: { greeting, user } }: ReturnType<typeof aHomeView>) => [
      greeting().next,
      user().courseCount,
      user().showsCourseCount,
    ]
    const failed = { ...homeLists(), enrolledCourses: { status: 'failed' } as const }
    expect(told(aHomeView())).toEqual(['waiting', null, true])
    expect(told(aHomeView({ lists }))).toEqual([{ title: '그물 짜기', percent: 75, href: '/course/7/lesson/710' }, 1, true])
    expect(told(aPresenter().view(aHomeBase(), failed))).toEqual([null, null, false])
  })

  it('a section whose list failed is not there, and does not count as empty [F-011]', () => {
    const view = aPresenter().view(aHomeBase({ data: { courses: null } }), homeLists())
    expect(view.sections.map(({ id }) => id)).not.toContain('courses')
    expect(view.sections.map(({ id }) => id)).not.toContain('empty')
  })

  it('a page to which nothing came is empty; one that has anything to show hides what failed in silence [S-290] [F-011]', () => {
    const failed = { data: null, status: 'failed' } as const
    const isEmpty = (wishes: HomeWishes) => shown({ ...failed, lists: {}, ...wishes }).includes('empty')
    const none: KnownLists = {
      enrolledChannels: { totalCount: 0, channels: [] },
      enrolledCourses: [],
      ranking: { top: [], own: null },
      quests: [],
    }
    expect(isEmpty({ viewer: guest })).toBe(true)
    expect(isEmpty({ viewer: learner, lists: none })).toBe(true)
    expect(isEmpty({ viewer: learner, lists })).toBe(false)
    expect(isEmpty({ viewer: learner, lists: { ...none, quests: lists.quests ?? [] } })).toBe(false)
    expect(shown({ viewer: guest, data: { ...data, courses: null, problems: null, blocks: null } })).not.toContain('empty')
  })
})

describe('the lists that are asked for', () => {
  const { neededLists } = aPresenter()

  it('are none before viewer and site are known', () => {
    expect(neededLists(aHomeBase({ viewer: null }))).toEqual([])
    expect(neededLists(aHomeBase({ status: 'waiting', data: null }))).toEqual([])
  })

  it('goes by the address where the home data is late, but on a channel its rights must be known first', () => {
    const late = { status: 'waiting', data: null } as const
    expect(neededLists(aHomeBase(late), true)).toEqual(neededLists(aHomeBase()))
    expect(neededLists(aHomeBase({ ...onChannel(), ...late }), true)).toEqual([])
    expect(neededLists(aHomeBase({ ...late, viewer: null }), true)).toEqual([])
  })

  it('are those that this viewer may see', () => {
    expect(neededLists(aHomeBase({ viewer: guest }))).toEqual([])
    expect(neededLists(aHomeBase())).toEqual(['enrolledChannels', 'enrolledCourses', 'ranking', 'quests'])
    expect(neededLists(aHomeBase(onChannel()))).toEqual(['assignments', 'enrolledCourses', 'ranking', 'studyLogs', 'quests'])
  })

  it('hold the classes of who teaches', () => {
    expect(neededLists(aHomeBase({ viewer: teacher }))).toContain('taughtClasses')
    expect(neededLists(aHomeBase({ viewer: teacher, status: 'waiting', data: null }))).toEqual([])
  })
})

describe('what the sections say', () => {
  const { content } = aHomeView({ data, lists })

  it('a course: level, stars, cost, pictures and its page [S-119]', () => {
    expect(content.courses().cards).toMatchObject([
      {
        level: '기초',
        stars: { score: 4.8, filled: 4 },
        cost: { kind: 'point', text: '1,000' },
        pictures: { candidates: ['/course.png', '/logo.png'] },
        href: '/course/7/lesson',
      },
    ])
  })

  it('a course being taken: how far one is and the next lesson, neither cost nor stars nor level', () => {
    expect(content['enrolled-courses']().cards).toEqual([
      {
        key: 7,
        title: '파이썬 첫걸음',
        pictures: { candidates: ['/course.png', '/logo.png'], logo: '/logo.png' },
        channel: { name: '해온코딩학원', picture: '/logo.png' },
        href: '/course/7/lesson/710',
        share: { done: 9, total: 12, percent: 75 },
        nextLesson: '그물 짜기',
        isFinished: false,
      },
    ])
  })

  it('where to go on, also where the backend does not count lessons; nothing where all is done', () => {
    const next = (...courses: readonly EnrolledCourse[]) => aHomeView({ lists: { enrolledCourses: courses } }).content.greeting().next
    expect(next(anEnrolledCourse(null))).toEqual({ title: '파이썬 첫걸음', percent: null, href: '/course/7/lesson' })
    expect(next(anEnrolledCourse({ completedCount: 12, nextLesson: null }))).toBeNull()
    expect(next()).toBeNull()
  })

  it('who is new begins with a first problem; who has learnt before, or takes a course, does not', () => {
    const next = (level: number | null, courses: readonly EnrolledCourse[] = []) =>
      aHomeView({ viewer: { ...learner, level }, lists: { enrolledCourses: courses } }).content.greeting().next
    expect([next(1), next(null), next(2)]).toEqual(['start', null, null])
    expect(next(1, [anEnrolledCourse()])).toMatchObject({ percent: 75 })
  })

  it('whether a reward can be claimed', () => {
    const hasReward = (clear: boolean) => aHomeView({ lists: { quests: [aQuest({ clear })] } }).content.user().hasReward
    expect([hasReward(true), hasReward(false), aHomeView().content.user().hasReward]).toEqual([true, false, false])
  })

  it('where a guest can begin at once; nobody else is told', () => {
    const start = (viewer: Viewer | null) => aHomeView({ viewer }).content['top-banner']().startHref
    expect([guest, pending, learner, null].map(start)).toEqual(['/start', '/start', null, null])
  })

  it('a teacher’s classes, marked among the popular ones; others have none', () => {
    const classes = [aTaughtClass({ courseClassId: '9' })]
    const of = (wishes: HomeWishes) => aHomeView({ data, ...wishes }).content
    const own = of({ viewer: teacher, lists: { taughtClasses: classes } })
    expect(own.greeting().teaching).toBe(classes)
    expect([own.classes(), own['live-classes']()].flatMap(({ cards }) => cards)).toMatchObject([{ isTaught: true }, { isTaught: true }])
    expect(of({ viewer: teacher }).greeting().teaching).toBe('waiting')
    expect(of({ viewer: learner }).greeting().teaching).toBeNull()
    expect(of({ viewer: learner }).classes().cards).toMatchObject([{ isTaught: false }])
    const failed = { ...homeLists(), taughtClasses: { status: 'failed' } as const }
    expect(
      aPresenter()
        .view(aHomeBase({ viewer: teacher }), failed)
        .content.greeting().teaching,
    ).toBeNull()
  })

  it('how many there are of everything, where it is counted', () => {
    const totals = { courses: 102, courseClasses: null, problems: 30 }
    expect(aHomeView({ data: { totals } }).content.greeting().totals).toBe(totals)
    expect(aHomeView({ data: null }).content.greeting().totals).toBeNull()
  })

  it('a class: its seats, and a page on this site, for enterprise on that of its channel [S-114 S-123]', () => {
    const enterprise = aHomeView({ data, lists, ...onChannel('ROLE_CHANNEL_ENTERPRISE') }).content
    expect(content.classes().cards).toMatchObject([
      { capacity: { label: '정원 2~3명' }, link: { href: '/course/class/9/lesson', newTab: false } },
    ])
    for (const { cards } of [enterprise.classes(), enterprise['live-classes']()]) {
      expect(cards).toMatchObject([{ link: { href: 'https://haeon.codingbada.example/course/class/9/lesson', newTab: true } }])
    }
  })

  it('classes share the width by another rule than everything else [A-36 S-299 S-302]', () => {
    const at700 = (id: 'courses' | 'channels' | 'enrolled-courses' | 'homework' | 'classes' | 'live-classes') =>
      content[id]().sizing.sizeOf(700).visible
    expect([at700('courses'), at700('channels'), at700('enrolled-courses'), at700('homework')]).toEqual([3, 3, 3, 3])
    expect([at700('classes'), at700('live-classes')]).toEqual([4, 4])
  })

  it('the courses being taken are a block for premium [A-09]', () => {
    expect(content['enrolled-courses']().layout).toBe('carousel')
    expect(aHomeView({ ...onChannel('ROLE_CHANNEL_PREMIUM') }).content['enrolled-courses']().layout).toBe('block')
  })

  it('the channels that one has joined, and how many there are in all [A-29]', () => {
    expect(content['enrolled-channels']()).toMatchObject({
      totalCount: 12,
      cards: [{ href: 'https://haeon.codingbada.example' }],
      seeAllHref: '/my#channels',
    })
    const none = aHomeView({ lists: { enrolledChannels: { totalCount: 0, channels: [] } } }).content['enrolled-channels']()
    expect(none).not.toHaveProperty('seeAllHref')
  })

  it('the quest whose reward is closest, and how many are being performed [A-10]', () => {
    expect(content['my-quests']()).toMatchObject({ count: 1, progress: 0, rewardCount: 10 })
    expect(aHomeView({ lists: { quests: [] } }).content['my-quests']()).toBeNull()
    expect(content.user()).toMatchObject({ questCount: 1 })
  })

  it('text problems beside blocks, or beside more text problems; an empty column is left out [S-077 S-078]', () => {
    const columns = (wishes: HomeWishes['data']) =>
      aHomeView(wishes === undefined ? {} : { data: wishes })
        .content.problems()
        .columns.map(({ kind, cards }) => `${kind} ${cards.length}`)
    const six = [1, 2, 3, 4, 5, 6].map((problemId) => aProblem({ problemId }))
    expect(columns(data)).toEqual(['text 1', 'block 1'])
    expect(columns({ problems: six })).toEqual(['text 3', 'moreText 1'])
    expect(columns({ blocks: [aBlock()] })).toEqual(['block 1'])
    expect(columns({})).toEqual([])
  })

  it('those who lead the ranking, by the name they have here [A-76 A-77]', () => {
    expect(content['main-ranking']()).toMatchObject({
      rows: [{ rank: 1, medal: 'gold', name: '바다' }],
      own: { rank: 37, name: '하늘' },
      seeAllHref: '/ranking',
    })
    expect(aHomeView().content['main-ranking']().own).toBeNull()
  })

  it('a channel’s banners lead nowhere unsafe [F-054]', () => {
    const banners = [banner, { ...banner, bannerId: null, link: 'javascript:alert(1)', imageUrl: null }]
    expect(aHomeView({ data: { channelBanners: banners } }).content['channel-banner']().banners).toMatchObject([
      { key: 1, href: '/course', picture: '/banner.png' },
      { href: null, picture: null },
    ])
  })

  it('the shortcuts, without those that the channel removes [A-16]', () => {
    const ids = (wishes: HomeWishes) =>
      aHomeView(wishes)
        .content.categories()
        .shortcuts.map(({ id }) => id)
    const channel = aChannel({ custom: { CATEGORY_SHOP: removed } })
    expect(ids({})).toContain('shop')
    expect(ids({ site: channelSite, channel })).not.toContain('shop')
  })

  it('the channel itself, its chat and its business, where there is a channel', () => {
    const channel = aChannel({ chat: { isUsed: true, pluginKey: 'key' }, business: true })
    const own = aHomeView({ site: channelSite, channel }).content
    expect(own['channel-info']()).toMatchObject({ name: '해온코딩학원', url: 'https://haeon.codingbada.example' })
    expect(own['live-inquiry']()).toEqual({ chatKey: 'key' })
    expect(own['business-info']()).toEqual({ facts: [], logoUrl: null })
    expect([content['channel-info'](), content['channel-extra'](), content['business-info']()]).toEqual([null, null, null])
    expect(content['live-inquiry']()).toEqual({ chatKey: null })
  })

  it('who teaches may publish from the empty page [S-084]', () => {
    expect(aHomeView({ viewer: teacher }).content.empty().canPublish).toBe(true)
    expect(content.empty().canPublish).toBe(false)
  })

  it('from the empty page of a channel a way leads on to the main site', () => {
    expect(aHomeView({ site: channelSite, channel: aChannel() }).content.empty().mainHome).toBe('https://codingbada.example/')
    expect(content.empty().mainHome).toBeNull()
  })

  it('an empty page tells whether there is nothing, or nothing came', () => {
    expect(aHomeView().content.empty().hasFailed).toBe(false)
    expect(aHomeView({ data: null, status: 'failed' }).content.empty().hasFailed).toBe(true)
  })
})

it('cards stay the same objects until their own list changes', () => {
  const presenter = aPresenter()
  const base = aHomeBase({ data, site: mainSite })
  const before = presenter.view(base, homeLists())
  const after = presenter.view(base, homeLists(lists))
  for (const id of ['live-classes', 'classes', 'courses', 'channels', 'news'] as const) {
    expect(after.content[id]().cards).toBe(before.content[id]().cards)
  }
  expect(after.content.categories().shortcuts).toBe(before.content.categories().shortcuts)
  expect(after.content['enrolled-courses']().cards).not.toBe(before.content['enrolled-courses']().cards)
})

it('a list that cannot be read harms its own section alone', () => {
  const broken = [null] as unknown as readonly Course[]
  const { content } = aHomeView({ data: { ...data, courses: broken } })
  expect(() => content.courses()).toThrow(TypeError)
  expect(content.channels().cards).toHaveLength(1)
})
