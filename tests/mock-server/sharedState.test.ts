import { describe, expect, test } from 'vitest'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

const path = 'channels/haeon/info'

async function rename(store: ReturnType<typeof memoryStore>, channelName: string, query = 'persona=operator&channel=haeon') {
  const { call, json } = demoPage(query, store)
  return call(path, 'PUT', { ...(await json(path)), channelName })
}

describe('what all visitors of a world share', () => {
  test('is stored beside what each of them did, and seen by everybody, wherever they stand', async () => {
    const store = memoryStore()
    expect((await rename(store, '푸른코딩')).status).toBe(200)
    expect([...store.kept.keys()]).toEqual(['1/everybody'])
    expect(store.kept.get('1/everybody')).toMatchObject({
      version: 14,
      tables: { channelSettings: [{ channelDomain: 'haeon', settings: { channelName: '푸른코딩' } }] },
    })
    for (const query of ['persona=guest&channel=haeon', 'persona=learner', 'persona=teacher&channel=narae'])
      expect(await demoPage(query, store).json(path), query).toMatchObject({ channelName: '푸른코딩' })
    expect(await demoPage('persona=guest&channel=haeon&seed=2', store).json(path)).toMatchObject({ channelName: '해온코딩학원' })
  })

  test('stands on the cards of the channel elsewhere, too', async () => {
    const store = memoryStore()
    const operator = demoPage('persona=operator&channel=narae', store)
    const settings = await operator.json('channels/narae/info')
    await operator.call('channels/narae/info', 'PUT', { ...settings, channelName: '푸른코딩' })
    const page = demoPage('persona=learner', store)
    const { channelList } = (await page.json('mains/recommendations')).recommendationSubChannel
    const joined = [await page.json('users/channels?page=1'), await page.json('users/channels?page=2')].flatMap(({ channels }) => channels)
    const own = [...channelList, ...joined].filter(({ channelDomain }) => channelDomain === 'narae')
    expect(own.length).toBeGreaterThan(0)
    for (const { channelName } of own) expect(channelName).toBe('푸른코딩')
  })

  test('stands on courses, classes and in the ranking, too', async () => {
    const store = memoryStore()
    expect((await rename(store, '푸른코딩')).status).toBe(200)
    const page = demoPage('persona=learner', store)
    const { courseId } = (await page.json('courses?page=1&channelDomain=haeon')).courseList[0]
    const { courseClassId } = (await page.json('course-classes?page=1&channelDomain=haeon')).courseClassList[0]
    for (const shown of [
      'courses?page=1&channelDomain=haeon',
      `courses/${courseId}`,
      'course-classes?page=1&channelDomain=haeon',
      `course-classes/${courseClassId}`,
      'users/ranks?page=1',
    ]) {
      const answer = JSON.stringify(await page.json(shown))
      expect(answer, shown).toContain('"channelName":"푸른코딩"')
      expect(answer, shown).not.toContain('"channelName":"해온코딩학원"')
    }
  })

  test('is known to a page that was open before', async () => {
    const store = memoryStore()
    const guest = demoPage('persona=guest&channel=haeon', store)
    expect(await guest.json(path)).toMatchObject({ channelName: '해온코딩학원', updatedDate: null })
    await rename(store, '푸른코딩')
    expect(await guest.json(path)).toMatchObject({ channelName: '푸른코딩' })
  })

  test('is saved on one version at a time, also where the clock stands still', async () => {
    const store = memoryStore()
    const [one, other] = ['persona=operator&channel=haeon', 'persona=operator&channel=haeon'].map((query) => demoPage(query, store))
    const before = await one?.json(path)
    expect((await one?.call(path, 'PUT', { ...before, channelName: '푸른코딩' }))?.status).toBe(200)
    expect((await other?.call(path, 'PUT', { ...before, channelName: '바다코딩' }))?.status).toBe(409)
    const [first, second] = [await one?.json(path), await rename(store, '바다코딩').then((answer) => answer.json())]
    expect(second.updatedDate > first.updatedDate).toBe(true)
  })

  test.each(['guest', 'learner', 'teacher'])('is not changed by a %s', async (persona) => {
    const store = memoryStore()
    const { status } = await rename(store, '내 학원', `persona=${persona}&channel=haeon`)
    expect([status, store.kept.size]).toEqual([persona === 'guest' ? 401 : 403, 0])
  })

  test.each([
    { version: 0, tables: { channelSettings: [] } },
    {
      version: 6,
      tables: {
        channelSettings: [{ channelDomain: 7 }],
        assignmentFeedbacks: [],
        memberComments: [],
        setAssignments: [],
        studioCourses: [],
        studioProblems: [],
      },
    },
  ])('that is corrupt or of another version is discarded, and what the visitor did stays: %j', async (raw) => {
    const store = memoryStore()
    await demoPage('', store).call('users/quests/8004/rewards', 'POST')
    await store.set('1/everybody', raw)
    const log = recordingLog()
    expect(await demoPage('', store, log).json(path)).toMatchObject({ channelName: '해온코딩학원' })
    expect(log.events).toEqual([{ kind: 'storage-failed', key: '1/everybody', problem: 'progress of another version is discarded' }])
    expect((await demoPage('', store).call('users/quests/8004/rewards', 'POST')).status).toBe(409)
  })
})
