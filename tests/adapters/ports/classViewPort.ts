import { noHurry } from '../listening.ts'
import { describe, expect, it } from 'vitest'
import { httpChannelMembers } from '../../../src/adapters/http/channelMember.ts'
import { httpClassViewRepository, httpOwnComments } from '../../../src/adapters/http/classView.ts'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpHomeworkRepository } from '../../../src/adapters/http/homework.ts'
import { homeworkFormat } from '../../../src/adapters/http/setHomework.ts'
import { httpWorkRepository } from '../../../src/adapters/http/studio.ts'
import type { SetHomework } from '../../../src/domain/studio/setHomework.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import type { OpenBackend } from './Backend.ts'
import type { Id } from '../../../src/domain/id.ts'

const key = { homeworkId: 40, assignmentId: 400 }
/** 파도 소리 세 번: the same word three times. */
const problemId = 7_003

const content: SetHomework = {
  title: '새 숙제',
  description: '천천히 풀어요.',
  endDate: '2026-11-27T23:59:00+09:00',
  lateEndDate: null,
  audience: { type: 'MEMBERS', userIds: [99] },
  taskList: [{ type: 'PROBLEM', contentId: problemId, title: '파도 소리 세 번' }],
}

function portsOver(fetch: (request: Request) => Promise<Response>, apiOrigin: string) {
  const client = createHttpClient({ fetch, apiOrigin, product: 'product', deadlines: noHurry })
  const log = recordingLog()
  return {
    view: httpClassViewRepository(client, log),
    members: httpChannelMembers(client, log),
    ownComments: httpOwnComments(client, log),
    set: httpWorkRepository(client, log, homeworkFormat),
    homeworks: httpHomeworkRepository(client, log),
    log,
  }
}

export function classViewPort(open: OpenBackend): void {
  const onClass = async (view: string, test: (ports: ReturnType<typeof portsOver>) => Promise<void>) => {
    const { fetch, apiOrigin, close } = await open(view)
    try {
      await test(portsOver(fetch, apiOrigin))
    } finally {
      await close()
    }
  }

  describe('the port of the class view', () => {
    it('tells who learns here, and how each stands to an assignment and to a problem', () =>
      onClass('persona=teacher', async ({ view, members, log }) => {
        const people = await members()
        const grid = await view.grid(key)
        expect(grid.taskList.map(({ type }) => type)).toEqual(['DOCUMENT', 'VIDEO', 'BLOCK', 'PROBLEM', 'WORKSHEET'])
        expect(grid.memberList.map(({ userId }) => userId)).toEqual(people.map(({ userId }) => userId))
        for (const { taskList } of grid.memberList)
          expect(taskList.map(({ taskId }) => taskId)).toEqual(grid.taskList.map(({ taskId }) => taskId))
        const one = await view.grid({ problemId })
        expect(one).toMatchObject({ title: '파도 소리 세 번', taskList: [{ taskId: problemId, type: 'PROBLEM' }] })
        const solved = new Set(one.memberList.filter(({ taskList: [task] }) => task?.state === 'DONE').map(({ userId }) => userId))
        expect((await view.lastTries(problemId)).some(({ userId }) => solved.has(userId))).toBe(false)
        expect(log.events).toEqual([])
      }))

    it('has somebody’s tries, the newest first, as they see them', () =>
      onClass('persona=teacher', async ({ view }) => {
        const { memberList } = await view.grid({ problemId })
        const tried = memberList.find(({ taskList: [task] }) => (task?.submissionCount ?? 0) > 1)
        if (tried === undefined) throw new Error('nobody tried twice')
        const attempts = await view.attempts(tried.userId, problemId)
        expect(attempts).toHaveLength(tried.taskList[0]?.submissionCount ?? 0)
        const times = attempts.map(({ createdDate }) => Date.parse(createdDate ?? ''))
        expect(times).toEqual(times.toSorted((one, other) => other - one))
        for (const { caseList } of attempts)
          for (const { visibility, input } of caseList) expect(input === null).toBe(visibility !== 'OPEN')
      }))

    it('keeps a comment until it is taken back; nothing is marked that was not handed in', () =>
      onClass('persona=teacher', async ({ view }) => {
        const { commentId } = await view.comment(99, problemId, '거의 다 왔어요', null)
        expect(await view.comments(99, problemId)).toMatchObject([
          { commentId, content: '거의 다 왔어요', teacher: { nickname: '윤슬쌤' } },
        ])
        await view.removeComment(commentId)
        expect(await view.comments(99, problemId)).toEqual([])
        await expect(view.removeComment(commentId)).rejects.toMatchObject({ status: 404 })
        await expect(view.mark(key, 99, { score: 90, comment: '', submittedDate: null, before: null })).rejects.toMatchObject({
          status: 409,
        })
        await expect(view.comment(99, '..', 'x', null)).rejects.toMatchObject({ kind: 'unaddressable' })
      }))

    it('follows homework that was set: those alone have it who are named', () =>
      onClass('persona=teacher', async ({ set, view, homeworks }) => {
        const { workId, updatedDate } = await set.create(content)
        expect(await set.read(workId)).toMatchObject({ content, state: 'DRAFT' })
        const assignment = { homeworkId: workId, assignmentId: workId }
        await expect(view.grid(assignment)).rejects.toMatchObject({ status: 404 })
        await set.publish(workId, updatedDate)
        expect((await view.grid(assignment)).memberList.map(({ nickname }) => nickname)).toEqual(['새내기'])
        expect(await homeworks.assignment(assignment)).toMatchObject({ title: '새 숙제', teacher: { nickname: '윤슬쌤' } })
        await set.withdraw(workId)
        expect((await homeworks.assignment(assignment)).endDate).toBe('2026-11-20T01:00:00.000Z')
      }))

    it('gives handed-in work back, and keeps its mark; it is not given back twice, nor marked by an old look at it', () =>
      onClass('persona=teacher', async ({ set, view, homeworks }) => {
        // Whether a learner has read a document is known without a judge.
        const read = { type: 'DOCUMENT', contentId: 6010, title: '' } as const
        const { workId, updatedDate } = await set.create({ ...content, audience: { type: 'ALL' }, taskList: [read] })
        await set.publish(workId, updatedDate)
        const all = { homeworkId: workId, assignmentId: workId }
        const rowOf = async (userId: Id) => (await view.grid(all)).memberList.find((row) => String(row.userId) === String(userId))
        const work = (await view.grid(all)).memberList.find(({ state }) => state === 'HANDED_IN')
        if (work === undefined) throw new Error('nobody has handed in')
        const { userId, submittedDate, comment } = work
        await expect(
          view.mark(all, userId, { score: 40, comment: '', submittedDate: '2026-01-01T00:00:00Z', before: null }),
        ).rejects.toMatchObject({
          status: 409,
        })
        await view.mark(all, userId, { score: 88.6, comment: '조금 더', submittedDate, before: null })
        expect(await rowOf(userId)).toMatchObject({ state: 'MARKED', feedback: { score: 88.6, comment: '조금 더' } })
        await expect(view.giveBack(all, userId, { reason: '\u200B', submittedDate })).rejects.toMatchObject({ status: 400 })
        await view.giveBack(all, userId, { reason: '0일 때를 다시 봐요', submittedDate })
        expect(await rowOf(userId)).toMatchObject({
          state: 'RETURNED',
          submittedDate: null,
          feedback: null,
          returnList: [{ submittedDate, comment, feedback: { score: 88.6, comment: '조금 더' }, reason: '0일 때를 다시 봐요' }],
        })
        await expect(view.giveBack(all, userId, { reason: '또', submittedDate })).rejects.toMatchObject({ status: 409 })
        expect(await homeworks.assignment(all)).toMatchObject({ returnList: [] })
      }))

    it('tells the viewer what teachers have written to them', () =>
      onClass('persona=learner', async ({ ownComments }) => {
        expect(await ownComments(problemId)).toEqual([])
        await expect(ownComments(1)).rejects.toMatchObject({ status: 404 })
      }))

    it.each([
      ['persona=guest', 401],
      ['persona=learner', 403],
    ])('is closed: %s', (view, status) =>
      onClass(view, async (ports) => {
        const calls = [
          () => ports.members(),
          () => ports.view.grid(key),
          () => ports.view.grid({ problemId }),
          () => ports.view.lastTries(problemId),
          () => ports.view.attempts(99, problemId),
          () => ports.view.comments(99, problemId),
          () => ports.view.comment(99, problemId, 'x', null),
          () => ports.view.giveBack(key, 99, { reason: 'x', submittedDate: null }),
          () => ports.view.mark(key, 99, { score: null, comment: '', submittedDate: null, before: null }),
          () => ports.set.list(),
          () => ports.set.create(content),
        ]
        for (const call of calls) await expect(call()).rejects.toMatchObject({ status })
      }),
    )

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onClass(`persona=teacher&fault=channels/**:${kind}`, async ({ members, view, set }) => {
        const reads = [
          () => members(),
          () => view.grid(key),
          () => view.grid({ problemId }),
          () => view.attempts(99, problemId),
          () => view.comments(99, problemId),
          () => view.comment(99, problemId, 'x', null),
          () => set.list(),
        ]
        for (const call of reads) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error|CallFailed$/) })
      }),
    )
  })
}
