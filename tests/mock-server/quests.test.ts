import { describe, expect, test } from 'vitest'
import { creatures, pickQuest, type UserQuest } from '../../src/domain/quest.ts'
import { createInterceptor } from '../../mock-server/interceptor.ts'
import { createMirageServer } from '../../mock-server/startMockServer.ts'
import { questStanding } from '../../mock-server/world/quests.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { demoPage, demoWorld, memoryStore } from './demo.ts'

const questsOf = (query: string) => demoWorld(query).quests() as UserQuest[]
const briefly = (query: string) =>
  questsOf(query).map(({ state, quest }) => [quest.largeCategory, quest.smallCategory, quest.clear ? 'cleared' : 'open', state].join(' '))

describe('the quests of a demo view', () => {
  test('welcome: a main WELCOME_POINT quest, performing and not cleared, beside a cleared attendance quest [S-167]', () => {
    expect(briefly('quests=welcome')).toEqual(['MAIN WELCOME_POINT open PERFORMING', 'SUB ATTENDANCE cleared PERFORMING'])
    expect(pickQuest(questsOf('quests=welcome'))?.quest.smallCategory).toBe('WELCOME_POINT')
  })

  test('the newcomer’s choice of an avatar reaches the welcome quest’s goal, for good, and its reward can be claimed once [A-42]', async () => {
    const store = memoryStore()
    const { call, json } = demoPage('persona=newcomer', store)
    expect((await call('users/quests/8001/rewards', 'POST')).status).toBe(409)
    await call('users/profiles/genders', 'POST', { gender: 'WOMAN' })
    const reached = { clear: true, goalList: [{ goalName: 'WELCOME', goalCount: 1, completedCount: 1 }] }
    expect((await json('users/quests')).questList[0]).toMatchObject({ state: 'PERFORMING', quest: reached })
    const later = demoPage('persona=newcomer', store)
    expect((await later.json('users/quests')).questList[0]).toMatchObject({ quest: reached })
    expect(await (await later.call('users/quests/8001/rewards', 'POST')).json()).toEqual({ rewardCount: 1_000 })
    expect((await later.call('users/quests/8001/rewards', 'POST')).status).toBe(409)
    expect((await later.json('users/me')).point).toBe(1_000)
  })

  test('attendance: a cleared sub ATTENDANCE quest beside a cleared main quest [S-168]', () => {
    expect(briefly('quests=attendance')).toEqual(['MAIN STUDY cleared PERFORMING', 'SUB ATTENDANCE cleared PERFORMING'])
    expect(pickQuest(questsOf('quests=attendance'))?.quest.smallCategory).toBe('ATTENDANCE')
  })

  test('main: a cleared main and a cleared sub quest [S-169]', () => {
    expect(briefly('quests=main')).toEqual(['MAIN STUDY cleared PERFORMING', 'SUB PROBLEM cleared PERFORMING'])
    expect(pickQuest(questsOf('quests=main'))?.quest.largeCategory).toBe('MAIN')
  })

  test('sub: one sub quest in all, cleared [S-170]', () => {
    expect(briefly('quests=sub')).toEqual(['SUB PROBLEM cleared PERFORMING'])
  })

  test('subs: three sub quests, two of them cleared, none ATTENDANCE [S-180]', () => {
    expect(briefly('quests=subs')).toEqual([
      'SUB PROBLEM cleared PERFORMING',
      'SUB PROBLEM open PERFORMING',
      'SUB BLOCK cleared PERFORMING',
    ])
  })

  test('uncleared: performing, none cleared [S-181]', () => {
    const quests = questsOf('quests=uncleared')
    expect(quests.every(({ state, quest }) => state === 'PERFORMING' && !quest.clear)).toBe(true)
    expect(quests.length).toBeGreaterThan(1)
    expect(pickQuest(quests)).toBeNull()
  })

  test('none: no quest [S-171]', () => {
    expect(questsOf('quests=none')).toEqual([])
  })

  test('unasked: the newcomer has welcome, everybody else three sub quests and an attendance quest', () => {
    expect(briefly('persona=newcomer')).toEqual(briefly('quests=welcome'))
    for (const persona of ['learner', 'teacher', 'operator', 'enterprise', 'premium']) {
      expect(briefly(`persona=${persona}`)).toEqual([...briefly('quests=subs'), 'SUB ATTENDANCE cleared PERFORMING'])
    }
  })

  test('every quest has a creature, a reward in points, and goals that are met exactly when it is cleared [S-151] [S-152] [S-154]', () => {
    const all = ['welcome', 'attendance', 'main', 'subs', 'uncleared'].flatMap((quests) => questsOf(`quests=${quests}`))
    for (const { quest } of all) {
      expect(creatures).toContain(quest.character)
      expect([quest.rewardType, quest.rewardCount > 0]).toEqual(['POINT', true])
      const isMet = quest.goalList.every(({ goalCount, completedCount }) => completedCount >= goalCount)
      expect(isMet, quest.title).toBe(quest.clear)
    }
  })
})

describe('the notices of a demo view', () => {
  test.each([
    ['all', ['ALL']],
    ['dolphin', ['CHANNEL_DOLPHIN_HOME']],
    ['other', ['STUDIO_HOME']],
    ['none', []],
  ])('%s: shown by %j [S-155] [S-190]', (notice, methods) => {
    const popups = demoWorld(`notice=${notice}`).popups() as { popupShowingMethod: string }[]
    expect(popups.map(({ popupShowingMethod }) => popupShowingMethod)).toEqual(methods)
  })
})

test('a goal of blocks moves with each block problem that is solved', () => {
  const server = createMirageServer(demoWorld('').world, apiPaths, '/product/v1/', createInterceptor())
  const quest = { clear: false, smallCategory: 'BLOCK', goalList: [{ goalName: 'BLOCK', goalCount: 2, completedCount: 1 }] } as const
  expect(questStanding(quest, server.schema)).toEqual(quest)
  const earned = { point: 20, experience: 20, earnedDate: '2026-11-20T01:00:00.000Z', studied: null }
  server.create('earning', { type: 'BLOCK', contentId: 2003, ...earned })
  expect(questStanding(quest, server.schema)).toMatchObject({ clear: true, goalList: [{ completedCount: 2 }] })
  server.shutdown()
})
