import { describe, expect, it, vi } from 'vitest'
import { type ApiPaths, withOverrides } from '../../../src/adapters/http/apiPaths.ts'
import { contract } from '../../../src/adapters/http/contract/contract.ts'
import { homeDataForDevice, previewFetch } from '../../../src/adapters/http/previewFetch.ts'
import { previewPersonaViewer } from '../../../src/domain/preview.ts'

const origin = 'https://api.codingbada.example'
const setUp = (routes: Partial<ApiPaths> = {}) => {
  const real = vi.fn(async (_request: Request) => Response.json({ subDomain: '', isDesktop: true }))
  const onRefused = vi.fn()
  const viewer = previewPersonaViewer('premium', '프리미엄')
  const fetch = previewFetch({
    fetch: real,
    paths: withOverrides(routes),
    prefix: '/product/v1/',
    viewer,
    isDesktop: false,
    onWriteRefused: onRefused,
  })
  const ask = (path: string, method = 'GET', product = 'product') =>
    fetch(new Request(`${origin}/${product}/v1/${path}`, { method, credentials: 'include' }))
  return { real, onRefused, ask }
}

describe('a stand-in over real data', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses every %s, and says so [A-87]', async (method) => {
    const { real, onRefused, ask } = setUp()
    expect((await ask('users/quests/1/rewards', method)).status).toBe(405)
    expect(real).not.toHaveBeenCalled()
    expect(onRefused).toHaveBeenCalledOnce()
  })

  it('is whom it stands for, and owns nothing [A-87]', async () => {
    const { real, ask } = setUp()
    expect(await (await ask('users/me')).json()).toMatchObject({
      state: 'VALID',
      nickname: '프리미엄',
      roleList: ['ROLE_USER', 'ROLE_CHANNEL_PREMIUM'],
    })
    expect(await (await ask('users/quests?page=1')).json()).toEqual({ questList: [] })
    expect(await (await ask('users/courses/enrolls?page=1')).json()).toEqual({ courseList: [] })
    expect((await ask('users/anything/else')).status).toBe(404)
    expect(real).not.toHaveBeenCalled()
  })

  it('takes no course and no class, so that it sees what a newcomer sees of them [A-87]', async () => {
    const { real, ask } = setUp()
    for (const [path, answer] of [
      ['users/courses/1026', { isEnrolled: false, canStudy: false }],
      ['users/course-classes/3007', { isEnrolled: false, isTeacher: false }],
      ['users/course-classes/enrolls?page=1', { courseClassList: [] }],
      ['users/courses/1026/lessons', { lessonList: [] }],
      ['users/logs/course-classes/3007', { logList: [] }],
      ['users/reviews/courses/1026', { review: null }],
      ['users/problems/submissions?page=1', { submissionList: [] }],
      ['users/logs/days?startDate=2026-01-01', { dayList: [] }],
      ['users/registrations/dates?content_id=3007', { registrationDateList: [] }],
      ['users/registrations/options?content_id=3007', { optionList: [] }],
    ] as const) {
      expect(await (await ask(path)).json(), path).toMatchObject(answer)
    }
    expect((await ask('users/courses/1026/videos/7')).status).toBe(403)
    expect(real).not.toHaveBeenCalled()
  })

  it.each(contract.filter(({ method, access }) => method === 'GET' && access === 'user').map((call) => [call.name, call] as const))(
    'answers %s itself: what is a person’s is never asked of the real backend [A-87] [S-216]',
    async (_, { path, prefix, query = {} }) => {
      const { real, ask } = setUp()
      const names = new URLSearchParams(Object.keys(query).map((name) => [name, 'preview'])).toString()
      const { status } = await ask(`${path.replaceAll(/\{\w+\}/g, '5')}?${names}`, 'GET', prefix)
      expect([200, 403]).toContain(status)
      expect(real).not.toHaveBeenCalled()
    },
  )

  it('has no registration in any month, and no class whose members it could see [A-87] [S-245] [S-246]', async () => {
    const { ask } = setUp()
    for (const product of ['product', 'eduenv']) {
      expect(await (await ask('registrations/dates/counts?year_month=2026-11', 'GET', product)).json()).toEqual({ dateCountList: [] })
    }
    expect((await ask('users/course-classes/5/enrolls/members', 'GET', 'eduenv')).status).toBe(403)
  })

  it('asks for the classes of the education environment, which are public', async () => {
    const { real, ask } = setUp()
    await ask('course-classes?page=1', 'GET', 'eduenv')
    expect(real.mock.calls.map(([request]) => [new URL(request.url).pathname, request.credentials])).toEqual([
      ['/eduenv/v1/course-classes', 'omit'],
    ])
  })

  it('knows what is public wherever an installation has it', async () => {
    const { real, ask } = setUp({ channelInfo: 'users/channels/{channelDomain}/info' })
    expect((await ask('users/channels/haeon/info')).status).toBe(200)
    expect(real).toHaveBeenCalledOnce()
  })

  it('asks for what is public without the teacher’s cookies [A-87]', async () => {
    const { real, ask } = setUp()
    await ask('users/ranks?page=1')
    await ask('channels/haeon/info')
    expect(real.mock.calls.map(([request]) => [new URL(request.url).pathname, request.credentials])).toEqual([
      ['/product/v1/users/ranks', 'omit'],
      ['/product/v1/channels/haeon/info', 'omit'],
    ])
  })

  it('has the home data of the chosen device [A-30] [A-87]', async () => {
    const { ask } = setUp()
    expect(await (await ask('mains/recommendations')).json()).toEqual({ subDomain: '', isDesktop: false })
    expect(homeDataForDevice('{"isDesktop":false,"a":1}', true)).toBe('{"isDesktop":true,"a":1}')
    expect(homeDataForDevice('oops', true)).toBe('oops')
    expect(homeDataForDevice('null', true)).toBe('null')
  })
})
