import { describe, expect, test } from 'vitest'
import { creatures, pickQuest, type UserQuest } from '../../src/domain/quest.ts'
import { questStandings } from '../../mock-server/world/quests.ts'
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

describe('what a quest has counted', () => {
  const goalsOf = (view: ReturnType<typeof demoWorld>) =>
    (view.quests() as UserQuest[]).flatMap(({ quest }) =>
      quest.goalList.map(({ goalName, completedCount }) => `${goalName} ${completedCount}`),
    )

  test.each(['learner', 'teacher', 'operator', 'enterprise', 'premium'])('comes from the log of the %s', (persona) => {
    const { world, server } = demoWorld(`persona=${persona}`)
    const rows = server.schema.all('quest').models.map(({ attrs }) => attrs)
    const byLog = questStandings(
      world,
      server.schema,
      rows.map((row) => ({ ...row, clear: row.smallCategory === 'ATTENDANCE' })),
    )
    expect(byLog.map(({ title, clear }) => [title, clear])).toEqual(rows.map(({ title, clear }) => [title, clear]))
    expect(goalsOf(demoWorld(`persona=${persona}`))).toEqual(['PROBLEM 3', 'PROBLEM 1', 'BLOCK 2', 'ATTENDANCE 1'])
  })

  test('is nothing for who has only come', () => {
    expect(goalsOf(demoWorld('persona=newcomer&quests=uncleared'))).toEqual([
      'COURSE 0',
      'PROBLEM 0',
      'VIDEO 0',
      'DOCUMENT 0',
      'WORKSHEET 0',
    ])
  })

  test('moves with each problem that is solved', () => {
    const view = demoWorld('persona=newcomer&quests=uncleared')
    const earned = { point: 20, experience: 20, earnedDate: '2026-11-20T01:00:00.000Z', studied: null }
    view.server.create('earning', { type: 'PROBLEM', contentId: 7003, ...earned })
    expect(goalsOf(view)).toContain('PROBLEM 1')
  })
})
