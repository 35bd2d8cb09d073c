import { describe, expect, test } from 'vitest'
import { personas } from '../../mock-server/demoAddress.ts'
import { channelLabels, neighbourLabels } from '../../mock-server/demoChannels.ts'
import { demoWorld, listsOf } from './demo.ts'

interface Info {
  role: string | null
  channelDomain: string
  channelName: string
  brandColor: string
  productSlug: string | null
  info: { logoUrl: string; superChannelInfo: { channelDomain: string } | null; channelCustomInfo: { customMap: Record<string, unknown> } }
  businessInfo: { isUsed: boolean }
  pluginMap: { CHANNEL_TALK: { isUsed: boolean; pluginKey: string | null } }
}
const infoOf = (label: string) => demoWorld(`channel=${label}`).channelInfo(label) as Info
const named = (value: string) => ({ CUSTOM_NAME: [{ value }], REMOVE: [] })
const sections = [
  'MAIN_RECOMMENDATION_LIVE_COURSE',
  'MAIN_RECOMMENDATION_COURSE_CLASS',
  'MAIN_RECOMMENDATION_COURSE',
  'MAIN_RECOMMENDATION_CHANNEL',
  'MAIN_RECOMMENDATION_PROBLEM',
  'MAIN_RECOMMENDATION_BLOG',
  'MAIN_ENROLLED_COURSE',
]
const banners = (label: string) => listsOf(`channel=${label}`)['bannerData']?.length

describe('the channels of the demo world', () => {
  test('해온코딩학원 is ordinary: a word and a title of its own, a business card, a chat, three banners [S-094] [S-103] [S-102]', () => {
    const { role, channelName, info, businessInfo, pluginMap } = infoOf('haeon')
    expect([role, channelName, businessInfo.isUsed, pluginMap.CHANNEL_TALK.isUsed, banners('haeon')]).toEqual([
      null,
      '해온코딩학원',
      true,
      true,
      3,
    ])
    expect(info.channelCustomInfo.customMap).toEqual({
      GLOBAL_CHANNEL_NAME: named('캠퍼스'),
      MAIN_RECOMMENDATION_LIVE_COURSE: named('이번 주 라이브 특강'),
    })
  })

  test('나래교육 is an enterprise: two banners, a business card, no chat [S-007]', () => {
    const { role, channelName, businessInfo, pluginMap } = infoOf('narae')
    expect([role, channelName, businessInfo.isUsed, pluginMap.CHANNEL_TALK.isUsed, banners('narae')]).toEqual([
      'ROLE_CHANNEL_ENTERPRISE',
      '나래교육',
      true,
      false,
      2,
    ])
  })

  test('파도코딩클럽 is premium below 나래교육, with a course pass [S-056] [S-057]', () => {
    const { role, channelName, info, productSlug } = infoOf('pado')
    expect([role, channelName, info.superChannelInfo, productSlug]).toEqual([
      'ROLE_CHANNEL_PREMIUM',
      '파도코딩클럽',
      { channelDomain: 'narae' },
      'pado-pass',
    ])
  })

  test('가람코딩 is premium without a parent, with a course pass and no banners', () => {
    const { role, channelName, info, productSlug } = infoOf('garam')
    expect([role, channelName, info.superChannelInfo, productSlug, banners('garam')]).toEqual([
      'ROLE_CHANNEL_PREMIUM',
      '가람코딩',
      null,
      'garam-pass',
      0,
    ])
  })

  test('여울작은학교 removes every section that can be removed, the shop and the blog [S-085]', () => {
    const { role, channelName, info } = infoOf('yeoul')
    expect([role, channelName]).toEqual([null, '여울작은학교'])
    const { customMap } = info.channelCustomInfo
    expect(Object.keys(customMap)).toEqual([...sections, 'CATEGORY_SHOP', 'CATEGORY_BLOG'])
    for (const entry of Object.values(customMap)) expect(entry).toEqual({ CUSTOM_NAME: [], REMOVE: [expect.anything()] })
  })

  test('새벽학교 has no content at all, in every amount', () => {
    expect(infoOf('saebyeok').channelName).toBe('새벽학교')
    for (const content of ['full', 'one', 'huge']) {
      const { joinedChannels: _, userRanking: __, quests: ___, ...ofChannel } = listsOf(`channel=saebyeok&content=${content}`)
      for (const [name, list] of Object.entries(ofChannel)) expect(list, name).toEqual([])
    }
  })

  test('물소리학원 renames every section and calls a channel 학교 [S-086] [S-094]', () => {
    const { channelName, info } = infoOf('mulsori')
    expect(channelName).toBe('물소리학원')
    expect(info.channelCustomInfo.customMap).toEqual({
      ...Object.fromEntries(sections.map((key, at) => [key, named(`물소리 ${at + 1}`)])),
      GLOBAL_CHANNEL_NAME: named('학교'),
    })
  })

  test('each has a colour, a logo and lists of its own [S-005]', () => {
    const infos = channelLabels.map(infoOf)
    expect(new Set(infos.map(({ brandColor }) => brandColor)).size).toBe(channelLabels.length)
    expect(new Set(infos.map(({ info }) => info.logoUrl)).size).toBe(channelLabels.length)
    for (const label of ['haeon', 'narae', 'pado', 'garam', 'mulsori']) {
      const courses = listsOf(`channel=${label}`)['recommendationCourse'] ?? []
      expect(new Set(courses.map(({ channelProfile }) => channelProfile.channelDomain))).toEqual(new Set([label]))
    }
  })

  test('home data say where the page stands, and on what [S-157]', () => {
    expect(demoWorld('device=mobile').homeData()).toMatchObject({ subDomain: '', isDesktop: false })
    expect(demoWorld('channel=garam&device=desktop').homeData()).toMatchObject({ subDomain: 'garam', isDesktop: true })
  })

  test('every channel that a list links to can be visited [S-118]', () => {
    const linked = Object.values(listsOf('content=huge')).flat()
    for (const { channelDomain } of linked) if (channelDomain) expect([...channelLabels, ...neighbourLabels]).toContain(channelDomain)
    for (const label of neighbourLabels) expect(infoOf(label).channelDomain).toBe(label)
  })
})

const viewer = (persona: string) => demoWorld(`persona=${persona}`).viewer()

describe('the personas', () => {
  test.each([
    ['guest', 'INVALID', null],
    ['pending', 'PENDING', 'ROLE_USER'],
    ['newcomer', 'VALID', 'ROLE_USER'],
    ['learner', 'VALID', 'ROLE_USER'],
    ['teacher', 'VALID', 'ROLE_TEACHER'],
    ['operator', 'VALID', 'ROLE_OPERATOR'],
    ['enterprise', 'VALID', 'ROLE_CHANNEL_ENTERPRISE'],
    ['premium', 'VALID', 'ROLE_CHANNEL_PREMIUM'],
  ])('%s is %s with the role %s [S-156]', (persona, state, role) => {
    expect(viewer(persona)).toMatchObject({ state, role, roleList: role === null ? [] : expect.arrayContaining([role]) })
  })

  test('only the newcomer has still to choose an avatar [S-012]', () => {
    expect(personas.filter((persona) => viewer(persona).gender === 'NOT_SELECTED')).toEqual(['newcomer'])
  })
})
