import type { WorkFeature } from './studio.ts'
import type { StudioCourse } from '../domain/studio/studioCourse.ts'

/** One of the platform's drawings for a course. */
export interface CoursePicture {
  /** What a course names it by. */
  readonly picture: string
  readonly url: string
}

/** The drawings to choose from. */
export type CoursePictures = (signal?: AbortSignal) => Promise<readonly CoursePicture[]>

/** What the studio's pages of courses ask for. */
export interface StudioCourseFeature extends WorkFeature<StudioCourse> {
  readonly pictures: CoursePictures
}
