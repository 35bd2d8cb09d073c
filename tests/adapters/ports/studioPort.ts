import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import { httpCourseCatalogue } from '../../../src/adapters/http/course.ts'
import { httpWorkRepository } from '../../../src/adapters/http/studio.ts'
import { courseFormat, httpCoursePictures } from '../../../src/adapters/http/studioCourse.ts'
import { problemFormat } from '../../../src/adapters/http/studioProblem.ts'
import { defaultCatalogueQuery } from '../../../src/domain/course/courseCatalogue.ts'
import { aStudioCourse } from '../../domain/studio/aStudioCourse.ts'
import { aStudioProblem } from '../../domain/studio/aStudioProblem.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'
import type { OpenBackend } from './Backend.ts'

type Ports = ReturnType<typeof portsOver>

function portsOver(fetch: (request: Request) => Promise<Response>, apiOrigin: string) {
  const client = createHttpClient({ fetch, apiOrigin, product: 'product' })
  const log = recordingLog()
  return {
    courses: httpWorkRepository(client, log, courseFormat),
    problems: httpWorkRepository(client, log, problemFormat),
    pictures: httpCoursePictures(client, log),
    catalogue: httpCourseCatalogue(client, log),
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
        expect(await courses.list()).toEqual([])
        const content = aStudioCourse({ introduction: ' 줄을 바꾸어도\n\n그대로 ' })
        const { workId, updatedDate, state } = await courses.create(content)
        expect(state).toBe('DRAFT')
        expect(await courses.read(workId)).toEqual({ workId, updatedDate, state, content, isCurrent: false })
        const renamed = { ...content, title: '새 이름' }
        const saved = await courses.save(workId, renamed, updatedDate)
        expect(saved.updatedDate > updatedDate).toBe(true)
        await expect(courses.save(workId, content, updatedDate)).rejects.toMatchObject({ status: 409 })
        await expect(courses.publish(workId, updatedDate)).rejects.toMatchObject({ status: 409 })
        expect(await courses.list()).toEqual([{ ...saved, title: '새 이름', partCount: 1 }])
      }))

    it('shows to everybody what is published, and no longer what is withdrawn', () =>
      onStudio('persona=teacher', async ({ courses, catalogue }) => {
        const content = aStudioCourse()
        const find = async () =>
          (await catalogue.find({ ...defaultCatalogueQuery, keyword: content.title })).items.map(({ courseId }) => courseId)
        const { workId, updatedDate } = await courses.create(content)
        expect(await courses.publish(workId, updatedDate)).toMatchObject({ workId, state: 'PUBLISHED', updatedDate })
        expect(await courses.read(workId)).toMatchObject({ state: 'PUBLISHED', isCurrent: true })
        expect(await find()).toEqual([workId])
        expect(await courses.withdraw(workId)).toMatchObject({ state: 'WITHDRAWN' })
        expect(await find()).toEqual([])
        await courses.remove(workId)
        await expect(courses.read(workId)).rejects.toMatchObject({ status: 404 })
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
      onStudio(view, async ({ courses, problems, pictures }) => {
        for (const refused of [
          courses.list(),
          problems.list(),
          pictures(),
          courses.create(aStudioCourse()),
          problems.create(aStudioProblem()),
        ])
          await expect(refused).rejects.toMatchObject({ status })
      }),
    )
  })
}
