import type { Chapter, Lesson } from '../../domain/lesson/Lesson.ts'
import type { LessonContent } from '../../domain/lesson/LessonContent.ts'
import type { LessonProgress } from '../../domain/lesson/LessonProgress.ts'
import type { StudyRecord, StudyStep } from '../../domain/lesson/StudyRecord.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'

export interface LessonRepository {
  /** The curriculum, which is public. */
  chapters(subject: StudySubject, signal?: AbortSignal): Promise<readonly Chapter[]>
  /** For users only, as everything that follows. */
  progress(subject: StudySubject, signal?: AbortSignal): Promise<readonly LessonProgress[]>
  content(subject: StudySubject, lesson: Pick<Lesson, 'kind' | 'contentId'>, signal?: AbortSignal): Promise<LessonContent>
  record(subject: StudySubject, signal?: AbortSignal): Promise<StudyRecord>
  recordStep(subject: StudySubject, step: StudyStep): Promise<void>
}
