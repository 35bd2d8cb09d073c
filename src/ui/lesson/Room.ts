import type { CourseStanding } from '../../domain/course/CourseStanding.ts'
import type { Chapter } from '../../domain/lesson/Lesson.ts'
import type { LessonProgress } from '../../domain/lesson/LessonProgress.ts'
import type { StudySubject } from '../../domain/study/StudySubject.ts'
import type { Loaded } from '../app/Loaded.ts'

export type Standing = Pick<CourseStanding, 'isEnrolled' | 'canStudy'>

/** What a lesson's page has to know of the course or class that it belongs to. */
export interface Room {
  readonly subject: StudySubject
  /** Its name, once it is known. */
  readonly title: string | null
  /** Its own page; the lessons' pages lie below it. */
  readonly href: string
  readonly chapters: Loaded<readonly Chapter[]>
  readonly standing: Loaded<Standing>
  readonly progress: Loaded<readonly LessonProgress[]>
}
