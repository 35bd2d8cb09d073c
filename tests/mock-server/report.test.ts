import { describe, expect, test } from 'vitest'
import { blockPlays } from '../../mock-server/blocks/blockPlays.ts'
import { reportCalls } from '../../src/adapters/http/contract/reportContract.ts'
import { at, demoPage, memoryStore } from './demo.ts'

type Store = ReturnType<typeof memoryStore>

const page = (persona: string, store: Store = memoryStore(), query = '') => demoPage(`persona=${persona}${query}`, store)
const status = async (answer: Promise<Response>) => (await answer).status
const later = (days: number) => `&at=${encodeURIComponent(new Date(Date.parse(at) + days * 86_400_000).toISOString())}`

const share = async (store: Store, days = 7) => (await page('learner', store).call('users/reports/links', 'POST', { days })).json()

interface Member {
  readonly userId: number
  readonly nickname: string
  readonly completedCount: number
  readonly totalCount: number
}

/** Reads a class of the teacher's and its members. */
const taught = async (store: Store) => {
  const teacher = page('teacher', store)
  const { courseClassList } = await teacher.json('users/course-classes/teachings')
  const courseClassId: number = courseClassList[0].courseClassId
  const { memberList } = await teacher.json(`../../eduenv/v1/users/course-classes/${courseClassId}/enrolls/members`)
  return { courseClassId, memberList: memberList as readonly Member[] }
}

describe('who may ask', () => {
  const path = (template: string) => template.replace('{token}', 'abc').replace(/\{\w+\}/g, '1')
  const ask = (persona: string, { method, path: template }: (typeof reportCalls)[number]) =>
    status(page(persona).call(path(template), method, method === 'POST' ? { days: 7 } : undefined))
  const aboutMembers = reportCalls.filter(({ path: template }) => template.startsWith('course-classes/'))

  test.each(reportCalls.filter(({ access }) => access === 'user'))('a guest asks for nothing ($name)', async (call) => {
    expect(await ask('guest', call)).toBe(401)
  })

  test.each(aboutMembers)('a learner is refused, and who teaches another class ($name)', async (call) => {
    expect(await ask('learner', call)).toBe(403)
    expect(await ask('teacher', call)).toBe(403)
  })

  test('a teacher asks for those of her class alone', async () => {
    const store = memoryStore()
    const { courseClassId, memberList } = await taught(store)
    const teacher = page('teacher', store)
    const links = (userId: number | undefined) => `course-classes/${courseClassId}/members/${userId}/reports/links`
    expect(await status(teacher.call(links(memberList[0]?.userId)))).toBe(200)
    expect(await status(teacher.call(links(99_999)))).toBe(404)
    expect(await status(teacher.call(links(99_999), 'POST', { days: 7 }))).toBe(404)
  })
})

describe('one’s own report', () => {
  test('says what the other pages say', async () => {
    const { json } = page('learner')
    const report = await json('users/reports')
    expect(report.nickname).toBe('하늘')
    expect(report.weekList.map(({ monday }: { monday: string }) => monday)).toEqual([
      '2026-11-16',
      '2026-11-09',
      '2026-11-02',
      '2026-10-26',
    ])
    const { dayList } = await json('users/logs/days?from=2026-10-26')
    expect(report.weekList.reduce((sum: number, week: { activeDateList: string[] }) => sum + week.activeDateList.length, 0)).toBe(
      dayList.length,
    )
    const { categoryList } = await json('problems/categories?page=1')
    const solved = new Map(categoryList.map(({ name, solvedCount }: { name: string; solvedCount: number }) => [name, solvedCount]))
    expect(report.typeList.length).toBeGreaterThan(3)
    for (const { name, solvedCount } of report.typeList) expect([name, solvedCount]).toEqual([name, solved.get(name)])
    const { categoryGroupList } = await json('problems/categories/groups')
    const sea = ({ name, solvedCount, problemCount }: Record<string, unknown>) => ({ name, solvedCount, problemCount })
    expect(report.seaList).toEqual(categoryGroupList.map(sea))
    expect(report.teacherWord).toEqual({ content: expect.stringMatching(/./), about: expect.stringMatching(/./) })
    const { equippedUserItemList } = await json('users/me')
    expect(report.equippedUserItemList).toEqual(equippedUserItemList)
    const { assignmentList } = await json('users/homeworks/assignments?page=1')
    const told = ({ title, state, endDate }: { title: string; state: string; endDate: string }) => ({ title, state, endDate })
    expect(report.homeworkList.map(told)).toEqual(assignmentList.map(told))
    const { courseList } = await json('users/courses/enrolls?page=1')
    const count = ({ completedCount }: { completedCount: number }) => completedCount
    expect(report.courseList.map(count)).toEqual(courseList.map(count))
    const { courseClassList } = await json('users/course-classes/enrolls?page=1')
    const priced = ({ title, cost }: { title: string; cost: number }) => ({ title, cost })
    expect(report.courseClassList.map(priced)).toEqual(courseClassList.map(priced))
    expect(await json(`course-classes/${courseClassList[0].courseClassId}/schedules`)).toEqual({
      scheduleList: report.courseClassList[0].scheduleList,
    })
  })

  test('knows what was paid', async () => {
    const newcomer = page('newcomer')
    const { courseClassList } = await newcomer.json('course-classes?page=1&cost=cash')
    const buy = async (contentId: number) => {
      const { amount, isAvailable } = await newcomer.json(`purchases/quotes?content_type=COURSE_CLASS&content_id=${contentId}`)
      if (!isAvailable) return null
      const wish = { contentType: 'COURSE_CLASS', contentId, amount, paymentMethod: 'CARD' }
      return (await newcomer.call('users/purchases', 'POST', wish)).ok ? amount : null
    }
    let paid = null
    for (const { courseClassId } of courseClassList) paid ??= await buy(courseClassId)
    expect(paid).toBeGreaterThan(0)
    expect((await newcomer.json('users/reports')).courseClassList).toMatchObject([
      { purchase: { amount: paid, purchasedDate: '2026-11-20T01:00:00.000Z' } },
    ])
  })

  test('counts how often blocks were wrong before they were right, and has them once', async () => {
    const { json, call } = page('newcomer')
    const { title } = await json('blocks/2001')
    const { starterProgram, reference } = blockPlays[title]!
    const learnt = async () =>
      (await json('users/reports')).weekList.flatMap(({ learntList }: { learntList: readonly { type: string }[] }) =>
        learntList.filter(({ type }) => type === 'BLOCK'),
      )
    for (const program of [starterProgram, starterProgram]) await call('users/blocks/2001/submissions', 'POST', { program })
    expect(await learnt()).toMatchObject([{ title, isDone: false, wrongCount: 2 }])
    for (const program of [reference, starterProgram]) await call('users/blocks/2001/submissions', 'POST', { program })
    expect(await learnt()).toMatchObject([{ title, isDone: true, wrongCount: 2 }])
  })

  test('of who has done nothing tells nothing', async () => {
    const report = await page('newcomer', memoryStore(), '&content=empty').json('users/reports')
    expect(report).toMatchObject({ typeList: [], homeworkList: [], courseList: [], courseClassList: [] })
    for (const week of report.weekList) expect(week).toMatchObject({ activeDateList: [], minutes: 0, learntList: [] })
  })
})

describe('a link', () => {
  test('shows a guest what the report shows, and no more', async () => {
    const store = memoryStore()
    const { token, teacherName, endDate, ...rest } = await share(store)
    expect(token).toMatch(/^[A-Za-z2-9]{24}$/)
    expect(teacherName).toBeNull()
    expect(rest).not.toHaveProperty('userId')
    const shared = await page('guest', store).json(`reports/${token}`)
    expect(shared).toEqual({ state: 'live', endDate, praisedDate: null, report: await page('learner', store).json('users/reports') })
    expect(JSON.stringify(shared)).not.toMatch(/userId|email|profile/)
    expect(await status(page('guest', store).call('reports/abc'))).toBe(404)
    expect(await status(page('guest', store, '&channel=narae').call(`reports/${token}`))).toBe(404)
  })

  test('ends by the clock of the server, and when it is revoked', async () => {
    const store = memoryStore()
    const { token } = await share(store)
    const month = await share(store, 30)
    expect(await page('guest', store, later(7)).json(`reports/${token}`)).toMatchObject({ state: 'ended', report: null })
    expect(await page('guest', store, later(7)).json(`reports/${month.token}`)).toMatchObject({ state: 'live' })
    expect((await page('learner', store, later(7)).json('users/reports/links')).linkList).toMatchObject([{ linkId: month.linkId }])
    expect(await status(page('learner', store).call(`users/reports/links/${month.linkId}`, 'DELETE'))).toBe(204)
    expect(await page('guest', store).json(`reports/${month.token}`)).toMatchObject({ state: 'revoked', report: null })
    expect((await page('learner', store).json('users/reports/links')).linkList).toMatchObject([{ token }])
  })

  test('is made for a week or a month, and is one’s own to end', async () => {
    const store = memoryStore()
    const { linkId } = await share(store)
    expect(await status(page('learner', store).call('users/reports/links', 'POST', { days: 365 }))).toBe(400)
    expect(await status(page('newcomer', store).call(`users/reports/links/${linkId}`, 'DELETE'))).toBe(404)
    expect((await page('newcomer', store).json('users/reports/links')).linkList).toEqual([])
  })

  test('that a teacher makes tells of her class alone, is the learner’s to end, too, and not another’s', async () => {
    const store = memoryStore()
    const { courseClassId } = await taught(store)
    const teacher = page('teacher', store)
    const members = { contentType: 'COURSE_CLASS', userIds: [100] }
    await teacher.call(`users/channels/members/contents/${courseClassId}/enrolls`, 'POST', members)
    const links = `course-classes/${courseClassId}/members/100/reports/links`
    const { token, linkId } = await (await teacher.call(links, 'POST', { days: 30 })).json()
    const { report } = await page('guest', store).json(`reports/${token}`)
    const { title } = await teacher.json(`course-classes/${courseClassId}`)
    expect(report.courseClassList).toMatchObject([{ title }])
    expect((await page('learner', store).json('users/reports')).courseClassList.length).toBeGreaterThan(1)
    expect((await page('learner', store).json('users/reports/links')).linkList).toMatchObject([{ linkId, teacherName: '윤슬쌤' }])
    const own = await share(store)
    expect((await teacher.json(links)).linkList).toMatchObject([{ linkId }])
    expect(await status(teacher.call(`${links}/${own.linkId}`, 'DELETE'))).toBe(404)
    expect(await status(page('operator', store).call(`${links}/${linkId}`, 'DELETE'))).toBe(403)
    expect(await status(page('learner', store).call(`users/reports/links/${linkId}`, 'DELETE'))).toBe(204)
    expect((await teacher.json(links)).linkList).toEqual([])
  })

  test('about somebody who lives in the demo’s world says what the class says of them', async () => {
    const store = memoryStore()
    const { courseClassId, memberList } = await taught(store)
    expect(memberList.length).toBeGreaterThan(3)
    for (const { userId, nickname, completedCount, totalCount } of memberList.slice(0, 4)) {
      const links = `course-classes/${courseClassId}/members/${userId}/reports/links`
      const { token } = await (await page('teacher', store).call(links, 'POST', { days: 7 })).json()
      const { report } = await page('guest', store).json(`reports/${token}`)
      expect(report).toMatchObject({ nickname, courseClassList: [{ completedCount, totalCount, purchase: null }] })
    }
  })
})

describe('a praise', () => {
  const praise = (store: Store, token: string, body: unknown = { praise: 'BRAVE' }, query = '') =>
    page('guest', store, query).call(`reports/${token}/praises`, 'POST', body)
  const bell = async (store: Store, query = '') =>
    (await page('learner', store, query).json('users/me/notifications?page=1')).notificationList.filter(
      ({ kind }: { kind: string }) => kind === 'PRAISE',
    )

  test('reaches the learner’s bell, and is known to the link', async () => {
    const store = memoryStore()
    const { token } = await share(store)
    const answer = await praise(store, token)
    expect(answer.status).toBe(201)
    const { praisedDate } = await answer.json()
    expect(await page('guest', store).json(`reports/${token}`)).toMatchObject({ praisedDate })
    expect(await bell(store)).toMatchObject([{ praise: 'BRAVE', createdDate: praisedDate, isRead: false }])
    expect((await page('newcomer', store).json('users/me/notifications?page=1')).notificationList).not.toContainEqual(
      expect.objectContaining({ kind: 'PRAISE' }),
    )
  })

  test('is sent once a day by each link', async () => {
    const store = memoryStore()
    const { token } = await share(store)
    const other = await share(store)
    expect(await status(praise(store, token))).toBe(201)
    expect(await status(praise(store, token))).toBe(409)
    expect(await status(praise(store, other.token))).toBe(201)
    expect(await status(praise(store, token, undefined, later(1)))).toBe(201)
    expect(await bell(store, later(1))).toHaveLength(3)
  })

  test('is one of three, by a link that is open', async () => {
    const store = memoryStore()
    const { token, linkId } = await share(store)
    expect(await status(praise(store, token, { praise: '못했어요' }))).toBe(400)
    expect(await status(praise(store, token, {}))).toBe(400)
    expect(await status(praise(store, 'abc'))).toBe(404)
    expect(await status(praise(store, token, undefined, later(7)))).toBe(410)
    await page('learner', store).call(`users/reports/links/${linkId}`, 'DELETE')
    expect(await status(praise(store, token))).toBe(410)
    expect(await bell(store)).toEqual([])
  })
})
