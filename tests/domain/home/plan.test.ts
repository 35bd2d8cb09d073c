import { describe, expect, it } from 'vitest'
import { sectionSettingKeys, type SettingKey } from '../../../src/domain/channel/channel.ts'
import { planHome } from '../../../src/domain/home/plan.ts'
import { allFacts, decidingFacts } from '../../../src/domain/home/reasons.ts'
import { type HomeSectionId, homeSectionIds, homeSections } from '../../../src/domain/home/sections.ts'
import { authStates } from '../../../src/domain/viewer.ts'
import { aChannel, named, removed } from '../channel/aChannel.ts'
import { aHome, everyList, sectionOf, shownSections, stateOf } from './aHome.ts'
import { factLine } from './factLine.ts'
import { channelSite, mainSite } from '../site/places.ts'
import { aViewer, guest, learner, teacher } from '../viewer/viewers.ts'

const onChannel = { site: channelSite, channel: aChannel() }
const enterprise = { site: channelSite, channel: aChannel({ role: 'ROLE_CHANNEL_ENTERPRISE' }) }

const sectionOfSetting: Record<SettingKey, HomeSectionId> = {
  MAIN_RECOMMENDATION_LIVE_COURSE: 'live-classes',
  MAIN_RECOMMENDATION_COURSE_CLASS: 'classes',
  MAIN_RECOMMENDATION_COURSE: 'courses',
  MAIN_RECOMMENDATION_CHANNEL: 'channels',
  MAIN_RECOMMENDATION_PROBLEM: 'problems',
  MAIN_RECOMMENDATION_BLOG: 'news',
  MAIN_ENROLLED_COURSE: 'enrolled-courses',
}

const idsIn = (place: string) => planHome(aHome()).flatMap((section) => (section.area === place ? [section.id] : []))

describe('order and place of the sections', () => {
  it('follows the spec from top to bottom, the side column after the main one [S-020 S-042 S-058]', () => {
    expect(idsIn('top')).toEqual(['top-banner', 'channel-banner'])
    expect(idsIn('main')).toEqual([
      'greeting',
      'categories',
      'enrolled-channels',
      'admin-cards',
      'homework',
      'trial-promo',
      'my-quests',
      'enrolled-courses',
      'live-classes',
      'classes',
      'courses',
      'channels',
      'problems',
      'news',
      'ranking',
      'study-log',
      'channel-info',
      'enterprise-channels',
      'channel-extra',
      'empty',
    ])
    expect(idsIn('side')).toEqual(['login', 'user', 'main-ranking', 'live-inquiry', 'business-info'])
    expect(homeSectionIds).toEqual([...idsIn('top'), ...idsIn('main'), ...idsIn('side')])
  })

  it('gives every section the numbers it rests on [S-058]', () => {
    for (const { id, spec } of planHome(aHome())) expect(spec.join(' '), id).toMatch(/^S-\d{3}( [SAF]-\d{2,3})*$/)
  })
})

const titles = (context = aHome()) => Object.fromEntries(planHome(context).map(({ id, title }) => [id, title]))

describe('titles', () => {
  it('are those of the spec [S-064 S-072 S-073 S-074 S-075 S-076 S-079 A-28]', () => {
    expect(titles()).toMatchObject({
      'enrolled-channels': '내 채널',
      homework: '숙제가 있어요',
      'enrolled-courses': '지금 듣고 있는 강의예요',
      'live-classes': '추천 라이브 클래스예요',
      classes: '인기 수업이에요',
      courses: '인기 강의예요',
      channels: '인기 채널이에요',
      problems: '추천 문제',
      news: '최근 소식이에요',
      ranking: '랭킹',
      'study-log': '최근 학습 기록',
      'main-ranking': '랭킹',
      greeting: null,
    })
  })

  it('use the channel’s own word for channel [S-075 S-094]', () => {
    const context = aHome({ ...onChannel, channel: aChannel({ custom: { GLOBAL_CHANNEL_NAME: named('학교') } }) })
    expect(titles(context)).toMatchObject({ channels: '인기 학교이에요', 'enrolled-channels': '내 학교' })
    expect(titles({ ...context, settings: { mainRanking: true, josa: true, channelTerm: null } })).toMatchObject({
      channels: '인기 학교예요',
    })
    const ofInstallation = aHome({ settings: { mainRanking: true, josa: false, channelTerm: '배움터' } })
    expect(titles(ofInstallation)).toMatchObject({ channels: '인기 배움터이에요' })
  })

  it.each(sectionSettingKeys)('give way to the channel’s own, by the key %s [S-005 S-086]', (key) => {
    const context = aHome({ ...onChannel, channel: aChannel({ custom: { [key]: named('우리 제목') } }) })
    const renamed = planHome(context).filter(({ title }) => title === '우리 제목')
    expect(renamed.map(({ id }) => id)).toEqual([sectionOfSetting[key]])
  })
})

describe('a channel that removes a section', () => {
  it.each(sectionSettingKeys)('%s takes away exactly its section [S-070 S-085 S-087 S-088 S-089 S-090 S-091 S-092 S-093 A-21]', (key) => {
    const before = shownSections(aHome(onChannel))
    const after = shownSections(aHome({ ...onChannel, channel: aChannel({ custom: { [key]: removed } }) }))
    expect(before.filter((id) => !after.includes(id))).toEqual([sectionOfSetting[key]])
    expect(after.every((id) => before.includes(id))).toBe(true)
  })

  it('takes the enrolled courses from premium learners too [S-071 S-210]', () => {
    const channel = aChannel({ role: 'ROLE_CHANNEL_PREMIUM', custom: { MAIN_ENROLLED_COURSE: removed } })
    expect(stateOf('enrolled-courses', aHome({ ...onChannel, channel }))).toBe('hidden')
  })
})

describe('sections with a list', () => {
  const sectionOfList = {
    enrolledChannels: ['enrolled-channels', {}],
    assignments: ['homework', onChannel],
    quests: ['my-quests', {}],
    enrolledCourses: ['enrolled-courses', {}],
    liveClasses: ['live-classes', {}],
    courseClasses: ['classes', {}],
    courses: ['courses', {}],
    channels: ['channels', {}],
    blogs: ['news', {}],
    ranking: ['main-ranking', {}],
    studyLogs: ['study-log', onChannel],
    channelBanners: ['channel-banner', onChannel],
  } as const

  it.each(Object.entries(sectionOfList))(
    '%s: waiting, then shown with one item, hidden with none or after a failure [S-064 S-290 A-22 F-041]',
    (list, [id, where]) => {
      expect(stateOf(id, aHome({ ...where, lists: { [list]: 'waiting' } }))).toBe('waiting')
      expect(stateOf(id, aHome({ ...where, lists: { [list]: 1 } }))).toBe('shown')
      expect(stateOf(id, aHome({ ...where, lists: { [list]: 0 } }))).toBe('hidden')
      expect(stateOf(id, aHome({ ...where, lists: { [list]: 'failed' } }))).toBe('hidden')
    },
  )

  it('shows the recommended problems as soon as there is a problem or a block [S-076]', () => {
    const states = ['waiting', 'failed', 0, 1] as const
    const table = states.map((problems) => states.map((blocks) => stateOf('problems', aHome({ lists: { problems, blocks } }))))
    expect(table).toEqual([
      ['waiting', 'waiting', 'waiting', 'shown'],
      ['waiting', 'hidden', 'hidden', 'shown'],
      ['waiting', 'hidden', 'hidden', 'shown'],
      ['shown', 'shown', 'shown', 'shown'],
    ])
  })

  it('leaves the rest of the page alone when every list fails, and says that nothing came [F-011 S-290]', () => {
    expect(shownSections(aHome({ lists: everyList('failed') }))).toEqual([
      'top-banner',
      'greeting',
      'categories',
      'trial-promo',
      'empty',
      'user',
    ])
    expect(shownSections(aHome({ viewer: guest, lists: everyList('failed') }))).toEqual([
      'top-banner',
      'greeting',
      'categories',
      'trial-promo',
      'empty',
      'login',
    ])
  })

  it('when only the recommendations fail, anything else that is there makes up for them [S-290]', () => {
    const isEmpty = (lists: NonNullable<Parameters<typeof aHome>[0]>['lists']) =>
      stateOf('empty', aHome({ lists: { ...everyList('failed'), ...lists } }))
    for (const list of ['enrolledChannels', 'enrolledCourses', 'quests', 'liveClasses', 'courseClasses', 'channels', 'blogs'] as const) {
      expect(isEmpty({ [list]: 1 }), list).toBe('hidden')
      expect(isEmpty({ [list]: 'waiting' }), list).toBe('waiting')
    }
    for (const list of ['courses', 'problems', 'blocks'] as const) expect(isEmpty({ [list]: 0 }), list).toBe('hidden')
    // The main site has no section for these lists.
    expect(isEmpty({ assignments: 1, studyLogs: 1, channelBanners: 1 })).toBe('shown')
    expect(isEmpty({ courses: 'waiting' })).toBe('waiting')
  })

  it('never shows a heading while its list is on the way [A-23]', () => {
    const withList = planHome(aHome({ ...enterprise, viewer: teacher, lists: everyList('waiting') })).filter(
      ({ state }) => state === 'shown',
    )
    expect(withList.map(({ id }) => id)).toEqual([
      'greeting',
      'categories',
      'admin-cards',
      'channel-info',
      'enterprise-channels',
      'channel-extra',
      'user',
    ])
  })
})

describe('the empty state', () => {
  const lists = [
    [0, 0, 0, 'shown'],
    [0, 0, 1, 'hidden'],
    [0, 1, 0, 'hidden'],
    [0, 1, 1, 'hidden'],
    [1, 0, 0, 'hidden'],
    [1, 0, 1, 'hidden'],
    [1, 1, 0, 'hidden'],
    [1, 1, 1, 'hidden'],
    ['failed', 0, 0, 'hidden'],
    [0, 'failed', 0, 'hidden'],
    [0, 0, 'failed', 'hidden'],
    ['waiting', 0, 0, 'waiting'],
    [0, 'waiting', 'waiting', 'waiting'],
    ['waiting', 1, 0, 'hidden'],
    ['waiting', 'failed', 0, 'hidden'],
  ] as const

  it.each(lists)('with %s courses, %s problems and %s blocks is %s [S-083 A-23 F-011]', (courses, problems, blocks, state) => {
    expect(stateOf('empty', aHome({ lists: { courses, problems, blocks } }))).toBe(state)
  })

  it('depends on the data alone: neither on other lists nor on what the channel removes [A-23]', () => {
    const custom = { MAIN_RECOMMENDATION_COURSE: removed, MAIN_RECOMMENDATION_PROBLEM: removed }
    expect(stateOf('empty', aHome({ lists: { courses: 0, problems: 0, blocks: 0, liveClasses: 9 } }))).toBe('shown')
    expect(stateOf('empty', aHome({ ...onChannel, channel: aChannel({ custom }) }))).toBe('hidden')
  })
})

describe('the channel banner', () => {
  const cases = [true, false].flatMap((isDesktop) =>
    [null, 'ROLE_CHANNEL_PREMIUM', 'ROLE_CHANNEL_ENTERPRISE'].flatMap((role) => [0, 1].map((items) => ({ isDesktop, role, items }))),
  )

  it.each(cases)('desktop $isDesktop, role $role, $items banners [S-039 S-040 S-204 A-14]', ({ isDesktop, role, items }) => {
    const channel = aChannel(role === null ? {} : { role })
    const context = aHome({ site: { ...channelSite, isDesktop }, channel, lists: { channelBanners: items } })
    const shown = items > 0 && (isDesktop || role === 'ROLE_CHANNEL_ENTERPRISE')
    expect(stateOf('channel-banner', context)).toBe(shown ? 'shown' : 'hidden')
  })

  it('is never on the main site, not even for an enterprise member [S-041]', () => {
    expect(stateOf('channel-banner', aHome({ viewer: aViewer({ role: 'ROLE_CHANNEL_ENTERPRISE' }) }))).toBe('hidden')
  })
})

describe('the enrolled-channel carousel', () => {
  const cases = authStates.flatMap((authState) =>
    [mainSite, channelSite].flatMap((site) =>
      [null, 'ROLE_CHANNEL_PREMIUM', 'ROLE_CHANNEL_ENTERPRISE'].map((role) => ({ authState, site, role })),
    ),
  )

  it.each(cases)('$authState, $site.channelDomain, $role [S-059 S-060 S-061 S-198 S-203]', ({ authState, site, role }) => {
    const shown = authState === 'VALID' && (site === mainSite || role === 'ROLE_CHANNEL_ENTERPRISE')
    expect(stateOf('enrolled-channels', aHome({ viewer: aViewer({ authState, role }), site }))).toBe(shown ? 'shown' : 'hidden')
  })
})

describe('the extra channel block', () => {
  const cases = ['ROLE_CHANNEL_ENTERPRISE', 'ROLE_CHANNEL_PREMIUM'].flatMap((role) =>
    [true, false].flatMap((hasParent) => authStates.map((authState) => ({ role, hasParent, authState }))),
  )

  it.each(cases)('$role, parent $hasParent, $authState [S-097 S-161 S-207 S-211 A-07 A-08]', ({ role, hasParent, authState }) => {
    const channel = aChannel({ role, ...(hasParent ? { parent: 'narae' } : {}) })
    const shown = authState === 'VALID' && (role === 'ROLE_CHANNEL_ENTERPRISE' || hasParent)
    expect(stateOf('channel-extra', aHome({ site: channelSite, channel, viewer: aViewer({ authState }) }))).toBe(shown ? 'shown' : 'hidden')
  })
})

describe('enterprise and premium', () => {
  it('have blocks that need a valid viewer and a channel whose information came [S-095 S-096 S-161 S-205 S-206 A-07 A-08]', () => {
    const blocks = ['channel-info', 'enterprise-channels', 'channel-extra'] as const
    const member = aViewer({ role: 'ROLE_CHANNEL_ENTERPRISE' })
    for (const id of blocks) {
      expect(stateOf(id, aHome(enterprise))).toBe('shown')
      expect(stateOf(id, aHome({ ...enterprise, viewer: guest }))).toBe('hidden')
      expect(stateOf(id, aHome({ viewer: member }))).toBe('hidden')
      expect(stateOf(id, aHome({ viewer: member, site: channelSite }))).toBe('hidden')
    }
  })

  it('an enterprise viewer sees no ranking on either site [S-209]', () => {
    expect(stateOf('ranking', aHome(enterprise))).toBe('hidden')
    expect(stateOf('main-ranking', aHome({ viewer: aViewer({ role: 'ROLE_CHANNEL_ENTERPRISE' }) }))).toBe('hidden')
  })
})

describe('the side column', () => {
  it('has the main site’s ranking only while the setting is on [S-081 A-12]', () => {
    expect(stateOf('main-ranking', aHome())).toBe('shown')
    expect(stateOf('main-ranking', aHome({ settings: { mainRanking: false, josa: false, channelTerm: null } }))).toBe('hidden')
  })

  it.each([
    [undefined, 'hidden'],
    [{ isUsed: false, pluginKey: 'key' }, 'hidden'],
    [{ isUsed: true, pluginKey: null }, 'hidden'],
    [{ isUsed: true, pluginKey: '' }, 'hidden'],
    [{ isUsed: true, pluginKey: 'key' }, 'shown'],
  ] as const)('with the chat plugin %j has a live-inquiry button that is %s [S-006 S-102]', (chat, state) => {
    const channel = aChannel(chat === undefined ? {} : { chat })
    expect(stateOf('live-inquiry', aHome({ site: channelSite, channel }))).toBe(state)
  })

  it('has the business card when the channel uses it [S-006 S-103 A-79]', () => {
    expect(stateOf('business-info', aHome({ site: channelSite, channel: aChannel({ business: true }) }))).toBe('shown')
    expect(stateOf('business-info', aHome({ site: channelSite, channel: aChannel({ business: false }) }))).toBe('hidden')
    expect(stateOf('business-info', aHome(onChannel))).toBe('hidden')
  })

  it('has neither of them on the main site, whatever channel is at hand [S-102 S-103]', () => {
    const channel = aChannel({ business: true, chat: { isUsed: true, pluginKey: 'key' } })
    expect(stateOf('business-info', aHome({ channel }))).toBe('hidden')
    expect(stateOf('live-inquiry', aHome({ channel }))).toBe('hidden')
    expect(stateOf('live-inquiry', aHome({ site: channelSite }))).toBe('hidden')
  })
})

const waiting = (context: Parameters<typeof aHome>[0]) =>
  planHome(aHome({ viewer: 'waiting', ...context })).flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))

describe('before we know the viewer', () => {
  it('personal sections wait, the login card too, and public ones do not [S-098]', () => {
    expect(waiting({})).toEqual(['enrolled-channels', 'admin-cards', 'my-quests', 'enrolled-courses', 'login', 'user', 'main-ranking'])
    expect(shownSections(aHome({ viewer: 'waiting' }))).toEqual([
      'top-banner',
      'greeting',
      'categories',
      'trial-promo',
      'live-classes',
      'classes',
      'courses',
      'channels',
      'problems',
      'news',
    ])
  })

  it('what depends on the role waits, unless the channel’s own role decides [S-080 A-01]', () => {
    expect(waiting(onChannel)).toContain('ranking')
    expect(stateOf('ranking', aHome({ ...enterprise, viewer: 'waiting' }))).toBe('hidden')
    expect(stateOf('ranking', aHome({ ...onChannel, channel: aChannel({ role: 'ROLE_CHANNEL_PREMIUM' }), viewer: 'waiting' }))).toBe(
      'shown',
    )
  })
})

const reasonsFor = (id: HomeSectionId, context: Parameters<typeof aHome>[0]) => allFacts(sectionOf(id, aHome(context))).map(factLine)

describe('reasons', () => {
  it('name the facts that decided, each with what was found [S-008]', () => {
    expect(reasonsFor('enrolled-channels', { ...onChannel, lists: { enrolledChannels: 'waiting' } })).toEqual([
      'signedIn: yes',
      'onMainSite: no',
      'enterprise: no',
      'hasItems(enrolledChannels): waiting',
    ])
    expect(reasonsFor('courses', { lists: { courses: 'waiting' } })).toEqual([
      'removes(MAIN_RECOMMENDATION_COURSE): no',
      'hasItems(courses): waiting',
    ])
    expect(reasonsFor('login', { viewer: 'waiting' })).toEqual(['signedIn: waiting'])
    expect(reasonsFor('admin-cards', { viewer: 'waiting' })).toEqual(['signedIn: waiting', 'teaches: waiting'])
    expect(reasonsFor('empty', { lists: { courses: 0 } })).toEqual([
      'isEmpty(courses): yes',
      'isEmpty(problems): no',
      'isEmpty(blocks): no',
      'hasFailed(courses): no',
      'hasFailed(problems): no',
      'hasFailed(blocks): no',
      'nothingElse: no',
    ])
    expect(reasonsFor('greeting', {})).toEqual(['everyone: yes'])
  })

  it('every section has at least one, and the same question gives the same answer [S-008]', () => {
    const context = aHome({ viewer: learner })
    for (const section of planHome(context)) expect(allFacts(section).length, section.id).toBeGreaterThan(0)
    expect(planHome(context)).toEqual(planHome(context))
  })

  it('what settled a section is among them [S-334]', () => {
    for (const section of planHome(aHome())) {
      const decidedBy = decidingFacts(section)
      expect(decidedBy.length, section.id).toBeGreaterThan(0)
      expect(allFacts(section), section.id).toEqual(expect.arrayContaining([...decidedBy]))
    }
  })

  it('conditions carry their whole question in their name [S-008]', () => {
    const names = Object.fromEntries(homeSections.map(({ id, condition }) => [id, condition.name]))
    expect(names['enrolled-channels']).toBe('allOf(signedIn, anyOf(onMainSite, enterprise), hasItems(enrolledChannels))')
    expect(names['ranking']).toBe('allOf(onChannel, not(enterprise), hasItems(ranking))')
  })
})
