import { describe, expect, test } from 'vitest'
import { memberCalls } from '../../src/adapters/http/contract/memberContract.ts'
import { demoPage, memoryStore } from './demo.ts'

const page = (persona: string, store = memoryStore(), query = '&channel=haeon') => demoPage(`persona=${persona}${query}`, store)
const status = async (answer: Promise<Response>) => (await answer).status
const none = { addedRoleList: [], removedRoleList: [] }
const week = { courseClassId: null, days: 7, maxUses: null }

const invite = async (store: ReturnType<typeof memoryStore>, wish: object = week, query?: string) =>
  (await page('operator', store, query).call('channels/invitations', 'POST', wish)).json()

describe('who may ask', () => {
  const path = (template: string) => template.replace('{code}', 'ABCD2345').replace(/\{\w+\}/g, '1')
  const bodies: Readonly<Record<string, object>> = {
    changeMemberRoles: { addedRoleList: [], removedRoleList: [] },
    invite: week,
    acceptInvitation: { code: 'ABCD2345' },
  }
  const ask = (persona: string, { name, method, path: template }: (typeof memberCalls)[number]) =>
    status(
      method === 'GET' || method === 'DELETE'
        ? page(persona).call(path(template), method)
        : page(persona).call(path(template), method, bodies[name]),
    )
  const forStaff = memberCalls.filter(({ path: template }) => template.startsWith('channels/'))

  test.each(memberCalls.filter(({ access }) => access === 'user'))('a guest asks for nothing ($name)', async (call) => {
    expect(await ask('guest', call)).toBe(401)
  })

  test.each(forStaff)('a learner is refused ($name)', async (call) => {
    expect(await ask('learner', call)).toBe(403)
  })

  test.each(forStaff.filter(({ name }) => name !== 'changeMemberRoles' && name !== 'revokeInvitation'))(
    'a teacher is not ($name)',
    async (call) => {
      expect(await ask('teacher', call)).toBeLessThan(300)
    },
  )

  test('a teacher gives no roles, and one of another channel ends none of its invitations', async () => {
    const store = memoryStore()
    const { invitationId } = await invite(store)
    expect(await status(page('teacher', store).call('channels/members/100/roles', 'PUT', { addedRoleList: [], removedRoleList: [] }))).toBe(
      403,
    )
    const foreign = page('teacher', store, '&channel=narae')
    expect(await status(foreign.call(`channels/invitations/${invitationId}`, 'DELETE'))).toBe(404)
    expect((await foreign.json('channels/invitations')).invitationList).toEqual([])
    expect(await status(page('teacher', store).call(`channels/invitations/${invitationId}`, 'DELETE'))).toBe(204)
  })
})

describe('the members of a channel', () => {
  test('are found by nickname, role, class and when they were here last, page by page', async () => {
    const { json } = page('operator', memoryStore(), '&channel=haeon&content=huge')
    const all = await json('channels/members?page=1')
    expect(all.memberList).toHaveLength(30)
    expect(all).toMatchObject({ pageSize: 30, operatorCount: 1, totalCount: expect.any(Number) })
    expect((await json('channels/members')).memberList).toHaveLength(all.totalCount)
    expect((await json('channels/members?page=999')).memberList).toEqual([])
    expect((await json(`channels/members?page=1&keyword=${encodeURIComponent('하늘')}`)).memberList[0]).toMatchObject({
      nickname: '하늘',
      roleList: [],
    })
    expect((await json('channels/members?page=1&role=ROLE_CHANNEL_OPERATOR')).memberList).toMatchObject([{ nickname: '뱃고동' }])
    const [courseClass] = (await json('channels/course-classes')).courseClassList
    const inClass = await json(`channels/members?page=1&course_class_id=${courseClass.courseClassId}`)
    for (const { courseClassList } of inClass.memberList) expect(courseClassList).toContainEqual(courseClass)
    expect((await json('channels/members?page=1&seen=AWAY')).totalCount).toBeLessThan(all.totalCount)
  })

  test('get roles, which they have from then on, and the last operator stays one', async () => {
    const store = memoryStore()
    const operator = page('operator', store)
    const { memberList } = await operator.json('channels/members?role=ROLE_CHANNEL_OPERATOR')
    const own = memberList[0].userId
    const change = (userId: number, addedRoleList: readonly string[], removedRoleList: readonly string[] = []) =>
      operator.call(`channels/members/${userId}/roles`, 'PUT', { addedRoleList, removedRoleList })
    expect(await status(change(own, [], ['ROLE_CHANNEL_OPERATOR']))).toBe(409)
    expect(await status(page('learner', store).call('channels/members'))).toBe(403)
    // Two operators have read the list while both were learners.
    expect(await (await change(100, ['ROLE_CHANNEL_OPERATOR'])).json()).toEqual({ roleList: ['ROLE_CHANNEL_OPERATOR'] })
    expect(await (await change(100, ['ROLE_CHANNEL_TEACHER'])).json()).toEqual({
      roleList: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'],
    })
    expect(await page('learner', store).json('users/me')).toMatchObject({ roleList: ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'] })
    expect(await status(page('learner', store).call('channels/members'))).toBe(200)
    expect(await status(change(own, [], ['ROLE_CHANNEL_OPERATOR']))).toBe(200)
    expect(await page('operator', store).json('users/me')).toMatchObject({ role: 'ROLE_USER', roleList: [] })
    expect(await status(change(100, []))).toBe(403)
    expect(await status(page('learner', store).call('channels/members/99999/roles', 'PUT', none))).toBe(404)
    expect(await status(page('learner', store).call('channels/members/100/roles', 'PUT', { ...none, addedRoleList: ['KING'] }))).toBe(400)
    expect(await status(page('learner', store).call('channels/members/100/roles', 'PUT', { roleList: [] }))).toBe(400)
    expect(await status(page('learner', store, '&channel=narae').call('channels/members'))).toBe(403)
  })

  test('are let into a class by an operator, and find it among their own', async () => {
    const store = memoryStore()
    const operator = page('operator', store)
    const { courseClassList } = await operator.json('channels/course-classes')
    const own = new Set(
      (await page('learner', store).json('users/course-classes/enrolls')).courseClassList.map(
        (one: { courseClassId: number }) => one.courseClassId,
      ),
    )
    const { courseClassId } = courseClassList.find((one: { courseClassId: number }) => !own.has(one.courseClassId))
    const enrol = () =>
      status(
        operator.call(`users/channels/members/contents/${courseClassId}/enrolls`, 'POST', { contentType: 'COURSE_CLASS', userIds: [100] }),
      )
    const seats = async () => (await operator.json(`course-classes/${courseClassId}`)).enrolledCount
    const before = await seats()
    expect([await enrol(), await enrol()]).toEqual([204, 409])
    expect(await seats()).toBe(before + 1)
    expect((await page('learner', store).json('users/course-classes/enrolls')).courseClassList[0]).toMatchObject({ courseClassId })
    expect(await page('learner', store).json(`users/course-classes/${courseClassId}`)).toMatchObject({ isEnrolled: true, canStudy: true })
    const { memberList } = await operator.json(`channels/members?course_class_id=${courseClassId}`)
    expect(memberList).toContainEqual(expect.objectContaining({ nickname: '하늘' }))
  })
})

describe('an invitation', () => {
  const accept = (store: ReturnType<typeof memoryStore>, code: string, persona = 'newcomer', query?: string) =>
    status(page(persona, store, query).call('users/invitations', 'POST', { code }))
  const names = async (store: ReturnType<typeof memoryStore>) =>
    (await page('operator', store).json('channels/members')).memberList.map(({ nickname }: { nickname: string }) => nickname)

  test('lets somebody in who was no member, once, and is counted', async () => {
    const store = memoryStore()
    const { code, invitationId } = await invite(store)
    expect(code).toMatch(/^[A-Z2-9]{8}$/)
    expect(await names(store)).not.toContain('새내기')
    expect(await page('guest', store).json(`invitations/${code}`)).toEqual({
      channelName: '해온코딩학원',
      courseClass: null,
      state: 'open',
      isMember: false,
    })
    expect(await accept(store, `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())).toBe(204)
    expect(await names(store)).toContain('새내기')
    expect(await page('newcomer', store).json(`invitations/${code}`)).toMatchObject({ isMember: true })
    expect(await accept(store, code)).toBe(409)
    expect((await page('operator', store).json('channels/invitations')).invitationList).toMatchObject([{ invitationId, useCount: 1 }])
    expect((await page('operator', store).json('channels/invitations')).invitationList[0]).not.toHaveProperty('channel')
  })

  test('into a class enrols, too, also who is a member already', async () => {
    const store = memoryStore()
    const [courseClass] = (await page('operator', store).json('channels/course-classes')).courseClassList
    const { code } = await invite(store, { ...week, courseClassId: courseClass.courseClassId })
    expect(await page('newcomer', store).json(`invitations/${code}`)).toMatchObject({ courseClass, isMember: false })
    expect(await accept(store, code)).toBe(204)
    expect((await page('newcomer', store).json('users/course-classes/enrolls')).courseClassList[0]).toMatchObject(courseClass)
    expect(await status(page('operator', store).call('channels/invitations', 'POST', { ...week, courseClassId: 1 }))).toBe(404)
  })

  test('that is revoked, over or used up lets nobody in, and what is no code is not there', async () => {
    const store = memoryStore()
    const { code, invitationId } = await invite(store)
    await page('operator', store).call(`channels/invitations/${invitationId}`, 'DELETE')
    expect(await accept(store, code)).toBe(410)
    const day = await invite(store, { ...week, days: 1 })
    expect(await accept(store, day.code, 'newcomer', '&channel=haeon&at=2026-11-22T10:00:00%2B09:00')).toBe(410)
    expect(await accept(store, 'AAAA2222')).toBe(404)
    expect(await accept(store, 'x')).toBe(404)
    expect(await accept(store, day.code, 'newcomer', '&channel=narae')).toBe(404)
    expect(await status(page('operator', store).call('channels/invitations', 'POST', { days: 1_000, maxUses: null }))).toBe(400)
  })
})
