import type { Lesson } from '../../domain/lesson/lesson.ts'
import { LazyQuestions } from '../question/LazyQuestions.tsx'
import type { LessonAccess, LessonContext } from './lessonContext.ts'

interface LessonQuestionsProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly access: LessonAccess
}

/** Renders the questions about a lesson, for viewers who can open it. */
export const LessonQuestions = ({ context: { subject }, lesson: { lessonId, kind, contentId }, access }: LessonQuestionsProps) =>
  access === 'open' || access === 'preview' ? (
    // The key gives each lesson its own instance, so that moving to the next lesson does not wait for it.
    <LazyQuestions
      key={lessonId}
      subject={{ contentType: subject.kind === 'course' ? 'COURSE' : 'COURSE_CLASS', contentId: subject.id, lessonId }}
      problemId={kind === 'PROBLEM' ? contentId : null}
      isFolded={kind === 'PROBLEM'}
    />
  ) : null
