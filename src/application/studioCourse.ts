import type { WorkFeature } from './studio.ts'
import type { StudioCourse } from '../domain/studio/studioCourse.ts'

/** A drawing of the platform for a course. */
export interface CoursePicture {
  /** The name by which a course refers to it. */
  readonly picture: string
  readonly url: string
}

/** Lists the drawings to choose from. */
export type CoursePictures = (signal?: AbortSignal) => Promise<readonly CoursePicture[]>

/** Lists the ports and use cases of the studio's pages of courses. */
export interface StudioCourseFeature extends WorkFeature<StudioCourse> {
  readonly pictures: CoursePictures
}
