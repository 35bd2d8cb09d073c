import type { Course } from '../../domain/course/Course.ts'

export interface CourseRepository {
  enrolled(signal?: AbortSignal): Promise<readonly Course[]>
}
