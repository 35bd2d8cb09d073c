import type { Lesson } from '../../domain/lesson/lesson.ts'
import { LazyQuestions } from '../question/LazyQuestions.tsx'
import type { LessonAccess, LessonContext } from './lessonContext.ts'

interface LessonQuestionsProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly access: LessonAccess
}

/** What is asked about a lesson, for those to whom it opens. */
export const LessonQuestions = ({ context: { subject }, lesson: { lessonId, kind, contentId }, access }: LessonQuestionsProps) =>
  access === 'open' || access === 'preview' ? (
    // One for each lesson: the way to the next does not wait for it.
    <LazyQuestions
      key={lessonId}
      subject={{ contentType: subject.kind === 'course' ? 'COURSE' : 'COURSE_CLASS', contentId: subject.id, lessonId }}
      problemId={kind === 'PROBLEM' ? contentId : null}
      isFolded={kind === 'PROBLEM'}
    />
  ) : null
