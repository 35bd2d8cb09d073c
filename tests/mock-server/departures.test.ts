import { describe, expect, test } from 'vitest'
import { aStudioCourse } from '../domain/studio/aStudioCourse.ts'
import { demoPage, memoryStore } from './demo.ts'

type Store = ReturnType<typeof memoryStore>
const page = (persona: string, store: Store, query = '&channel=haeon') => demoPage(`persona=${persona}${query}`, store)
const status = async (answer: Promise<Response>) => (await answer).status
const learner = 100
const teacher = 101
const operator = 102

const depart = (persona: string, store: Store, userId: number, courseClassId: number | null = null) =>
  status(page(persona, store).call('departures', 'POST', { userId, courseClassId }))
const facts = (persona: string, store: Store, userId: number, courseClassId?: number) =>
  page(persona, store).json(`departures?user_id=${userId}${courseClassId === undefined ? '' : `&course_class_id=${courseClassId}`}`)
const ownClasses = async (store: Store): Promise<readonly number[]> =>
  (await page('learner', store).json('users/course-classes/enrolls')).courseClassList.map(
    ({ courseClassId }: { courseClassId: number }) => courseClassId,
  )

describe('leaving', () => {
  test('a class takes its dates to come and the way in, and gives its place back; what was done stays', async () => {
    const store = memoryStore()
    const [courseClassId = 0, ...others] = await ownClasses(store)
    const seats = async () => (await page('guest', store).json(`course-classes/${courseClassId}`)).enrolledCount
    const dates = async () =>
      (
        await page('learner', store).json(
          `users/registrations/dates?target_user_id=${learner}&content_type=COURSE_CLASS&content_id=${courseClassId}`,
        )
      ).registrationDateList.filter((one: { registrationDateId: string | null }) => one.registrationDateId !== null)
    const told = await facts('learner', store, learner, courseClassId)
    expect(told).toMatchObject({ classCount: 1, workCount: 0, paidAmount: 0 })
    const [before, registered] = [await seats(), (await dates()).length]
    expect(await depart('learner', store, learner, courseClassId)).toBe(204)
    expect(await depart('learner', store, learner, courseClassId)).toBe(404)
    expect(await ownClasses(store)).toEqual(others)
    expect(await seats()).toBe(before - 1)
    expect((await dates()).length).toBe(registered - told.bookingCount)
    expect(await page('learner', store).json(`users/course-classes/${courseClassId}`)).toMatchObject({ isEnrolled: false, canStudy: false })
    const back = await status(page('learner', store).call(`users/course-classes/${courseClassId}/enrolls`, 'POST'))
    expect([204, 410]).toContain(back)
    if (back === 204) expect(await ownClasses(store)).toContain(courseClassId)
  })

  test('the channel takes its classes and roles along, until somebody is invited again', async () => {
    const store = memoryStore()
    const names = async () =>
      (await page('operator', store).json('channels/members')).memberList.map(({ nickname }: { nickname: string }) => nickname)
    expect(await facts('learner', store, learner)).toMatchObject({ classCount: (await ownClasses(store)).length })
    expect(await depart('learner', store, learner)).toBe(204)
    expect(await names()).not.toContain('하늘')
    expect(await ownClasses(store)).toEqual([])
    const { code } = await (
      await page('operator', store).call('channels/invitations', 'POST', { courseClassId: null, days: 7, maxUses: null })
    ).json()
    expect(await status(page('learner', store).call('users/invitations', 'POST', { code }))).toBe(204)
    expect(await names()).toContain('하늘')
  })
})

describe('removing', () => {
  test('is for who runs the channel, and in a class for who teaches it', async () => {
    const store = memoryStore()
    const [taught] = (await page('teacher', store).json('channels/course-classes')).courseClassList
    const { memberList } = await page('teacher', store).json(`channels/members?course_class_id=${taught.courseClassId}&role=LEARNER`)
    const [{ userId }] = memberList
    expect(await depart('learner', store, teacher)).toBe(403)
    expect(await depart('teacher', store, learner)).toBe(403)
    expect(await depart('guest', store, learner)).toBe(401)
    expect(await depart('operator', store, 99_999)).toBe(404)
    expect(await depart('teacher', store, userId, taught.courseClassId)).toBe(204)
    const after = await page('teacher', store).json(`channels/members?course_class_id=${taught.courseClassId}&role=LEARNER`)
    expect(after.totalCount).toBe(memberList.length - 1)
    expect(await depart('operator', store, userId)).toBe(204)
    expect((await page('operator', store).json('channels/members')).memberList).not.toContainEqual(expect.objectContaining({ userId }))
  })

  test('never takes the last operator, and not from the place of all channels', async () => {
    const store = memoryStore()
    expect(await depart('operator', store, operator)).toBe(409)
    expect(await status(page('operator', store, '').call('departures', 'POST', { userId: operator, courseClassId: null }))).toBe(404)
  })
})

describe('an invitation that was drawn up before', () => {
  const codeFor = async (store: Store, courseClassId: number | null) =>
    (await (await page('operator', store).call('channels/invitations', 'POST', { courseClassId, days: 7, maxUses: null })).json()).code
  const accept = (store: Store, code: string) => status(page('learner', store).call('users/invitations', 'POST', { code }))
  const stateOf = async (store: Store, code: string, persona = 'learner') => (await page(persona, store).json(`invitations/${code}`)).state
  const taughtClass = async (store: Store) =>
    (await page('operator', store).json('channels/course-classes')).courseClassList[0].courseClassId

  test.each([
    ['nobody back whom its operator has removed', 'operator', 410, 'outdated'],
    ['people back who have left by themselves', 'learner', 204, 'open'],
  ] as const)('lets %s', async (_whom, by, expected, state) => {
    const store = memoryStore()
    const code = await codeFor(store, null)
    expect(await depart(by, store, learner)).toBe(204)
    expect(await stateOf(store, code)).toBe(state)
    expect(await stateOf(store, code, 'newcomer')).toBe('open')
    expect(await accept(store, code)).toBe(expected)
    // A new invitation lets everybody in again.
    if (expected === 410) expect(await accept(store, await codeFor(store, null))).toBe(204)
  })

  test.each([
    ['nobody back into its class whom its operator has removed from it', 'operator', 410],
    ['people back into its class who have left it by themselves', 'learner', 204],
  ] as const)('lets %s', async (_whom, by, expected) => {
    const store = memoryStore()
    const courseClassId = await taughtClass(store)
    const code = await codeFor(store, courseClassId)
    expect(await accept(store, code)).toBe(204)
    expect(await ownClasses(store)).toContain(courseClassId)
    expect(await depart(by, store, learner, courseClassId)).toBe(204)
    expect(await accept(store, code)).toBe(expected)
    expect((await ownClasses(store)).includes(courseClassId)).toBe(expected === 204)
    if (expected === 204) return
    expect(await accept(store, await codeFor(store, courseClassId))).toBe(204)
    expect(await ownClasses(store)).toContain(courseClassId)
  })
})

const aCourse = aStudioCourse({ categoryList: ['파이썬'], picture: 'python' })

describe('a work whose owner has gone', () => {
  const publish = async (store: Store) => {
    const { call } = page('teacher', store)
    const created = await (await call('users/studio/courses', 'POST', { content: aCourse })).json()
    await call(`users/studio/courses/${created.courseId}/publications`, 'POST', { updatedDate: created.updatedDate })
    return created.courseId as number
  }

  test('is listed, and taken by a teacher or given by who runs the channel; its number stays', async () => {
    const store = memoryStore()
    const courseId = await publish(store)
    const list = async (persona = 'operator') => (await page(persona, store).json('channels/ownerless-works')).workList
    expect(await list()).toEqual([])
    expect(await facts('operator', store, teacher)).toMatchObject({ workCount: 1 })
    expect(await depart('operator', store, teacher)).toBe(204)
    expect(await list()).toEqual([{ kind: 'COURSE', workId: courseId, title: aCourse.title, state: 'PUBLISHED', ownerName: '윤슬쌤' }])
    const give = (persona: string, userId: number) =>
      status(page(persona, store).call(`channels/works/COURSE/${courseId}/owner`, 'PUT', { userId }))
    expect(await give('learner', learner)).toBe(403)
    expect(await give('operator', learner)).toBe(422)
    expect(await status(page('operator', store).call('channels/works/COURSE/1/owner', 'PUT', { userId: operator }))).toBe(404)
    expect(await give('operator', operator)).toBe(204)
    expect(await list()).toEqual([])
    expect((await page('operator', store).json('users/studio/courses')).courseList).toMatchObject([{ courseId, title: aCourse.title }])
  })

  test('is handed over by its owner while they are there, and is then the other one’s', async () => {
    const store = memoryStore()
    const courseId = await publish(store)
    const give = (persona: string, userId: number) =>
      status(page(persona, store).call(`channels/works/COURSE/${courseId}/owner`, 'PUT', { userId }))
    expect(await give('teacher', learner)).toBe(422)
    expect(await give('teacher', operator)).toBe(204)
    expect((await page('operator', store).json('users/studio/courses')).courseList).toMatchObject([{ courseId }])
    expect((await page('teacher', store).json('users/studio/courses')).courseList).toEqual([])
    expect(await give('teacher', teacher)).toBe(409)
  })
})
