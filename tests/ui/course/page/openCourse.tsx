import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { type CourseDetail, type CourseStanding, notEnrolled } from '../../../../src/domain/course/course.ts'
import type { Chapter, LessonProgress } from '../../../../src/domain/lesson/lesson.ts'
import { guest, type Viewer } from '../../../../src/domain/viewer.ts'
import { CoursePage } from '../../../../src/ui/course/CoursePage.tsx'
import { ApplicationContext } from '../../../../src/ui/kit/application.ts'
import { paths } from '../../../../src/domain/paths.ts'
import { NotificationRegion } from '../../../../src/ui/notifications/NotificationRegion.tsx'
import { anApplication } from '../../../fakes/anApplication.ts'
import { fakeCourse, fakeFeatures, fakeLesson, fakeReview } from '../../../fakes/features.ts'
import { aCourse } from '../aCourse.ts'
import { allAnswers, impatientClient } from '../../impatientClient.ts'
import { MemoryPage } from '../../MemoryPage.tsx'

export const learner: Viewer = { ...guest, authState: 'VALID', userId: 1, nickname: '하늘', point: 1500 }
export const enrolled: CourseStanding = { isEnrolled: true, isMember: true, canStudy: true }

export const aCourseDetail = (wishes: Partial<CourseDetail> = {}): CourseDetail => ({
  ...aCourse({ courseId: 7, title: '급식 알림봇', comment: '반찬을 알려 주는 봇' }),
  introduction: ['파이썬으로 봇을 만들어요.'],
  audience: ['초등 고학년'],
  goals: ['반복문을 쓸 수 있어요.'],
  categoryList: [],
  lessonCount: 4,
  minutes: 80,
  learnerCount: 1774,
  ...wishes,
})

const aLesson = (lessonId: number, title: string) =>
  ({ lessonId, kind: 'VIDEO', contentId: lessonId, title, minutes: 5, difficulty: null, isPreview: false }) as const

export const twoChapters: readonly Chapter[] = [
  { chapterId: 1, title: '물에 뜨기', lessons: [aLesson(71, '인사하기'), aLesson(72, '숨 쉬기')] },
  { chapterId: 2, title: '헤엄치기', lessons: [aLesson(73, '팔 젓기'), aLesson(74, '발 차기')] },
]

export const isDone = (lessonId: number): LessonProgress => ({
  lessonId,
  isDone: true,
  positionSeconds: 0,
  studiedDate: `2026-11-20T10:${lessonId - 20}:00+09:00`,
})

interface World {
  readonly course?: () => Promise<CourseDetail>
  readonly viewer?: Viewer
  readonly standing?: () => Promise<CourseStanding>
  readonly chapters?: () => Promise<readonly Chapter[]>
  readonly progress?: () => Promise<readonly LessonProgress[]>
  readonly recommended?: () => Promise<readonly CourseDetail[]>
  readonly enrol?: () => Promise<void>
}

/** Opens the page of course 7, and returns the mocks of its calls. */
export async function openCourse(world: World = {}) {
  const course = vi.fn(world.course ?? (async () => aCourseDetail()))
  const standing = vi.fn(world.standing ?? (async () => notEnrolled))
  const chapters = vi.fn(world.chapters ?? (async () => twoChapters))
  const progress = vi.fn(world.progress ?? (async () => []))
  const recommended = vi.fn(world.recommended ?? (async () => []))
  const enrol = vi.fn(world.enrol ?? (async () => {}))
  const current = vi.fn(async () => world.viewer ?? guest)
  const features = fakeFeatures({
    course: fakeCourse({ course, standing, recommended, enrol }),
    lesson: fakeLesson({ chapters, progress }),
    review: fakeReview(),
  })
  const application = anApplication({ features, viewer: { ...anApplication().viewer, current } })
  const client = impatientClient()
  await act(async () => {
    render(
      <ApplicationContext value={application}>
        <QueryClientProvider client={client}>
          <MemoryPage initialEntries={['/course/7/lesson']}>
            <Routes>
              <Route path={paths.course} element={<CoursePage />} />
            </Routes>
            <NotificationRegion />
          </MemoryPage>
        </QueryClientProvider>
      </ApplicationContext>,
    )
  })
  await allAnswers()
  return { course, standing, chapters, progress, recommended, enrol, current }
}
