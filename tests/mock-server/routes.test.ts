import { describe, expect, test } from 'vitest'
import { startMockServer } from '../../mock-server/startMockServer.ts'
import { apiPaths } from '../../src/adapters/http/apiPaths.ts'
import { demoAddress, demoServer } from './demo.ts'

const { me, signOut } = apiPaths
const open = [apiPaths.userRanks, apiPaths.memberRanks, apiPaths.popups, apiPaths.recommendations, 'channels/haeon/info']
const ofUser = [
  apiPaths.quests,
  apiPaths.experience,
  apiPaths.joinedChannels,
  apiPaths.assignments,
  apiPaths.studyLogs,
  apiPaths.enrolledCourses,
]

describe('calls of a guest', () => {
  test('who am I answers that nobody is signed in [S-156]', async () => {
    const answer = await demoServer('persona=guest').call(me)
    expect([answer.status, (await answer.json()).state]).toEqual([200, 'INVALID'])
  })

  test.each(ofUser)('%s is for users only', async (path) => {
    expect((await demoServer('persona=guest').call(`${path}?page=1`)).status).toBe(401)
    expect((await demoServer('persona=learner').call(`${path}?page=1`)).status).toBe(200)
  })

  test.each(open)('%s is open to everybody', async (path) => {
    expect((await demoServer('persona=guest').call(path)).status).toBe(200)
  })
})

describe('choosing an avatar', () => {
  const choose = (gender: unknown) => ({ method: 'POST', body: JSON.stringify({ gender }) })

  test('gives the newcomer a gender and clothes, until the page is loaded again [S-017] [S-278]', async () => {
    const { call, json } = demoServer('persona=newcomer')
    expect((await call(apiPaths.gender, choose('WOMAN'))).status).toBe(204)
    expect(await json(me)).toMatchObject({ gender: 'WOMAN', equippedUserItemList: expect.arrayContaining([expect.anything()]) })
    expect(await demoServer('persona=newcomer').json(me)).toMatchObject({ gender: 'NOT_SELECTED', equippedUserItemList: [] })
  })

  test.each(['NOT_SELECTED', 'DOLPHIN', null, 7])('takes nothing but MAN and WOMAN, so not %o', async (gender) => {
    const { call, json } = demoServer('persona=newcomer')
    expect((await call(apiPaths.gender, choose(gender))).status).toBe(400)
    expect((await call(apiPaths.gender, { method: 'POST', body: 'no json' })).status).toBe(400)
    expect(await json(me)).toMatchObject({ gender: 'NOT_SELECTED' })
  })
})

describe('signing out', () => {
  test('makes a guest of the user until the page is loaded again', async () => {
    const { call, json } = demoServer('persona=teacher')
    expect(await json(me)).toMatchObject({ state: 'VALID', nickname: '윤슬쌤' })
    const answer = await call(signOut, { method: 'DELETE' })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await json(me)).toMatchObject({ state: 'INVALID', nickname: null })
    expect((await call(apiPaths.quests)).status).toBe(401)
    expect(await demoServer('persona=teacher').json(me)).toMatchObject({ state: 'VALID' })
  })

  test('is nothing that a guest can do', async () => {
    expect((await demoServer('persona=guest').call(signOut, { method: 'DELETE' })).status).toBe(401)
  })
})

describe('lists come in pages [S-311]', () => {
  test('the first of them when none is named', async () => {
    const { json } = demoServer()
    expect(await json('users/channels')).toEqual(await json('users/channels?page=1'))
  })

  test('with a count of all, which may be more than the page shows [S-281] (A-29)', async () => {
    const { json } = demoServer('content=hostile')
    const [first, second, third] = [
      await json('users/channels?page=1'),
      await json('users/channels?page=2'),
      await json('users/channels?page=3'),
    ]
    expect([first.totalCount, first.channels.length, second.channels.length, third.channels.length]).toEqual([32, 20, 12, 0])
  })

  test.each(['0', '-1', 'x', '1.5', ''])('and page %j is none', async (page) => {
    expect((await demoServer().call(`users/channels?page=${page}`)).status).toBe(400)
  })

  test('under the names that the spec gives [S-282] [S-283] [S-284] [S-285]', async () => {
    const { json } = demoServer('notice=all')
    expect((await json(apiPaths.assignments)).assignmentList).toHaveLength(12)
    expect((await json(apiPaths.studyLogs)).studyLogList).toHaveLength(20)
    expect((await json(apiPaths.enrolledCourses)).courseList).toHaveLength(7)
    expect((await json(apiPaths.popups)).popupList).toHaveLength(1)
    expect((await json(apiPaths.quests)).questList).toHaveLength(4)
    expect((await json(apiPaths.userRanks)).rankingList).toHaveLength(10)
    expect((await json(apiPaths.memberRanks)).rankingList).toHaveLength(10)
  })
})

describe('what is not there', () => {
  test('an unknown route is 404, in JSON', async () => {
    const answer = await demoServer().call('users/treasure')
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      404,
      'application/json',
      { message: 'no route: GET /product/v1/users/treasure' },
    ])
  })

  test('so is an unknown channel, and a known path with another method', async () => {
    expect((await demoServer().call('channels/nowhere/info')).status).toBe(404)
    expect((await demoServer().call(me, { method: 'PUT' })).status).toBe(404)
  })
})

describe('an installation with paths of its own', () => {
  test('is answered under them', async () => {
    const server = startMockServer(demoAddress('latency=0'), { product: 'sea', paths: { ...apiPaths, me: 'whoami' } })
    const statusOf = async (path: string) => (await server.fetch(new Request(`http://localhost${path}`))).status
    expect(await Promise.all(['/sea/v1/whoami', '/sea/v1/users/me', '/product/v1/whoami'].map(statusOf))).toEqual([200, 404, 404])
  })
})
