import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProgressStore } from '../../mock-server/progressStore.ts'
import { nodePythonRunner } from '../../src/shell/python/nodePythonRunner.ts'
import { recordingLog } from '../fakes/recordingLog.ts'
import { demoPage, memoryStore } from './demo.ts'

let runner: Awaited<ReturnType<typeof nodePythonRunner>>
beforeAll(async () => {
  runner = await nodePythonRunner()
})
afterAll(() => runner.close())

/** A class of the teacher's, and one that the learner attends from the start. */
const [taught, taken] = ['5009', '5018']
const page = (persona: string, store: ProgressStore = memoryStore()) =>
  demoPage(`persona=${persona}`, store, recordingLog(), async () => runner)

interface Row {
  readonly userId: number
  readonly taskList: readonly {
    readonly taskId: number
    readonly isJudging: boolean
    readonly submissionCount: number
    readonly failedCaseLabel: string | null
    readonly failedInARow: number
  }[]
}

describe('a class that one teaches', () => {
  test('is told before everything is judged, then all of it; no three are stuck alike', async () => {
    const { json } = page('teacher')
    const read = () => json(`channels/course-classes/${taught}/members/submissions`)
    const { memberList: people } = await page('teacher').json(`../../eduenv/v1/users/course-classes/${taught}/enrolls/members`)
    const ids = (rows: readonly { readonly userId: number }[]) => rows.map(({ userId }) => userId)
    let grid = await read()
    expect(ids(grid.memberList)).toEqual(ids(people))
    while (grid.memberList.some(({ taskList }: Row) => taskList.some(({ isJudging }) => isJudging))) grid = await read()
    const stuck = grid.memberList.flatMap(({ taskList }: Row) =>
      taskList.flatMap((one) => (one.failedInARow > 1 ? [`${one.taskId} ${one.submissionCount} ${one.failedCaseLabel}`] : [])),
    )
    expect(stuck.length).toBeGreaterThan(0)
    for (const text of stuck) expect(stuck.filter((other: string) => other === text).length).toBeLessThan(3)
  })

  test('has its problem alone by the class, and tries and comments of whoever is in it', async () => {
    const { json, call } = page('teacher')
    const { taskList, memberList } = await json(`channels/course-classes/${taught}/members/submissions`)
    const { problemId } = taskList.find(({ type }: { type: string }) => type === 'PROBLEM')
    const one = await json(`channels/members/problems/${problemId}/submissions?course_class_id=${taught}`)
    expect(one.memberList.map(({ userId }: Row) => userId)).toEqual(memberList.map(({ userId }: Row) => userId))
    const { userId } = memberList.at(-1)
    expect((await call(`channels/members/${userId}/problems/${problemId}/comments`, 'POST', { content: '여기를 봐요' })).status).toBe(201)
    expect((await call(`channels/members/problems/${problemId}/submissions?course_class_id=7`, 'GET')).status).toBe(404)
  })

  test('counts who came to the times that have begun', async () => {
    const { attendanceList } = await page('teacher').json(`users/course-classes/${taught}/attendances`)
    expect(attendanceList.length).toBeGreaterThan(0)
    for (const { startsAt } of attendanceList) expect(Date.parse(startsAt)).toBeLessThanOrEqual(Date.parse('2026-11-20T10:00:00+09:00'))
    expect((await page('learner').call(`users/course-classes/${taken}/attendances`, 'GET')).status).toBe(403)
  })

  test('hears what its teacher tells it, who alone takes it back', async () => {
    const store = memoryStore()
    const path = `users/course-classes/${taken}/announcements`
    const { call } = page('teacher', store)
    const answer = await call(path, 'POST', { content: ' 자를 가져와요 ' })
    expect(answer.status).toBe(201)
    const { announcementId } = await answer.json()
    expect((await page('learner', store).json(path)).announcementList).toMatchObject([
      { announcementId, content: '자를 가져와요', teacher: { nickname: '윤슬쌤' }, isMine: false },
    ])
    expect((await call(path, 'POST', { content: ' ' })).status).toBe(400)
    expect((await call(path, 'POST', { content: '가'.repeat(501) })).status).toBe(413)
    expect((await page('newcomer', store).call(path, 'GET')).status).toBe(403)
    expect((await page('learner', store).call(path, 'POST', { content: '안녕' })).status).toBe(403)
    const own = `users/course-classes/announcements/${announcementId}`
    expect((await page('operator', store).call(own, 'DELETE')).status).toBe(404)
    expect((await call(own, 'DELETE')).status).toBe(204)
    expect((await page('learner', store).json(path)).announcementList).toEqual([])
  })
})

describe('the desk', () => {
  test('has for a teacher who is stuck in her classes, as the classes themselves say, and homework of these days', async () => {
    const { json } = page('teacher')
    const { stuckList, homeworkList, week } = await json('channels/desks')
    const here = stuckList.filter(({ courseClassId }: { courseClassId: number }) => String(courseClassId) === taught)
    let grid = await json(`channels/course-classes/${taught}/members/submissions`)
    while (grid.memberList.some(({ taskList }: Row) => taskList.some(({ isJudging }) => isJudging)))
      grid = await json(`channels/course-classes/${taught}/members/submissions`)
    const stuck = grid.memberList.flatMap(({ userId, taskList }: Row) =>
      taskList.flatMap(({ failedInARow }) => (failedInARow > 1 ? [userId] : [])),
    )
    expect(here.map(({ userId }: Row) => userId).toSorted()).toEqual(stuck.toSorted())
    expect(homeworkList.length).toBeGreaterThan(0)
    expect(week.activeCount).toBeLessThanOrEqual(week.memberCount)
  })

  test('has the week for who runs a channel, and is nobody else’s', async () => {
    const { stuckList, week } = await page('operator').json('channels/desks')
    expect([stuckList, week.solvedCount > 0]).toEqual([[], true])
    expect((await page('learner').call('channels/desks', 'GET')).status).toBe(403)
    expect((await page('guest').call('channels/desks', 'GET')).status).toBe(401)
  })
})
