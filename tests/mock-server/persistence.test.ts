import { describe, expect, test } from 'vitest'
import { createInterceptor } from '../../mock-server/interceptor.ts'
import { createPersistence, storedProgress, storedWorld, unreadableRows } from '../../mock-server/persistence.ts'
import { createMirageServer } from '../../mock-server/startMockServer.ts'
import { createWorld } from '../../mock-server/world/world.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoAddress, demoPage, memoryStore } from './demo.ts'
import { aRefusedRow, aStoredRow } from './aStoredRow.ts'

const claim = (id: number) => [`users/quests/${id}/rewards`, 'POST'] as const

describe('what a visitor of the demo did', () => {
  test('is stored as the database’s tables, with a version', async () => {
    const store = memoryStore()
    await demoPage('', store).call(...claim(8_004))
    expect(store.kept.get('1/learner/main')).toMatchObject({
      version: 11,
      tables: { rewards: [{ questSet: 'usual', userQuestId: 8_004 }], enrollments: [], reviews: [], registrations: [] },
    })
  })

  test.each(['seed=2', 'persona=teacher', 'channel=haeon'])('is not overwritten by what another visitor does: %s', async (other) => {
    const store = memoryStore()
    await demoPage('', store).call(...claim(8_004))
    const mine = structuredClone(store.kept.get('1/learner/main'))
    await demoPage(other, store).call(...claim(8_001))
    expect(store.kept.get('1/learner/main')).toEqual(mine)
    expect(store.kept.size).toBe(2)
    expect((await demoPage('', store).json('users/quests')).questList).toContainEqual(
      expect.objectContaining({ userQuestId: 8_004, state: 'REWARDED' }),
    )
    expect((await demoPage(other, store).json('users/quests')).questList).toContainEqual(
      expect.objectContaining({ userQuestId: 8_004, state: 'PERFORMING' }),
    )
  })

  test('is not stored where nothing was done', async () => {
    const store = memoryStore()
    const { call, json } = demoPage('', store)
    await json('users/quests')
    expect((await call('users/quests/1/rewards', 'POST')).status).toBe(404)
    expect(store.kept.size).toBe(0)
  })

  test.each(['seed=2', 'persona=teacher', 'channel=haeon'])('is another visitor’s no more: %s', async (other) => {
    const store = memoryStore()
    await demoPage('', store).call(...claim(8_004))
    expect((await demoPage(other, store).json('users/quests')).questList).not.toContainEqual(expect.objectContaining({ state: 'REWARDED' }))
  })

  test.each([
    null,
    7,
    {},
    'oops',
    { version: 1, visitors: {} },
    { version: 11, tables: 7 },
    { version: 11, tables: { rewards: 'all' } },
    { version: 11, tables: { rewards: [], reviews: null } },
  ])('that is corrupt or of another version is discarded, and the log says so: %j', async (raw) => {
    const log = recordingLog()
    const store = memoryStore({ '1/learner/main': raw })
    const { call, json } = demoPage('', store, log)
    expect((await json('users/quests')).questList).not.toContainEqual(expect.objectContaining({ state: 'REWARDED' }))
    await json('users/quests')
    expect(log.events).toEqual([{ kind: 'storage-failed', key: '1/learner/main', problem: 'progress of another version is discarded' }])
    expect((await call(...claim(8_004))).status).toBe(201)
    expect((await demoPage('', store).call(...claim(8_004))).status).toBe(409)
  })
})

test('a stored row that fails its check is dropped once and told, and costs the others nothing', async () => {
  const log = recordingLog()
  const store = memoryStore()
  await demoPage('', store).call(...claim(8_004))
  const stored = structuredClone(store.kept.get('1/learner/main')) as { tables: { rewards: object[] } }
  stored.tables.rewards.push({ questSet: 'usual', userQuestId: 8_001, points: 'many' })
  await store.set('1/learner/main', stored)
  const { json } = demoPage('', store, log)
  const { questList } = await json('users/quests')
  expect(questList).toContainEqual(expect.objectContaining({ userQuestId: 8_004, state: 'REWARDED' }))
  expect(questList).not.toContainEqual(expect.objectContaining({ userQuestId: 8_001, state: 'REWARDED' }))
  await json('users/quests')
  expect(log.events).toEqual([{ kind: 'storage-failed', key: '1/learner/main', problem: 'stored rows are dropped (rewards: 1)' }])
})

describe('each table of the demo’s store', () => {
  const address = demoAddress('')
  const records = [
    ['1/learner/main', storedProgress],
    ['1/everybody', storedWorld],
  ] as const
  const open = (entries: Readonly<Record<string, unknown>>) => {
    const [log, store] = [recordingLog(), memoryStore(entries)]
    const server = createMirageServer(createWorld(address), apiPaths, '/product/v1/', createInterceptor())
    return { log, store, db: server.db, persistence: createPersistence(server, address, store, log) }
  }
  const cases = records.flatMap(([key, record]) => record.names.map((name) => [name, key, record] as const))

  const countsOf = (tables: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : null]))

  test.each(cases)('keeps what passes its check, and drops and tells what does not: %s', async (name, key, { rows, version }) => {
    const schemas = new Map(Object.entries(rows))
    const schema = schemas.get(name)
    if (schema === undefined) throw new Error(`no table ${name}`)
    const tables = Object.fromEntries([...schemas].map(([table, row]) => [table, [aStoredRow(row)]]))
    const good = aStoredRow(schema)
    const bad = aRefusedRow(schema, good)
    const all = countsOf(tables)

    const read = open({ [key]: { version, tables: { ...tables, [name]: [bad, good] } } })
    await read.persistence.refresh()
    expect(read.log.events).toEqual([{ kind: 'storage-failed', key, problem: `stored rows are dropped (${name}: 1)` }])
    expect(countsOf(Object.fromEntries([...schemas.keys()].map((table) => [table, [...(read.db[table] ?? [])]])))).toEqual(all)

    const written = open({ [key]: { version, tables } })
    await written.persistence.change(async () => written.db[name]?.insert(bad))
    expect(written.log.events).toEqual([{ kind: 'storage-failed', key, problem: `${unreadableRows} (${name}: 1)` }])
    const stored = Object(written.store.kept.get(key)).tables
    expect(countsOf(stored)).toEqual(all)
    expect(stored[name]).toEqual([expect.objectContaining(Object(good))])
  })
})

describe('a demo that is loaded again', () => {
  test('still has its rewards taken and its points', async () => {
    const store = memoryStore()
    const before = (await demoPage('', store).json('users/me')).point
    const { rewardCount } = await (await demoPage('', store).call(...claim(8_004))).json()
    const again = demoPage('', store)
    expect((await again.json('users/me')).point).toBe(before + rewardCount)
    const { questList } = await again.json('users/quests')
    expect(questList).toContainEqual(expect.objectContaining({ userQuestId: 8_004, state: 'REWARDED' }))
    expect((await again.call(...claim(8_004))).status).toBe(409)
  })

  test('knows what another tab took a moment ago', async () => {
    const store = memoryStore()
    const [one, other] = [demoPage('quests=sub', store), demoPage('quests=sub', store)]
    expect((await one.call(...claim(8_001))).ok).toBe(true)
    expect((await other.call(...claim(8_001))).status).toBe(409)
    expect((await other.json('users/quests')).questList).toMatchObject([{ state: 'REWARDED' }])
  })

  test('has each deed in one place: what was joined is not told twice', async () => {
    const store = memoryStore()
    const { call } = demoPage('persona=teacher', store)
    expect((await call('users/course-classes/5028/enrolls', 'POST')).status).toBe(204)
    const members = { contentType: 'COURSE_CLASS', userIds: [1_040] }
    expect((await call('users/channels/members/contents/5028/enrolls', 'POST', members)).status).toBe(204)
    expect(store.kept.get('1/teacher/main')).toMatchObject({
      tables: {
        enrollments: [{ subject: 'course-class/5028' }],
        registrations: [],
        lostSeats: [],
      },
    })
    expect(store.kept.get('1/everybody')).toMatchObject({ tables: { classMembers: [{ classId: '5028', userId: 1_040 }] } })
    const { courseClassList } = await demoPage('persona=teacher', store).json('users/course-classes/enrolls')
    expect(courseClassList[0]).toMatchObject({ courseClassId: 5028 })
  })

  test('keeps the quests of one scenario apart from those of another', async () => {
    const store = memoryStore()
    await demoPage('quests=sub', store).call(...claim(8_001))
    expect((await demoPage('quests=main', store).json('users/quests')).questList[0].state).toBe('PERFORMING')
  })

  test('still has the avatar that was chosen last', async () => {
    const store = memoryStore()
    for (const gender of ['MAN', 'WOMAN']) await demoPage('persona=newcomer', store).call('users/profiles/genders', 'POST', { gender })
    expect(await demoPage('persona=newcomer', store).json('users/me')).toMatchObject({ gender: 'WOMAN' })
  })

  test('still has its dates registered and cancelled', async () => {
    const store = memoryStore()
    const asked = 'users/registrations/dates?target_user_id=100&content_type=COURSE_CLASS&content_id=5018'
    const own = async () =>
      (await demoPage('', store).json(asked)).registrationDateList.filter(
        (one: Record<string, unknown>) => one['registrationDateId'] !== null,
      )
    const [first, ...rest] = (await own()).toReversed()
    expect((await demoPage('', store).call(`users/registrations/dates/${first.registrationDateId}`, 'DELETE')).status).toBe(204)
    expect(await own()).toHaveLength(rest.length)
    const again = { contentType: 'COURSE_CLASS', contentId: 5_018, targetUserId: 100, dates: [first.date], options: [] }
    expect((await demoPage('', store).call('users/registrations', 'POST', again)).status).toBe(204)
    expect(await own()).toHaveLength(rest.length + 1)
  })
})
