import { describe, expect, it } from 'vitest'
import { type AssignmentPhase, assignmentPhase } from '../../../src/domain/homework.ts'
import type { OpenBackend } from './Backend.ts'
import { onStudy, type StudyPorts } from './onStudy.ts'

const morning = new Date('2026-11-20T10:00:00+09:00')

/** The first assignment of the list that is in this phase. */
async function inPhase({ assignments }: StudyPorts, wanted: AssignmentPhase, now = morning) {
  const found = (await assignments.list()).find((one) => assignmentPhase(one, now) === wanted)
  if (!found) throw new Error(`nothing is ${wanted}`)
  return found
}

export function homeworkPort(open: OpenBackend): void {
  describe('the port of one assignment', () => {
    it('opens every assignment of the list with its tasks, and says the same of it', () =>
      onStudy(open, 'persona=learner', async ({ assignments, homeworks, events }) => {
        const all = await assignments.list()
        expect(new Set(all.map((one) => assignmentPhase(one, morning)))).toEqual(
          new Set(['open', 'soon', 'late', 'closed', 'handedIn', 'marked']),
        )
        for (const one of all) {
          expect(await homeworks.assignment(one)).toMatchObject({ ...one, teacher: { nickname: '윤슬' } })
          const tasks = await homeworks.tasks(one)
          expect(tasks.length, one.title).toBeGreaterThan(1)
          expect(tasks.filter(({ title }) => title === '')).toEqual([])
        }
        expect(events).toEqual([])
      }))

    it('one has a task of each kind, in every state', () =>
      onStudy(open, 'persona=learner', async ({ assignments, homeworks }) => {
        const [first] = await assignments.list()
        const tasks = await homeworks.tasks(first ?? { homeworkId: '', assignmentId: '' })
        expect(tasks.map(({ type, state, score }) => [type, state, score])).toEqual([
          ['DOCUMENT', 'NONE', null],
          ['VIDEO', 'NONE', null],
          ['BLOCK', 'DONE', expect.any(Number)],
          ['PROBLEM', 'TRIED', 0],
          ['WORKSHEET', 'NONE', null],
        ])
      }))

    it('what is done on a task’s own page counts at once', () =>
      onStudy(open, 'persona=learner', async ({ assignments, homeworks, materials, studyLogs }) => {
        const [first = { homeworkId: '', assignmentId: '' }] = await assignments.list()
        const [text, film] = await homeworks.tasks(first)
        if (!text || !film) throw new Error('no tasks')
        const [document, video] = [
          { kind: 'DOCUMENT', id: text.contentId },
          { kind: 'VIDEO', id: film.contentId },
        ] as const
        await materials.saveProgress(video, { lessonId: video.id, kind: 'VIDEO', isDone: false, positionSeconds: 12 })
        expect((await studyLogs.list())[0]).toMatchObject({ type: 'VIDEO', id: film.contentId })
        await materials.saveProgress(document, { lessonId: document.id, kind: 'DOCUMENT', isDone: true, positionSeconds: 0 })
        expect((await homeworks.tasks(first)).slice(0, 2).map(({ state }) => state)).toEqual(['DONE', 'TRIED'])
        expect((await studyLogs.list()).slice(0, 2)).toContainEqual(expect.objectContaining({ type: 'DOCUMENT', id: text.contentId }))
      }))

    it('is handed in once, which the list tells at once', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { homeworks, assignments } = ports
        for (const phase of ['open', 'late'] as const) {
          const one = await inPhase(ports, phase)
          await homeworks.handIn(one, '다 했어요')
          expect(await homeworks.assignment(one)).toMatchObject({
            state: 'HANDED_IN',
            submission: { comment: '다 했어요', submittedDate: morning.toISOString() },
            feedback: null,
          })
          const listed = (await assignments.list()).find(({ assignmentId }) => assignmentId === one.assignmentId)
          expect(listed?.state).toBe('HANDED_IN')
          await expect(homeworks.handIn(one, null)).rejects.toMatchObject({ status: 409 })
        }
      }))

    it('is not handed in past its end, twice, or with a comment that is too long', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const { homeworks } = ports
        await expect(homeworks.handIn(await inPhase(ports, 'closed'), null)).rejects.toMatchObject({ status: 410 })
        await expect(homeworks.handIn(await inPhase(ports, 'marked'), null)).rejects.toMatchObject({ status: 409 })
        await expect(homeworks.handIn(await inPhase(ports, 'open'), '가'.repeat(301))).rejects.toMatchObject({ status: 400 })
      }))

    it('what the teacher says of it comes with it', () =>
      onStudy(open, 'persona=learner', async (ports) => {
        const detail = await ports.homeworks.assignment(await inPhase(ports, 'marked'))
        expect(detail).toMatchObject({ feedback: { score: 95, comment: expect.stringContaining('훌륭해요') } })
        expect(detail.submission?.comment).toEqual(expect.any(String))
        expect((await ports.homeworks.tasks(detail)).every(({ state }) => state === 'DONE')).toBe(true)
      }))

    it('who teaches looks at it and hands nothing in; a guest signs in; others have none of it', async () => {
      await onStudy(open, 'persona=teacher', async ({ assignments, homeworks }) => {
        const [first = { homeworkId: '', assignmentId: '' }] = await assignments.list()
        expect(await homeworks.assignment(first)).toMatchObject({ state: null, submission: null })
        await expect(homeworks.handIn(first, null)).rejects.toMatchObject({ status: 403 })
      })
      await onStudy(open, 'persona=guest', async ({ homeworks }) => {
        const key = { homeworkId: 40, assignmentId: 400 }
        for (const call of [() => homeworks.assignment(key), () => homeworks.tasks(key), () => homeworks.handIn(key, null)])
          await expect(call()).rejects.toMatchObject({ status: 401 })
      })
      await onStudy(open, 'persona=learner', async ({ homeworks }) => {
        await expect(homeworks.assignment({ homeworkId: 90, assignmentId: 900 })).rejects.toMatchObject({ status: 403 })
        await expect(homeworks.assignment({ homeworkId: 41, assignmentId: 400 })).rejects.toMatchObject({ status: 404 })
        await expect(homeworks.tasks({ homeworkId: '..', assignmentId: 400 })).rejects.toMatchObject({ kind: 'unaddressable' })
      })
      await onStudy(open, 'persona=newcomer', async ({ assignments }) => {
        expect((await assignments.list()).every(({ state }) => state === 'OPEN')).toBe(true)
      })
    })

    it('hostile homework comes as text, and tasks that lead nowhere not at all [F-027] [F-034]', () =>
      onStudy(open, 'persona=learner&content=hostile', async ({ homeworks, events }) => {
        const key = { homeworkId: 40, assignmentId: 400 }
        expect((await homeworks.assignment(key)).teacher?.profile).toBeNull()
        const tasks = await homeworks.tasks(key)
        expect(tasks.length).toBeGreaterThanOrEqual(5)
        expect(tasks.every(({ contentId }) => contentId !== null && contentId !== '..')).toBe(true)
        expect(events.length).toBeGreaterThan(0)
      }))

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudy(open, `persona=learner&fault=users/homeworks/**:${kind}`, async ({ homeworks }) => {
        const key = { homeworkId: 40, assignmentId: 400 }
        const reads = [() => homeworks.assignment(key), () => homeworks.tasks(key)]
        for (const call of reads) await expect(call()).rejects.toMatchObject({ name: expect.stringMatching(/Error|CallFailed$/) })
      }),
    )
  })
}
