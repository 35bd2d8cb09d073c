import { noHurry } from '../listening.ts'
import { describe, expect, it } from 'vitest'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { httpChannelMembers } from '../../../src/adapters/http/channelMember.ts'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpCourseCatalogue } from '../../../src/adapters/http/course.ts'
import { httpAssignmentRepository } from '../../../src/adapters/http/home.ts'
import { httpHomeworkRepository } from '../../../src/adapters/http/homework.ts'
import { httpProblemCatalogue } from '../../../src/adapters/http/problem.ts'
import { homeworkFormat } from '../../../src/adapters/http/setHomework.ts'
import { httpRejudgementRepository } from '../../../src/adapters/http/rejudgement.ts'
import { httpSubmissionRepository } from '../../../src/adapters/http/submission.ts'
import { httpWorkRepository } from '../../../src/adapters/http/studio.ts'
import { courseFormat, httpCoursePictures } from '../../../src/adapters/http/studioCourse.ts'
import { problemFormat } from '../../../src/adapters/http/studioProblem.ts'
import type { WorkRepository } from '../../../src/application/studio.ts'
import type { SetHomework } from '../../../src/domain/studio/setHomework.ts'
import { aStudioChapter, aStudioCourse, aStudioLesson } from '../../domain/studio/aStudioCourse.ts'
import { aStudioCase, aStudioProblem } from '../../domain/studio/aStudioProblem.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import type { OpenBackend } from './Backend.ts'
import { courseQuery } from '../../../src/domain/course/courseCatalogue.ts'
import { problemQuery } from '../../../src/domain/problems/problemQuery.ts'

type Ports = ReturnType<typeof portsOver>

function portsOver(fetch: (request: Request) => Promise<Response>, apiOrigin: string) {
  const client = createHttpClient({ fetch, apiOrigin, product: 'product', deadlines: noHurry })
  const log = recordingLog()
  return {
    courses: httpWorkRepository(client, log, courseFormat),
    problems: httpWorkRepository(client, log, problemFormat),
    rejudgements: httpRejudgementRepository(client, log),
    submissions: httpSubmissionRepository(client, log),
    homeworks: httpWorkRepository(client, log, homeworkFormat),
    members: httpChannelMembers(client, log),
    problemCatalogue: httpProblemCatalogue(client, log),
    assignments: httpAssignmentRepository(client, apiPaths, log),
    learnersHomeworks: httpHomeworkRepository(client, log),
    pictures: httpCoursePictures(client, log),
    catalogue: httpCourseCatalogue(client, log, apiPaths),
  }
}

const aHomework = (given: Partial<SetHomework> = {}): SetHomework => ({
  title: '한 주의 숙제',
  description: ' 천천히\n풀어요 ',
  endDate: '2026-11-27T23:59:00+09:00',
  lateEndDate: null,
  audience: { type: 'ALL' },
  taskList: [
    { type: 'PROBLEM', contentId: 7_001, title: '조개껍데기 세기' },
    { type: 'WORKSHEET', contentId: 601, title: '학습지' },
  ],
  ...given,
})

/** Its reference is a program that the tests' runner knows. */
const aProvenProblem = (expected = 'a a a') =>
  aStudioProblem({
    title: '세 번 외치기',
    caseList: [
      aStudioCase({ input: 'a', output: expected }),
      aStudioCase({ label: '긴 말', visibility: 'LABEL', input: 'b', output: 'b b b' }),
    ],
    reference: 'right',
    generator: '',
  })

/** Returns all calls about an existing work. */
function callsOn<Content>(works: WorkRepository<Content>, workId: number | string, content: Content, version = '2026-11-20T01:00:00.000Z') {
  return {
    list: () => works.list(),
    read: () => works.read(workId),
    create: () => works.create(content),
    save: () => works.save(workId, content, version),
    publish: () => works.publish(workId, version),
    withdraw: () => works.withdraw(workId),
    remove: () => works.remove(workId),
  }
}

export function studioPort(open: OpenBackend): void {
  const onStudio = async (view: string, test: (ports: Ports) => Promise<void>) => {
    const { fetch, apiOrigin, close } = await open(view)
    try {
      await test(portsOver(fetch, apiOrigin))
    } finally {
      await close()
    }
  }

  describe('the port of works', () => {
    it('keeps a course as it was written, one version at a time', () =>
      onStudio('persona=teacher', async ({ courses }) => {
        const earlier = await courses.list()
        const otherSource = { from: 'CATALOGUE', contentId: 6_003, title: '등대가 고르는 길' } as const
        const chapterList = [aStudioChapter({ lessonList: [aStudioLesson({ kind: 'DOCUMENT', otherSource })] })]
        const content = aStudioCourse({ introduction: ' 줄을 바꾸어도\n\n그대로 ', chapterList })
        const { workId, updatedDate, state } = await courses.create(content)
        expect(state).toBe('DRAFT')
        expect(await courses.read(workId)).toEqual({ workId, updatedDate, state, content, isCurrent: false })
        const renamed = { ...content, title: '새 이름' }
        const saved = await courses.save(workId, renamed, updatedDate)
        expect(saved.updatedDate > updatedDate).toBe(true)
        await expect(courses.save(workId, content, updatedDate)).rejects.toMatchObject({ status: 409 })
        await expect(courses.publish(workId, updatedDate)).rejects.toMatchObject({ status: 409 })
        expect(await courses.list()).toEqual([{ ...saved, title: '새 이름', partCount: 1 }, ...earlier])
      }))

    it('shows to everybody what is published, and no longer what is withdrawn', () =>
      onStudio('persona=teacher', async ({ courses, catalogue }) => {
        const content = aStudioCourse()
        const find = async () =>
          (await catalogue.find({ ...courseQuery.initial, keyword: content.title })).items.map(({ courseId }) => courseId)
        const { workId, updatedDate } = await courses.create(content)
        expect(await courses.publish(workId, updatedDate)).toMatchObject({ workId, state: 'PUBLISHED', updatedDate })
        expect(await courses.read(workId)).toMatchObject({ state: 'PUBLISHED', isCurrent: true })
        expect(await find()).toEqual([workId])
        expect(await courses.withdraw(workId)).toMatchObject({ state: 'WITHDRAWN' })
        expect(await find()).toEqual([])
        await courses.remove(workId)
        await expect(courses.read(workId)).rejects.toMatchObject({ status: 404 })
      }))

    it('puts a problem that its reference proves among the others, until it is withdrawn', () =>
      onStudio('persona=teacher', async ({ problems, problemCatalogue }) => {
        const earlier = await problems.list()
        const content = aProvenProblem()
        const find = async () => {
          const { items } = await problemCatalogue.find({ ...problemQuery.initial, keyword: content.title })
          return items.map(({ problemId }) => problemId)
        }
        const { workId, updatedDate } = await problems.create(content)
        expect(await problems.read(workId)).toEqual({ workId, updatedDate, state: 'DRAFT', content, isCurrent: false })
        expect(await find()).toEqual([])
        expect(await problems.publish(workId, updatedDate)).toEqual({ workId, state: 'PUBLISHED', updatedDate })
        expect(await find()).toEqual([workId])
        const saved = await problems.save(workId, { ...content, hints: '' }, updatedDate)
        expect(await problems.read(workId)).toMatchObject({ state: 'PUBLISHED', isCurrent: false })
        await expect(problems.publish(workId, updatedDate)).rejects.toMatchObject({ status: 409 })
        expect(await problems.list()).toEqual([{ ...saved, title: content.title, partCount: 2 }, ...earlier])
        expect(await problems.withdraw(workId)).toMatchObject({ state: 'WITHDRAWN' })
        expect(await find()).toEqual([])
        await problems.remove(workId)
        expect(await problems.list()).toEqual(earlier)
      }))

    it('has what was judged by earlier cases judged again', () =>
      onStudio('persona=teacher', async ({ problems, rejudgements, submissions }) => {
        const content = aProvenProblem()
        const { workId, updatedDate } = await problems.create(content)
        await problems.publish(workId, updatedDate)
        const { submissionId } = await submissions.submit({ problemId: workId, language: 'PYTHON', code: 'right', origin: null })
        expect(await rejudgements.outdatedCount(workId)).toBe(0)
        const caseList = [...content.caseList, aStudioCase({ label: '또 하나', visibility: 'LABEL', input: 'c', output: 'c c c' })]
        const { updatedDate: second } = await problems.save(workId, { ...content, caseList }, updatedDate)
        await problems.publish(workId, second)
        const bothAre = (isOutdated: boolean) => [1, 2].map(() => ['ACCEPTED', isOutdated])
        const states = async () => {
          const [{ items }, one] = await Promise.all([submissions.list(workId, 1), submissions.submission(submissionId)])
          return [...items, one].map(({ state, isOutdated }) => [state, isOutdated])
        }
        expect(await states()).toEqual(bothAre(true))
        expect(await rejudgements.outdatedCount(workId)).toBe(1)
        expect(await rejudgements.judgeSome(workId)).toBe(0)
        expect(await states()).toEqual(bothAre(false))
        await expect(rejudgements.judgeSome(1)).rejects.toMatchObject({ status: 404 })
        await expect(rejudgements.outdatedCount(1)).rejects.toMatchObject({ status: 404 })
      }))

    it('keeps homework as it was written, for whomever it is', () =>
      onStudio('persona=teacher', async ({ homeworks, members }) => {
        const earlier = await homeworks.list()
        const [first] = await members()
        const audiences: readonly SetHomework['audience'][] = [
          { type: 'ALL' },
          { type: 'CLASS', courseClassId: '5003' },
          { type: 'MEMBERS', userIds: [String(first?.userId)] },
        ]
        let { workId, updatedDate } = await homeworks.create(aHomework({ endDate: null, taskList: [] }))
        for (const audience of audiences) {
          const content = aHomework({ audience, lateEndDate: '2026-11-28T23:59:00+09:00' })
          const before = updatedDate
          updatedDate = (await homeworks.save(workId, content, before)).updatedDate
          expect(await homeworks.read(workId)).toEqual({ workId, updatedDate, state: 'DRAFT', content, isCurrent: false })
          await expect(homeworks.save(workId, content, before)).rejects.toMatchObject({ status: 409 })
        }
        expect(await homeworks.list()).toEqual([{ workId, updatedDate, state: 'DRAFT', title: '한 주의 숙제', partCount: 2 }, ...earlier])
      }))

    it('sets homework, closes it when it is withdrawn, and opens it again', () =>
      onStudio('persona=teacher', async ({ homeworks, assignments, learnersHomeworks }) => {
        const { workId, updatedDate } = await homeworks.create(aHomework())
        const key = { homeworkId: workId, assignmentId: workId }
        const titles = async () => (await assignments.list()).map(({ title }) => title)
        expect(await titles()).not.toContain('한 주의 숙제')
        expect(await homeworks.publish(workId, updatedDate)).toEqual({ workId, state: 'PUBLISHED', updatedDate })
        expect((await titles())[0]).toBe('한 주의 숙제')
        expect(await learnersHomeworks.assignment(key)).toMatchObject({ description: '천천히\n풀어요', endDate: aHomework().endDate })
        expect((await learnersHomeworks.tasks(key)).map(({ type, contentId }) => [type, contentId])).toEqual([
          ['PROBLEM', 7_001],
          ['WORKSHEET', 601],
        ])
        expect(await homeworks.withdraw(workId)).toMatchObject({ state: 'WITHDRAWN' })
        expect((await learnersHomeworks.assignment(key)).endDate).toBe('2026-11-20T01:00:00.000Z')
        expect(await homeworks.read(workId)).toMatchObject({ state: 'WITHDRAWN', isCurrent: false })
        expect(await homeworks.publish(workId, updatedDate)).toMatchObject({ state: 'PUBLISHED' })
        expect((await learnersHomeworks.assignment(key)).endDate).toBe(aHomework().endDate)
        await homeworks.remove(workId)
        expect(await titles()).not.toContain('한 주의 숙제')
        await expect(learnersHomeworks.assignment(key)).rejects.toMatchObject({ status: 404 })
      }))

    it.each<[string, Partial<SetHomework>]>([
      ['no task', { taskList: [] }],
      ['an end that is past', { endDate: '2026-11-19T23:59:00+09:00' }],
      ['a task that leads nowhere', { taskList: [{ type: 'VIDEO', contentId: 1, title: '없는 영상' }] }],
    ])('sets no homework with %s', (_, given) =>
      onStudio('persona=teacher', async ({ homeworks }) => {
        const { workId, updatedDate } = await homeworks.create(aHomework(given))
        await expect(homeworks.publish(workId, updatedDate)).rejects.toMatchObject({ status: 422 })
        expect(await homeworks.read(workId)).toMatchObject({ state: 'DRAFT' })
      }),
    )

    it('publishes no problem whose reference fails a case', () =>
      onStudio('persona=teacher', async ({ problems }) => {
        const { workId, updatedDate } = await problems.create(aProvenProblem('a'))
        await expect(problems.publish(workId, updatedDate)).rejects.toMatchObject({ status: 422 })
        expect(await problems.read(workId)).toMatchObject({ state: 'DRAFT' })
      }))

    it('finds nothing where nothing is, and takes nothing that is too large', () =>
      onStudio('persona=teacher', async ({ homeworks, problems }) => {
        const { list: _list, create: _create, ...about } = callsOn(homeworks, 999_999, aHomework())
        for (const call of Object.values(about)) await expect(call()).rejects.toMatchObject({ status: 404 })
        await expect(homeworks.read('..')).rejects.toMatchObject({ kind: 'unaddressable' })
        await expect(problems.create(aStudioProblem({ statement: '가'.repeat(400_001) }))).rejects.toMatchObject({ status: 413 })
        const { workId, updatedDate } = await homeworks.create(aHomework())
        const large = aHomework({ description: '가'.repeat(400_001) })
        await expect(homeworks.save(workId, large, updatedDate)).rejects.toMatchObject({ status: 413 })
      }))

    it('publishes nothing with something missing', () =>
      onStudio('persona=teacher', async ({ courses, problems }) => {
        const course = await courses.create(aStudioCourse({ comment: '' }))
        await expect(courses.publish(course.workId, course.updatedDate)).rejects.toMatchObject({ status: 422 })
        const problem = await problems.create(aStudioProblem({ title: '' }))
        await expect(problems.publish(problem.workId, problem.updatedDate)).rejects.toMatchObject({ status: 422 })
      }))

    it('tells the drawings that a course may have', () =>
      onStudio('persona=teacher', async ({ pictures }) => {
        const all = await pictures()
        expect(all.length).toBeGreaterThan(10)
        expect(new Set(all.map(({ url }) => url)).size).toBe(all.length)
      }))

    it.each([
      ['persona=guest', 401],
      ['persona=learner', 403],
    ])('is closed to others: %s', (view, status) =>
      onStudio(view, async ({ courses, problems, homeworks, pictures, members }) => {
        const calls = [
          callsOn(courses, 60_001, aStudioCourse()),
          callsOn(problems, 60_001, aStudioProblem()),
          callsOn(homeworks, 70_001, aHomework()),
          { pictures, members },
        ]
        for (const [name, call] of calls.flatMap((one) => Object.entries<() => Promise<unknown>>(one)))
          await expect(call(), name).rejects.toMatchObject({ status })
      }),
    )

    it.each(['500', 'garbage', 'wrong', 'drop'])('a fault of kind %s on each of the calls is a failure, never an answer [F-001]', (kind) =>
      onStudio(
        `persona=teacher&fault=channels/**:${kind},users/studio/**:${kind}`,
        async ({ courses, problems, homeworks, pictures, members }) => {
          const works = [callsOn(courses, 1, aStudioCourse()), callsOn(problems, 1, aStudioProblem()), callsOn(homeworks, 1, aHomework())]
          const calls = [...works, { pictures, members }].flatMap((one) => Object.entries<() => Promise<unknown>>(one))
          // The answer to a deletion is not read, so a malformed one does no harm.
          for (const [name, call] of calls.filter(([called]) => kind !== 'wrong' || called !== 'remove'))
            await expect(call(), name).rejects.toMatchObject({ name: expect.stringMatching(/Error|CallFailed$/) })
        },
      ),
    )
  })
}
