import { describe, expect, it } from 'vitest'
import { type HomeData, initialListStates } from '../../../src/domain/home/context.ts'
import { neededLists } from '../../../src/domain/home/plan.ts'
import { aChannel } from '../channel/aChannel.ts'
import { aHome, everyList } from './aHome.ts'
import { channelSite, mainSite } from '../site/places.ts'
import { guest, learner, pending } from '../viewer/viewers.ts'

const given = ['channelBanners', 'liveClasses', 'courseClasses', 'courses', 'channels', 'problems', 'blocks', 'blogs'] as const
const called = ['enrolledChannels', 'assignments', 'enrolledCourses', 'ranking', 'studyLogs', 'quests'] as const

const broken: HomeData = {
  subDomain: null,
  isDesktop: true,
  channelBanners: null,
  blocks: null,
  courses: null,
  liveClasses: null,
  courseClasses: null,
  problems: null,
  blogs: null,
  channels: null,
  totals: { courses: null, courseClasses: null, problems: null },
}

describe('the lists that come with the page', () => {
  it('wait with it, fail with it, and leave the called lists waiting [S-157 S-290 F-011]', () => {
    const untouched = everyList('waiting')
    expect(initialListStates(null, 'waiting')).toEqual(untouched)
    expect(initialListStates(null, 'failed')).toEqual({ ...untouched, ...Object.fromEntries(given.map((list) => [list, 'failed'])) })
  })

  it.each(given)('%s counts its items, and fails alone when it came broken [S-157 F-011]', (list) => {
    expect(initialListStates({ ...broken, [list]: [] }, 'ready')[list]).toBe(0)
    const lists = initialListStates({ ...broken, [list]: [{}, {}] }, 'ready')
    expect(given.map((each) => lists[each])).toEqual(given.map((each) => (each === list ? 2 : 'failed')))
  })
})

const onChannel = { site: channelSite, channel: aChannel() }
const enterprise = { site: channelSite, channel: aChannel({ role: 'ROLE_CHANNEL_ENTERPRISE' }) }
const wanted = (wishes: Parameters<typeof aHome>[0]) => neededLists(aHome({ ...wishes, lists: everyList('waiting') }), called)

describe('the lists worth asking for', () => {
  it('are none for a guest or a pending visitor on the main site [S-196 S-197]', () => {
    expect(wanted({ viewer: guest, site: mainSite })).toEqual([])
    expect(wanted({ viewer: pending, site: mainSite })).toEqual([])
  })

  it('are only the ranking for a guest on a channel [A-13]', () => {
    expect(wanted({ viewer: guest, ...onChannel })).toEqual(['ranking'])
  })

  it('are for a learner those of the site [S-059 S-063 S-068 S-069 S-080]', () => {
    expect(wanted({ viewer: learner })).toEqual(['enrolledChannels', 'enrolledCourses', 'ranking', 'quests'])
    expect(wanted({ viewer: learner, ...onChannel })).toEqual(['assignments', 'enrolledCourses', 'ranking', 'studyLogs', 'quests'])
  })

  it('are without ranking and study log for enterprise [S-060 S-209]', () => {
    expect(wanted({ viewer: learner, ...enterprise })).toEqual(['enrolledChannels', 'assignments', 'enrolledCourses', 'quests'])
  })
})
