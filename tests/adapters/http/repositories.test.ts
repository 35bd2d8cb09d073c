import { describe, expect, it } from 'vitest'
import { withOverrides } from '../../../src/adapters/http/apiPaths.ts'
import { httpCourseCatalogue } from '../../../src/adapters/http/course.ts'
import { httpChannelRepository } from '../../../src/adapters/http/channel.ts'
import { createHttpClient, type HttpClient } from '../../../src/adapters/http/client.ts'
import {
  httpAssignmentRepository,
  httpCourseRepository,
  httpHomeDataSource,
  httpRankingRepository,
  httpStudyLogRepository,
} from '../../../src/adapters/http/home.ts'
import { httpNoticeRepository } from '../../../src/adapters/http/notice.ts'
import { httpQuestRepository } from '../../../src/adapters/http/quest.ts'
import { httpViewerRepository } from '../../../src/adapters/http/viewer.ts'
import { guest } from '../../../src/domain/viewer.ts'
import { stubbed, stubbedJson } from './stubFetch.ts'
import * as wire from './wire.ts'
import { recordingLog, type RecordingLog } from '../../fakes/recordingLog.ts'

const paths = withOverrides({})

interface Given {
  readonly client: HttpClient
  readonly log: RecordingLog
  readonly signal?: AbortSignal
}
type Ask = (given: Given) => Promise<unknown>

const lists: readonly (readonly [title: string, path: string, key: string, item: object, ask: Ask])[] = [
  [
    'enrolled courses [S-284] [S-250]',
    'users/courses/enrolls',
    'courseList',
    wire.course,
    ({ client, log, signal }) => httpCourseRepository(client, paths, log).enrolled(signal),
  ],
  [
    'assignments [S-282]',
    'users/homeworks/assignments',
    'assignmentList',
    wire.assignment,
    ({ client, log, signal }) => httpAssignmentRepository(client, paths, log).list(signal),
  ],
  [
    'quests',
    'users/quests',
    'questList',
    wire.userQuest,
    ({ client, log, signal }) => httpQuestRepository(client, paths, log).list(signal),
  ],
  [
    'study logs [S-283]',
    'users/logs/studies',
    'studyLogList',
    wire.studyLog,
    ({ client, log, signal }) => httpStudyLogRepository(client, paths, log).list(signal),
  ],
  [
    'popup notices [S-285]',
    'popups',
    'popupList',
    wire.notice,
    ({ client, log, signal }) => httpNoticeRepository(client, paths, log).list(signal),
  ],
  [
    'ranking of all users [S-279]',
    'users/ranks',
    'rankingList',
    wire.rankingEntry,
    async ({ client, log, signal }) => (await httpRankingRepository(client, paths, log).users(signal)).items,
  ],
  [
    'ranking of the members [S-280]',
    'channels/members/ranks',
    'rankingList',
    wire.rankingEntry,
    async ({ client, log, signal }) => (await httpRankingRepository(client, paths, log).members(signal)).items,
  ],
]

describe.each(lists)('%s', (_title, path, key, item, ask) => {
  it(`is GET ${path}, page 1, and reads "${key}" [S-311]`, async () => {
    const { client, requests } = stubbedJson({ [key]: [item], list: [item, item] })
    expect(await ask({ client, log: recordingLog() })).toHaveLength(1)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method: 'GET', url: `https://api.test/product/v1/${path}?page=1` })
  })

  it('an empty list is empty, a missing one or one that is no list is a failure [F-025] [F-026] [F-041]', async () => {
    expect(await ask({ client: stubbedJson({ [key]: [] }).client, log: recordingLog() })).toEqual([])
    const broken = [{}, { [key]: null }, { [key]: {} }, null, [], 'x', 0]
    const answers = await Promise.allSettled(broken.map((body) => ask({ client: stubbedJson(body).client, log: recordingLog() })))
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'ShapeError' } })
  })

  it('a failure is passed on, and the log hears of it once [F-001]', async () => {
    const log = recordingLog()
    const { client } = stubbed(() => Response.json({}, { status: 503 }))
    await expect(ask({ client, log })).rejects.toMatchObject({ status: 503 })
    expect(log.events).toEqual([{ kind: 'call-failed', call: path, problem: `GET ${path}: status 503` }])
  })

  it('a caller who leaves aborts the call, which is nothing to tell [F-016]', async () => {
    const log = recordingLog()
    const caller = new AbortController()
    const call = ask({ client: stubbed(() => new Promise(() => {})).client, log, signal: caller.signal })
    caller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(log.events).toEqual([])
  })
})

it('an overridden path is the one that is called [A-83]', async () => {
  const { client, requests } = stubbedJson({ questList: [] })
  await httpQuestRepository(client, withOverrides({ quests: 'v2/my-quests' }), recordingLog()).list()
  expect(requests[0]?.url).toBe('https://api.test/product/v1/v2/my-quests?page=1')
})

const viewerOf = (answer: () => Response, log = recordingLog()) => httpViewerRepository(stubbed(answer).client, paths, log)

describe('viewer', () => {
  it('is GET users/me [S-156]', async () => {
    const { client, requests } = stubbedJson(wire.viewer)
    expect(await httpViewerRepository(client, paths, recordingLog()).current()).toMatchObject({ authState: 'VALID', nickname: '바다거북' })
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.test/product/v1/users/me' })
  })

  it('a visitor without a session is the guest, which is nothing to tell [A-02]', async () => {
    const log = recordingLog()
    expect(await viewerOf(() => Response.json({ message: '로그인이 필요해요' }, { status: 401 }), log).current()).toEqual(guest)
    expect(log.events).toEqual([])
  })

  it.each([403, 500])('a %i is a failure, not a guest', async (status) => {
    await expect(viewerOf(() => Response.json({}, { status })).current()).rejects.toMatchObject({ status })
  })

  it('experience is GET users/experiences [S-277]', async () => {
    const { client, requests } = stubbedJson({ experience: 30, requiredExperience: 100 })
    const experience = await httpViewerRepository(client, paths, recordingLog()).experience()
    expect(experience).toEqual({ experience: 30, requiredExperience: 100 })
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.test/product/v1/users/experiences' })
  })

  it('choosing an avatar is POST users/profiles/genders with the gender, and expects nothing [S-017] [S-278]', async () => {
    const bodies: unknown[] = []
    const fetch = async (request: Request) => {
      bodies.push([request.method, request.url, await request.json(), request.headers.get('X-Requested-With')])
      return new Response(null, { status: 204 })
    }
    const client = createHttpClient({ fetch, apiOrigin: 'https://api.test', product: 'product' })
    expect(await httpViewerRepository(client, paths, recordingLog()).chooseGender('MAN')).toBeUndefined()
    expect(bodies).toEqual([['POST', 'https://api.test/product/v1/users/profiles/genders', { gender: 'MAN' }, 'XMLHttpRequest']])
  })

  it('signing out is DELETE users/sessions and expects nothing', async () => {
    const { client, requests } = stubbed(() => new Response(null, { status: 204 }))
    expect(await httpViewerRepository(client, paths, recordingLog()).signOut()).toBeUndefined()
    expect(requests[0]).toMatchObject({ method: 'DELETE', url: 'https://api.test/product/v1/users/sessions' })
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
  })

  it('signing out of a session that has ended already is no failure, and nothing to tell', async () => {
    const log = recordingLog()
    await expect(viewerOf(() => Response.json({}, { status: 401 }), log).signOut()).resolves.toBeUndefined()
    expect(log.events).toEqual([])
  })

  it.each([403, 500])('signing out that is answered with %i is a failure', async (status) => {
    const log = recordingLog()
    await expect(viewerOf(() => Response.json({}, { status }), log).signOut()).rejects.toMatchObject({ status })
    expect(log.events).toHaveLength(1)
  })
})

describe('channels', () => {
  it('channel info is GET channels/{channelDomain}/info [S-138]', async () => {
    const { client, requests } = stubbedJson(wire.channelInfo)
    const info = await httpChannelRepository(client, paths, recordingLog()).info('a/b')
    expect(info.info.superChannelInfo).toEqual({ channelDomain: 'narae' })
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.test/product/v1/channels/a%2Fb/info' })
  })

  it('joined channels are GET users/channels, page 1, and read `totalCount` and `channels` [S-281] [S-311]', async () => {
    const { client, requests } = stubbedJson({ totalCount: 12, channels: [wire.channel] })
    expect(await httpChannelRepository(client, paths, recordingLog()).joined()).toEqual({ totalCount: 12, channels: [wire.channel] })
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.test/product/v1/users/channels?page=1' })
  })

  it('of the joined channels the first page is read, and the others only where all are asked for [A-29] [S-281]', async () => {
    const channels = Array.from({ length: 5 }, (_, at) => ({ ...wire.channel, channelId: at + 1 }))
    const { client, requests } = stubbed(({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      return Response.json({ totalCount: 5, channels: channels.slice((page - 1) * 2, page * 2) })
    })
    const repository = httpChannelRepository(client, paths, recordingLog())
    expect((await repository.joined()).channels.map(({ channelId }) => channelId)).toEqual([1, 2])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?page=1'])
    expect((await httpCourseCatalogue(client, recordingLog(), paths).channels()).map(({ channelId }) => channelId)).toEqual([1, 2, 3, 4, 5])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?page=1', '?page=1', '?page=2', '?page=3'])
  })

  it('a count that is never reached ends with the first page that adds nothing', async () => {
    const { client, requests } = stubbedJson({ totalCount: 12, channels: [wire.channel] })
    expect(await httpCourseCatalogue(client, recordingLog(), paths).channels()).toHaveLength(1)
    expect(requests).toHaveLength(2)
  })

  it('a channel that cannot be addressed is not asked for', async () => {
    const { client, requests } = stubbedJson({})
    await expect(httpChannelRepository(client, paths, recordingLog()).info('..')).rejects.toMatchObject({ kind: 'unaddressable' })
    expect(requests).toHaveLength(0)
  })
})

const source = (inline: string | null, answer: unknown = wire.homeData, log = recordingLog()) => {
  const { client, requests } = stubbedJson(answer)
  return { requests, log, ...httpHomeDataSource(client, paths, log, inline) }
}

describe('home data', () => {
  it('comes from the page when it was supplied with it: no call is made [A-32] [S-288]', async () => {
    const { load, requests, log } = source(JSON.stringify({ ...wire.homeData, subDomain: 'narae' }))
    expect(await load()).toMatchObject({ subDomain: 'narae', courses: [wire.course] })
    expect(requests).toHaveLength(0)
    expect(log.events).toEqual([])
  })

  it('is GET mains/recommendations when the page has none [A-32] [A-83]', async () => {
    const { load, requests } = source(null)
    expect(await load()).toMatchObject({ subDomain: 'haeon' })
    expect(requests[0]).toMatchObject({ method: 'GET', url: 'https://api.test/product/v1/mains/recommendations' })
  })

  it.each(['{broken', '[]', '"x"', '0'])('a block that says %s is told and the call is made instead [A-32]', async (inline) => {
    const { load, requests, log } = source(inline)
    expect(await load()).toMatchObject({ subDomain: 'haeon' })
    expect(requests).toHaveLength(1)
    expect(log.events).toEqual([{ kind: 'call-failed', call: 'inline home data', problem: 'unusable' }])
  })

  it('says of which site the page is without a call, where the page was supplied with it [A-04] [A-30]', () => {
    const inlineSite = (inline: string | null) => source(inline).inlineSite()
    expect(inlineSite(JSON.stringify({ subDomain: 'narae', isDesktop: true }))).toEqual({ subDomain: 'narae', isDesktop: true })
    for (const silent of [null, '{broken', '[]', '{"isDesktop":true}']) expect(inlineSite(silent)).toBeNull()
  })

  it('a failing call is a failure [F-012]', async () => {
    await expect(source(null, []).load()).rejects.toMatchObject({ name: 'ShapeError' })
  })
})
