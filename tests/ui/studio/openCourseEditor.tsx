import { act } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import type { CourseCatalogue } from '../../../src/application/course.ts'
import type { WorkRepository } from '../../../src/application/studio.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { StudioCourse } from '../../../src/domain/studio/studioCourse.ts'
import type { Work, WorkVersion } from '../../../src/domain/studio/work.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { StudioCoursePage } from '../../../src/ui/studio/course/StudioCoursePage.tsx'
import { aStudioCourse } from '../../domain/studio/aStudioCourse.ts'
import { teacher } from '../../domain/viewer/viewers.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeCourse, fakeFeatures, fakeMaterial, fakeProblem, fakeStudioCourse } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { aMaterial } from '../material/aMaterial.ts'
import { openAt } from '../openAt.tsx'
import { aProblemDetail } from '../problem/aProblem.ts'

export const [first, second, third] = ['2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z'] as const

export const aWork = (content: StudioCourse = aStudioCourse(), given: Partial<Work<StudioCourse>> = {}): Work<StudioCourse> => ({
  workId: 7,
  state: 'DRAFT',
  updatedDate: first,
  content,
  isCurrent: false,
  ...given,
})

const version = (given: Partial<WorkVersion> = {}): WorkVersion => ({ workId: 7, state: 'DRAFT', updatedDate: second, ...given })

interface Wishes extends Partial<WorkRepository<StudioCourse>> {
  readonly viewer?: Viewer
  readonly store?: ReturnType<typeof memoryStore>
  readonly categories?: CourseCatalogue['categories']
}

export const fields = async () => ['파이썬', '게임'].map((name) => ({ categoryGroupName: '분야', name }))

/** Opens the editor of a course. */
export async function openCourseEditor(
  courseId: string,
  { viewer = teacher, store = memoryStore(), categories = fields, ...answers }: Wishes = {},
) {
  const repository = {
    list: vi.fn(answers.list ?? (async () => [])),
    read: vi.fn(answers.read ?? (async () => aWork())),
    create: vi.fn(answers.create ?? (async () => version())),
    save: vi.fn(answers.save ?? (async () => version())),
    publish: vi.fn(answers.publish ?? (async () => version({ state: 'PUBLISHED' }))),
    withdraw: vi.fn(answers.withdraw ?? (async () => version({ state: 'WITHDRAWN' }))),
    remove: vi.fn(answers.remove ?? (async () => {})),
  }
  const features = fakeFeatures({
    studioCourse: fakeStudioCourse({ ...repository, pictures: async () => [{ picture: 'python', url: '/python.svg' }] }),
    course: fakeCourse({
      categories,
      categoryGroups: async () => [{ name: '분야', required: false, mode: 'CHECKBOX', position: 1 }],
    }),
    problem: fakeProblem({
      problems: { find: async () => ({ items: [aProblemDetail({ problemId: 3, title: '조개 세기' })], totalCount: 1, pageSize: 20 }) },
    }),
    material: fakeMaterial({ find: async (kind) => ({ items: [aMaterial({ kind, id: 9 })], totalCount: 1, pageSize: 12 }) }),
  })
  const user = { current: async () => viewer, experience: vi.fn(), chooseGender: vi.fn(), signOut: vi.fn() }
  const application = anApplication({ viewer: user, features, store })
  let browser: ReturnType<typeof openAt> | null = null
  await act(async () => {
    browser = openAt(
      `/studio/publish/course/${courseId}`,
      <div id="page-frame">
        <Routes>
          <Route path={paths.studioCourse} element={<StudioCoursePage />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
        <NotificationRegion />
      </div>,
      application,
    )
  })
  return { ...repository, store, address: () => browser?.address() }
}
