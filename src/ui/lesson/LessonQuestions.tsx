import type { Lesson } from '../../domain/lesson/lesson.ts'
import { lazyWithRetry, LazyBoundary } from '../kit/lazy.tsx'
import type { LessonAccess, LessonContext } from './lessonContext.ts'

const Questions = lazyWithRetry(() => import('../question/Questions.tsx').then((loaded) => loaded.Questions))

interface LessonQuestionsProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly access: LessonAccess
}

/** What is asked about a lesson, for those to whom it opens. */
export const LessonQuestions = ({ context: { subject }, lesson: { lessonId, kind, contentId }, access }: LessonQuestionsProps) =>
  access === 'open' || access === 'preview' ? (
    // One for each lesson: the way to the next does not wait for it.
    <LazyBoundary key={lessonId}>
      <Questions
        subject={{ contentType: subject.kind === 'course' ? 'COURSE' : 'COURSE_CLASS', contentId: subject.id, lessonId }}
        problemId={kind === 'PROBLEM' ? contentId : null}
        isFolded={kind === 'PROBLEM'}
      />
    </LazyBoundary>
  ) : null
