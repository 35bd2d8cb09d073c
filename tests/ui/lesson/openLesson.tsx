import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import type { KeyValueStore } from '../../../src/application/platform.ts'
import type { BlockDetail, BlockSubmission } from '../../../src/domain/blocks/blockProblem.ts'
import type { CourseStanding } from '../../../src/domain/course/course.ts'
import type { Chapter, Lesson, LessonProgress, ProgressUpdate, StudyRecord } from '../../../src/domain/lesson/lesson.ts'
import type { LessonContent } from '../../../src/domain/lesson/lessonContent.ts'
import type { ProblemDetail } from '../../../src/domain/problems/problem.ts'
import type { SubmittedCode } from '../../../src/domain/problems/submission.ts'
import type { Viewer } from '../../../src/domain/viewer.ts'
import { LessonPage } from '../../../src/ui/course/CourseLessonPage.tsx'
import { ApplicationContext } from '../../../src/ui/kit/application.ts'
import { type SiteRoutes, SiteRoutesContext } from '../../../src/ui/kit/links.tsx'
import { paths } from '../../../src/domain/paths.ts'
import { NotificationRegion } from '../../../src/ui/notifications/NotificationRegion.tsx'
import { anApplication } from '../../fakes/anApplication.ts'
import { fakeBlock, fakeCourse, fakeFeatures, fakeLesson, fakeProblem } from '../../fakes/features.ts'
import { aCourseDetail, enrolled, learner } from '../course/page/openCourse.tsx'
import { allAnswers, impatientClient } from '../impatientClient.ts'
import { MemoryPage } from '../MemoryPage.tsx'

export const aText: Extract<LessonContent, { readonly kind: 'DOCUMENT' }> = {
  kind: 'DOCUMENT',
  documentId: 1,
  title: '물에 뜨기',
  sections: [{ heading: '숨부터', parts: [{ kind: 'paragraph', text: '크게 들이쉬어요.' }] }],
}

export const aFilm: Extract<LessonContent, { readonly kind: 'VIDEO' }> = {
  kind: 'VIDEO',
  videoId: 2,
  title: '팔 젓기',
  summary: ['팔을 길게 뻗어요.'],
  src: '/media/film.mp4',
  poster: '/media/poster.webp',
  durationSeconds: 600,
}

const aLesson = (lessonId: number, kind: Lesson['kind'], title: string): Lesson => ({
  lessonId,
  kind,
  contentId: lessonId * 10,
  title,
  minutes: 5,
  isPreview: false,
  difficulty: null,
})

/** A text, a film, a problem to write and one to build. */
export const curriculum: readonly Chapter[] = [
  { chapterId: 1, title: '첫 물', lessons: [aLesson(71, 'DOCUMENT', '물에 뜨기'), aLesson(72, 'VIDEO', '팔 젓기')] },
  { chapterId: 2, title: '먼바다', lessons: [aLesson(73, 'PROBLEM', '파도 세기'), aLesson(74, 'BLOCK', '거북이 길')] },
]

export const mark = (lessonId: number, wishes: Partial<LessonProgress> = {}): LessonProgress => ({
  lessonId,
  isDone: true,
  positionSeconds: 0,
  studiedDate: '2026-11-19T10:00:00+09:00',
  ...wishes,
})

interface World {
  readonly store?: KeyValueStore
  readonly viewer?: Viewer
  readonly standing?: () => Promise<CourseStanding>
  readonly chapters?: () => Promise<readonly Chapter[]>
  readonly progress?: () => Promise<readonly LessonProgress[]>
  readonly content?: () => Promise<LessonContent>
  readonly problem?: () => Promise<ProblemDetail>
  readonly submit?: () => Promise<SubmittedCode>
  readonly block?: () => Promise<BlockDetail>
  readonly submitBlocks?: () => Promise<BlockSubmission>
  readonly record?: () => Promise<StudyRecord>
  readonly tell?: (step: ProgressUpdate) => Promise<void>
}

const routes: SiteRoutes = { isAppPage: () => true, toLocation: (href) => href, fromLocation: (address) => address, demo: null }

/** Opens a lesson of course 7, and returns the mocks of its calls, without the report that the lesson was opened. */
export async function openLesson(lessonId: number, world: World = {}) {
  const standing = vi.fn(world.standing ?? (async () => enrolled))
  const chapters = vi.fn(world.chapters ?? (async () => curriculum))
  const progress = vi.fn(world.progress ?? (async () => []))
  const content = vi.fn(world.content ?? (async () => aText))
  const record = vi.fn(world.record ?? (() => new Promise<never>(() => {})))
  const tell = vi.fn(async (_subject: unknown, step: ProgressUpdate) => world.tell?.(step))
  const features = fakeFeatures({
    course: fakeCourse({ course: async () => aCourseDetail({ title: '바다 수영' }), standing }),
    problem: fakeProblem({
      problems: { problem: world.problem ?? (() => new Promise<never>(() => {})) },
      ...(world.submit && { submissions: { submit: world.submit } }),
    }),
    block: fakeBlock({
      blocks: { block: world.block ?? (() => new Promise<never>(() => {})) },
      ...(world.submitBlocks && { submissions: { submit: world.submitBlocks } }),
    }),
    lesson: fakeLesson({ chapters, progress, content, studyRecord: record, saveProgress: tell }),
  })
  const application = anApplication({
    ...(world.store && { store: world.store }),
    features,
    viewer: { ...anApplication().viewer, current: async () => world.viewer ?? learner },
  })
  const client = impatientClient()
  await act(async () => {
    render(
      <ApplicationContext value={application}>
        <QueryClientProvider client={client}>
          <SiteRoutesContext value={routes}>
            <MemoryPage initialEntries={[`/course/7/lesson/${lessonId}`]}>
              <Routes>
                <Route path={paths.lesson} element={<LessonPage />} />
                <Route path="*" element={<p>다른 곳</p>} />
              </Routes>
              <NotificationRegion />
            </MemoryPage>
          </SiteRoutesContext>
        </QueryClientProvider>
      </ApplicationContext>,
    )
  })
  await allAnswers()
  const opened = tell.mock.calls.length
  const told = () => tell.mock.calls.slice(opened).map(([, step]) => step)
  return { standing, chapters, progress, content, record, tell, told }
}
