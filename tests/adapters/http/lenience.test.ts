import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { channelBannerItems, courseClassItems, courseItems, problemItems } from '../../../src/adapters/http/cardSchemas.ts'
import { channelInfoSchema, channelItems, parseJoinedChannels } from '../../../src/adapters/http/channel.ts'
import { parseHomeData, rankingItems, studyLogItems } from '../../../src/adapters/http/home.ts'
import { noticeItems } from '../../../src/adapters/http/notice.ts'
import { parsePage } from '../../../src/adapters/http/reads.ts'
import { type ItemReader, parseList, parseObject, ShapeError, validItems } from '../../../src/adapters/http/parsing.ts'
import { questItems } from '../../../src/adapters/http/quest.ts'
import { experienceSchema, viewerSchema } from '../../../src/adapters/http/viewer.ts'
import * as wire from './wire.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

const read = <T>(item: unknown, items: ItemReader<T>) => z.safeParse(items.schema, item).data
const course = (fields: object) => read({ ...wire.course, ...fields }, courseItems)
const info = (raw: unknown) => parseObject(raw, channelInfoSchema, 'channel info', null)

describe('fields', () => {
  it.each([
    ['10000', 10000],
    [' 0 ', 0],
    ['1e16', 1e16],
    ['1e21', null],
    [1e308, null],
    [-1e308, null],
    [-1, -1],
    [0.5, 0.5],
    ['', null],
    ['만원', null],
    ['Infinity', null],
    ['NaN', null],
    [true, null],
    [[5], null],
    [null, null],
    [undefined, null],
  ])('a cost of %j is read as %j [A-66] [F-044]', (cost, expected) => {
    expect(course({ cost })).toMatchObject({ cost: expected })
  })

  it.each([null, '', '   ', 7, {}, undefined])('a title of %j is blank, and the item stays [F-030]', (title) => {
    expect(course({ title })).toMatchObject({ title: '' })
  })

  it('text is kept as it came: emoji, decomposed Hangul, markup [F-032] [F-034]', () => {
    const title = '👩‍💻 파이썬 <img src=x onerror=alert(1)>'
    expect(course({ title, comment: ' ' })).toMatchObject({ title, comment: null })
  })

  it.each([
    ['\u202E하늘\u202C', '하늘'],
    ['\u2067하늘\u2069', '하늘'],
    ['하\u0000늘\u001B\u0085', '하늘'],
    ['\u202E\u200F', ''],
    ['첫 줄\n\t둘째 줄', '첫 줄\n\t둘째 줄'],
  ])('characters that nobody sees, and that turn what follows, do not get in: %j [F-034]', (given, title) => {
    expect(course({ title: given })).toMatchObject({ title })
    expect(parseObject({ ...wire.viewer, roleList: [given] }, viewerSchema, 'viewer', null).roleList).toEqual(title === '' ? [] : [title])
  })

  it('an identifier as long as a page is none [F-029]', () => {
    expect(course({ courseId: 'a'.repeat(200) })).toBeDefined()
    expect(course({ courseId: 'a'.repeat(201) })).toBeUndefined()
  })

  it('what is not known is null, never a guess [F-047] [A-66] [A-68]', () => {
    expect(course({ paymentType: 'GOLD', level: 'MASTER', teacher: 'Kim', channelProfile: 3 })).toMatchObject({
      paymentType: null,
      level: null,
      teacher: null,
      channelProfile: null,
    })
    expect(read({ ...wire.problem, character: 'WHALE' }, problemItems)).toMatchObject({ character: null })
  })

  it.each([
    [true, true],
    ['Y', true],
    ['N', false],
    ['y', false],
    ['true', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('a flag of %j is %j [A-78]', (raw, expected) => {
    expect(course({ isOnlyForChannelUser: raw })).toMatchObject({ isOnlyForChannelUser: expected })
    expect(info({ businessInfo: { isUsed: raw } }).businessInfo).toMatchObject({ isUsed: expected, telephone: null })
    expect(info({ pluginMap: { CHANNEL_TALK: { isUsed: raw } } }).pluginMap.CHANNEL_TALK).toEqual({ isUsed: expected, pluginKey: null })
  })

  it('pictures and links that could run something do not get in [F-054]', () => {
    const script = 'java\tscript:alert(1)'
    expect(course({ thumbnail: script, teacher: { profile: '//evil.test/x.png' } })).toMatchObject({
      thumbnail: null,
      teacher: { nickname: null, profile: null },
    })
    expect(read({ ...wire.channelBanner, link: script, imageUrl: 'data:text/html,x' }, channelBannerItems)).toMatchObject({
      link: null,
      imageUrl: null,
    })
    expect(read({ ...wire.notice, link: ' javascript:alert(1)' }, noticeItems)).toMatchObject({ link: null })
  })

  it('what is missing is null, and a course with nothing but its id is a course', () => {
    expect(read({ courseId: 1 }, courseItems)).toEqual({
      courseId: 1,
      title: '',
      comment: null,
      thumbnail: null,
      level: null,
      rating: null,
      cost: null,
      paymentType: null,
      isOnlyForChannelUser: false,
      channelProfile: null,
      teacher: null,
    })
    expect(read({ courseClassId: 1, schedule: { memberCount: '3' } }, courseClassItems)).toMatchObject({ schedule: { memberCount: 3 } })
  })
})

describe('lists', () => {
  it('one bad item is dropped and told, the others stay [F-027]', () => {
    const log = recordingLog()
    const list = parseList([wire.course, { title: '번호 없음' }, null, { ...wire.course, courseId: 12 }], courseItems, 'courseList', log)
    expect(list.map(({ courseId }) => courseId)).toEqual([11, 12])
    expect(log.events).toEqual([
      { kind: 'bad-item', list: 'courseList', index: 1, problem: 'unusable courseId' },
      { kind: 'bad-item', list: 'courseList', index: 2, problem: 'not an object' },
    ])
  })

  it.each([undefined, null, '', '  ', '.', '..', {}, [], true, Number.NaN, Number.POSITIVE_INFINITY])(
    'an id of %j is none [F-028]',
    (courseId) => {
      expect(course({ courseId })).toBeUndefined()
    },
  )

  it('of two items with the same id the first stays, however the id is spelled [F-028]', () => {
    const log = recordingLog()
    const list = parseList([wire.course, { ...wire.course, courseId: '11', title: '나중' }], courseItems, 'courseList', log)
    expect(list).toEqual([wire.course])
    expect(log.events).toEqual([{ kind: 'bad-item', list: 'courseList', index: 1, problem: 'same id as an earlier item' }])
  })

  it('a course and a class may share a number, and one thing may be studied twice', () => {
    const live = { ...wire.homeData, recommendationLiveCourse: { courseList: [{ courseId: 1 }, { courseClassId: 1 }] } }
    expect(parseHomeData(live, recordingLog()).liveClasses).toHaveLength(2)
    expect(parseList([wire.studyLog, wire.studyLog], studyLogItems, 'studyLogList', recordingLog())).toHaveLength(2)
  })

  it('of a short nested list only the first fifty are looked at [F-040]', () => {
    const categoryList = Array.from({ length: 10_000 }, (_, at) => ({ categoryGroupName: '유형', name: `분류 ${at}` }))
    expect(read({ ...wire.problem, categoryList }, problemItems)).toMatchObject({ categoryList: { length: 50 } })
    const goalList = Array.from({ length: 51 }, () => ({ goalName: 'VIDEO', goalCount: 1, completedCount: 0 }))
    expect(read({ userQuestId: 1, state: 'PERFORMING', quest: { title: 't', goalList } }, questItems)?.quest.goalList).toHaveLength(50)
  })

  it('an item is not told as dropped that another schema of a union reads, nor one of what is dropped whole [F-027]', () => {
    const log = recordingLog()
    const bones = z.object({
      kind: z.literal('bones'),
      parts: validItems(z.number()),
      sub: validItems(z.object({ parts: validItems(z.number()) })),
    })
    const names = z.object({ parts: validItems(z.string()) })
    const [raw, cut] = [{ parts: ['a', 'b'] }, { kind: 'bones', parts: [1], sub: [{ parts: [2, 'c'] }] }]
    const schema = z.union([bones, names])
    expect(parseList([raw, cut], { schema }, 'partList', log)).toEqual([raw, { ...cut, sub: [{ parts: [2] }] }])
    expect(log.events).toEqual([{ kind: 'bad-item', list: 'partList', index: 1, problem: 'unusable' }])
    expect(() => parseList([{ parts: [1], sub: [{ parts: ['c'] }], kind: 7 }], { schema: bones }, 'partList', log)).toThrow(ShapeError)
    expect(log.events.slice(1)).toEqual([{ kind: 'bad-item', list: 'partList', index: 0, problem: 'unusable kind' }])
  })

  it('of 100,000 items only the first 1,000 are looked at [F-040]', () => {
    const looked = watchedItems()
    const huge = Array.from({ length: 100_000 }, (_, courseId) => looked.item(courseId))
    expect(parseList(huge, courseItems, 'courseList', recordingLog())).toHaveLength(1_000)
    expect(looked.ids.size).toBe(1_000)
  })

  it('every quest counts, since claiming looks at all of them [A-43]', () => {
    const quests = Array.from({ length: 300 }, (_, userQuestId) => ({ ...wire.userQuest, userQuestId }))
    expect(parseList(quests, questItems, 'questList', recordingLog())).toHaveLength(300)
  })

  it('a list of which nothing can be read is none, and no empty one [F-026]', () => {
    expect(() => parseList([null, {}], courseItems, 'courseList', recordingLog())).toThrow('courseList: no readable item')
    expect(parseList([], courseItems, 'courseList', recordingLog())).toEqual([])
  })

  it.each([undefined, null, {}, 'x', 0])('%j is no list [F-025] [F-026]', (raw) => {
    expect(() => parseList(raw, courseItems, 'courseList', recordingLog())).toThrow(ShapeError)
  })
})

/** Makes items that record which of them were read. */
function watchedItems() {
  const ids = new Set<number>()
  const item = (id: number) => ({
    get courseId() {
      ids.add(id)
      return id
    },
  })
  return { ids, item }
}

describe('nouns', () => {
  it.each([null, [], 'x', 0, undefined])('%j is no viewer, no channel info, no home data [F-024]', (raw) => {
    expect(() => parseObject(raw, viewerSchema, 'viewer', null)).toThrow(ShapeError)
    expect(() => info(raw)).toThrow(ShapeError)
    expect(() => parseHomeData(raw, recordingLog())).toThrow(ShapeError)
    expect(() => parseJoinedChannels(raw, recordingLog())).toThrow(ShapeError)
  })

  it('an unknown auth state, role or gender gives no rights and opens nothing [A-03] [F-048]', () => {
    const viewer = parseObject({ state: 'ADMIN', gender: 'OTHER', role: 5, roleList: ['ROLE_USER', 7, ''] }, viewerSchema, 'viewer', null)
    expect(viewer).toMatchObject({ authState: 'INVALID', gender: null, role: null, roleList: ['ROLE_USER'], equippedUserItemList: [] })
  })

  it('a channel that is not set up has none of the optional parts [S-139]', () => {
    expect(info({})).toEqual({
      role: null,
      channelDomain: null,
      channelName: null,
      description: null,
      info: { logoUrl: null, superChannelInfo: null, channelCustomInfo: null },
      businessInfo: null,
      pluginMap: { CHANNEL_TALK: null },
      productSlug: null,
      brandColor: null,
    })
  })

  it('a blank fact of the business is none [A-79]', () => {
    expect(info({ businessInfo: { isUsed: true, telephone: ' ', email: '', address: '주소' } }).businessInfo).toMatchObject({
      telephone: null,
      email: null,
      address: '주소',
    })
  })

  it('only the first custom name counts, so a broken one stays as a blank [A-27] [S-142]', () => {
    const customMap = {
      A: { CUSTOM_NAME: [{ value: 3 }, { value: '둘째' }] },
      B: { REMOVE: ['Y'] },
      C: null,
      D: { CUSTOM_NAME: 'x', REMOVE: 'Y' },
    }
    const settings = info({ info: { channelCustomInfo: { customMap } } }).info.channelCustomInfo?.customMap
    expect(settings).toEqual(
      new Map([
        ['A', { CUSTOM_NAME: [{ value: '' }, { value: '둘째' }], REMOVE: [] }],
        ['B', { CUSTOM_NAME: [], REMOVE: ['Y'] }],
        ['D', { CUSTOM_NAME: [], REMOVE: [] }],
      ]),
    )
  })

  it('keys such as __proto__ are keys like any other and pollute nothing [F-036]', () => {
    const raw: unknown = JSON.parse(
      '{"__proto__":{"x":1},"constructor":1,"info":{"channelCustomInfo":{"customMap":{"__proto__":{"REMOVE":[1]},"constructor":{"REMOVE":[]}}}}}',
    )
    const parsed = info(raw)
    expect([...(parsed.info.channelCustomInfo?.customMap.keys() ?? [])]).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    const inherited: unknown = JSON.parse('{"__proto__":{"channels":[{"channelId":1}]}}')
    expect(() => parseJoinedChannels(inherited, recordingLog())).toThrow(ShapeError)
  })

  it.each(['red', '#12', '#12345g', 7])('a brand colour of %j is none', (brandColor) => {
    expect(info({ brandColor }).brandColor).toBeNull()
  })

  it('joined channels: `totalCount` is told beside the first page, or counted when it is missing [A-29] [F-052]', () => {
    expect(parseJoinedChannels({ totalCount: '5', channels: [] }, recordingLog())).toEqual({ totalCount: 5, channels: [] })
    expect(parseJoinedChannels({ channels: [wire.channel] }, recordingLog()).totalCount).toBe(1)
    expect(() => parseJoinedChannels({ totalCount: 5 }, recordingLog())).toThrow(ShapeError)
  })

  it.each([-1, 0.5, 1e21, 'many', null])('a total of %j counts nothing: what came is counted instead [F-044]', (totalCount) => {
    expect(parseJoinedChannels({ totalCount, channels: [wire.channel] }, recordingLog()).totalCount).toBe(1)
    expect(parsePage({ totalCount, courseList: [wire.course] }, courseItems, 'courseList', recordingLog()).totalCount).toBe(1)
  })

  it('channel banners without an id are banners all the same, also beside one whose id is their place [S-039]', () => {
    const banner = { title: '특강', imageUrl: null, link: null }
    const banners = parseList([banner, { ...banner, bannerId: 0 }, banner], channelBannerItems, 'banners', recordingLog())
    expect(banners.map(({ bannerId }) => bannerId)).toEqual([null, 0, null])
  })

  it('a study log of an unknown type is dropped, one without its identifier stays [A-75]', () => {
    expect(read({ ...wire.studyLog, type: 'GAME' }, studyLogItems)).toBeUndefined()
    expect(read({ type: 'COURSE', title: '강의', videoId: 3 }, studyLogItems)).toEqual({
      type: 'COURSE',
      title: '강의',
      updatedDate: null,
      id: null,
    })
  })

  it('quests keep unknown states and small categories, and numbers that are missing are 0 [S-153] [A-53]', () => {
    const quest = { smallCategory: 'FESTIVAL', largeCategory: 'HIDDEN', clear: 'Y', goalList: [{ goalName: 'PROBLEM' }, null] }
    expect(read({ userQuestId: 1, state: 'RESTING', quest }, questItems)).toEqual({
      userQuestId: 1,
      state: 'RESTING',
      quest: {
        title: '',
        description: null,
        largeCategory: null,
        smallCategory: 'FESTIVAL',
        character: null,
        level: null,
        clear: true,
        rewardType: null,
        rewardCount: 0,
        rewardItem: null,
        goalList: [{ goalName: 'PROBLEM', goalCount: 0, completedCount: 0 }],
      },
    })
    expect(read({ userQuestId: 1, state: 'PERFORMING' }, questItems)).toBeUndefined()
  })

  it('ranking: server order stays, also with ties, gaps and a rank 0; an entry without a rank is dropped [F-050]', () => {
    const ranks = [3, 0, '1', 1, null]
    const entries = ranks.map((rank, userId) => ({ rank, user: { userId } }))
    expect(parseList(entries, rankingItems, 'rankingList', recordingLog()).map(({ rank }) => rank)).toEqual([3, 0, 1, 1])
  })

  it('a garment of an unknown kind or without a picture is not worn [S-150] [F-047]', () => {
    const equippedUserItemList = [wire.equippedItem, { itemCategory: 'WINGS', spriteStand1: '/w.png' }, { itemCategory: 'HAT' }]
    const entry = { rank: 1, user: { ...wire.rankingEntry.user, equippedUserItemList } }
    expect(read(entry, rankingItems)?.user.equippedUserItemList).toEqual([wire.equippedItem])
  })

  it('a notice without a showing method is dropped; an unknown one stays for the domain to judge', () => {
    expect(read({ title: '안내' }, noticeItems)).toBeUndefined()
    expect(read({ title: '안내', popupShowingMethod: 'APP' }, noticeItems)).toMatchObject({ popupShowingMethod: 'APP', content: null })
  })

  it('a channel keeps its place without a name', () => {
    expect(read({ channelId: 'x' }, channelItems)).toMatchObject({ channelId: 'x', channelName: '', isMadeByMe: false })
  })

  it('experience needs both of its numbers [S-277]', () => {
    expect(parseObject({ experience: '30', requiredExperience: 100 }, experienceSchema, 'experience', null)).toEqual({
      experience: 30,
      requiredExperience: 100,
    })
    expect(() => parseObject({ experience: 30 }, experienceSchema, 'experience', null)).toThrow('experience: unusable requiredExperience')
  })

  it('a home list that is missing or no list is null, one that is there and empty is empty [F-011] [F-041]', () => {
    const log = recordingLog()
    const home = parseHomeData({ recommendationCourse: { courseList: [] }, recommendationBlog: { blogList: 'x' }, isDesktop: 'Y' }, log)
    expect(home).toMatchObject({ subDomain: null, isDesktop: null, courses: [], blogs: null, problems: null, channelBanners: null })
    expect(log.events).toContainEqual({
      kind: 'call-failed',
      call: 'home data',
      problem: 'recommendationBlog.blogList: not a list',
    })
  })

  it('an answer that names neither a place nor a list is no home data: a channel does not become the main site [F-024] [F-025] [A-04]', () => {
    expect(() => parseHomeData({ error: 'try later' }, recordingLog())).toThrow(ShapeError)
    expect(parseHomeData({ subDomain: '' }, recordingLog())).toMatchObject({ subDomain: null, courses: null })
    expect(parseHomeData({ recommendationCourse: { courseList: [] } }, recordingLog())).toMatchObject({ subDomain: null, courses: [] })
  })
})
