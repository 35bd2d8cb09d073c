import { beforeEach, describe, expect, test } from 'vitest'
import { demoMemory, forgetDemo, type OpenStorage, storageKey } from '../../mock-server/demoMemory.ts'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { at, demoAddress } from './demo.ts'

const deeds = { claimed: ['usual/8004'], points: 50, gender: 'MAN' } as const
const nothing = { claimed: [], points: 0, gender: null }
const learner = { seed: 1, persona: 'learner', channel: 'main' } as const

function shelf(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, open: () => storage }
}

const forbidden: OpenStorage = () => {
  throw new DOMException('no', 'SecurityError')
}

beforeEach(() => forgetDemo(forbidden))

describe('what a visitor of the demo did', () => {
  test('is remembered under one key, with a version', () => {
    const { kept, open } = shelf()
    demoMemory(learner, open).write(deeds)
    expect([...kept.keys()]).toEqual(['codingbada-demo'])
    expect(JSON.parse(kept.get(storageKey) ?? '')).toMatchObject({ version: 1 })
    expect(demoMemory(learner, open).read()).toEqual(deeds)
  })

  test.each([{ seed: 2 }, { persona: 'teacher' }, { channel: 'haeon' }] as const)('is another visitor’s no more: %j', (other) => {
    const { open } = shelf()
    demoMemory(learner, open).write(deeds)
    expect(demoMemory({ ...learner, ...other }, open).read()).toEqual(nothing)
  })

  test.each([
    '',
    'null',
    '[]',
    '{oops',
    '{"version":2,"visitors":{"1/learner/main":{"points":9}}}',
    '{"version":1,"visitors":7}',
    '{"version":1,"visitors":{"1/learner/main":{"claimed":"all","points":-5,"gender":"FISH"}}}',
  ])('that is corrupt or of another version is nothing: %s', (raw) => {
    const { open } = shelf({ [storageKey]: raw })
    expect(demoMemory(learner, open).read()).toEqual(nothing)
    demoMemory(learner, open).write(deeds)
    expect(demoMemory(learner, open).read()).toEqual(deeds)
  })

  test('lasts as long as the page where nothing can be stored [F-070]', () => {
    demoMemory(learner, forbidden).write(deeds)
    expect(demoMemory(learner, forbidden).read()).toEqual(deeds)
    forgetDemo(forbidden)
    expect(demoMemory(learner, forbidden).read()).toEqual(nothing)
  })

  test('lasts as long as the page where the storage is full [F-071]', () => {
    const { open } = shelf()
    const full: OpenStorage = () => ({
      ...open(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    demoMemory(learner, full).write(deeds)
    expect(demoMemory(learner, full).read()).toEqual(deeds)
  })

  test('can be forgotten', () => {
    const { kept, open } = shelf()
    demoMemory(learner, open).write(deeds)
    forgetDemo(open)
    expect(kept.size).toBe(0)
  })
})

describe('a demo that is loaded again', () => {
  const load = (open: OpenStorage, query: string) => {
    const server = startMockServer(demoAddress(`latency=0&at=${encodeURIComponent(at)}&${query}`), {
      product: 'product',
      paths: apiPaths,
      storage: open,
    })
    const call = (path: string, init?: RequestInit) => server.fetch(new Request(`http://localhost/product/v1/${path}`, init))
    return { call, json: async (path: string) => (await call(path)).json() }
  }

  test('still has its rewards taken and its points', async () => {
    const { open } = shelf()
    const before = (await load(open, '').json('users/me')).point
    const answer = await load(open, '').call('users/quests/8004/rewards', { method: 'POST' })
    const { rewardCount } = await answer.json()
    const again = load(open, '')
    expect((await again.json('users/me')).point).toBe(before + rewardCount)
    const { questList } = await again.json('users/quests')
    expect(questList).toContainEqual(expect.objectContaining({ userQuestId: 8004, state: 'REWARDED' }))
    expect((await again.call('users/quests/8004/rewards', { method: 'POST' })).status).toBe(409)
  })

  test('knows what another tab took a moment ago', async () => {
    const { open } = shelf()
    const [one, other] = [load(open, 'quests=sub'), load(open, 'quests=sub')]
    expect((await one.call('users/quests/8001/rewards', { method: 'POST' })).ok).toBe(true)
    expect((await other.call('users/quests/8001/rewards', { method: 'POST' })).status).toBe(409)
  })

  test('has each deed in one place: what was joined is not told twice', async () => {
    const { kept, open } = shelf()
    const { call } = load(open, 'persona=teacher')
    expect((await call('users/course-classes/5028/enrolls', { method: 'POST' })).status).toBe(204)
    const letIn = { method: 'POST', body: JSON.stringify({ contentType: 'COURSE_CLASS', userIds: [1_040] }) }
    expect((await call('users/channels/members/contents/5028/enrolls', letIn)).status).toBe(204)
    const { classes, study } = JSON.parse(kept.get(storageKey) ?? '').visitors['1/teacher/main']
    expect(classes).toEqual({ registered: [], cancelled: [], lost: [], letIn: ['5028/1040'] })
    expect(Object.keys(study.enrolled)).toEqual(['course-class/5028'])
    const { courseClassList } = await load(open, 'persona=teacher').json('users/course-classes/enrolls')
    expect(courseClassList[0]).toMatchObject({ courseClassId: 5028 })
  })

  test('keeps the quests of one scenario apart from those of another', async () => {
    const { open } = shelf()
    await load(open, 'quests=sub').call('users/quests/8001/rewards', { method: 'POST' })
    expect((await load(open, 'quests=main').json('users/quests')).questList[0].state).toBe('PERFORMING')
  })

  test('still has the avatar that was chosen', async () => {
    const { open } = shelf()
    const init = { method: 'POST', body: JSON.stringify({ gender: 'WOMAN' }) }
    await load(open, 'persona=newcomer').call('users/profiles/genders', init)
    expect(await load(open, 'persona=newcomer').json('users/me')).toMatchObject({ gender: 'WOMAN' })
  })
})
