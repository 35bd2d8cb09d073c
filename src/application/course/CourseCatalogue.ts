import type { CatalogueQuery } from '../../domain/course/catalogueQuery.ts'
import type { CategoryGroup } from '../../domain/course/CategoryGroup.ts'
import type { Course } from '../../domain/course/Course.ts'
import type { CourseDetail } from '../../domain/course/CourseDetail.ts'
import type { CourseStanding } from '../../domain/course/CourseStanding.ts'
import type { Id } from '../../domain/Id.ts'
import type { Page } from '../../domain/Page.ts'
import type { Category } from '../../domain/problem/Category.ts'

/** All courses, and the viewer's dealings with one of them. */
export interface CourseCatalogue {
  /** A query with a keyword searches, one without lists. */
  find(query: CatalogueQuery, signal?: AbortSignal): Promise<Page<Course>>
  /** Courses like this one, or, without one, those that many take. */
  recommended(like: Id | null, signal?: AbortSignal): Promise<readonly Course[]>
  categories(signal?: AbortSignal): Promise<readonly Category[]>
  categoryGroups(signal?: AbortSignal): Promise<readonly CategoryGroup[]>
  course(courseId: Id, signal?: AbortSignal): Promise<CourseDetail>
  /** For users only. */
  standing(courseId: Id, signal?: AbortSignal): Promise<CourseStanding>
  enrol(courseId: Id): Promise<void>
}
