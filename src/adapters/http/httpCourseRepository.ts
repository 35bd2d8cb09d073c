import type { Log } from '../../application/platform/Log.ts'
import type { CourseRepository } from '../../application/course/CourseRepository.ts'
import type { ApiPaths } from './apiPaths.ts'
import { getList } from './calls.ts'
import type { HttpClient } from './HttpClient.ts'
import { courseItems } from './schemas/courseSchema.ts'

export function httpCourseRepository(client: HttpClient, paths: ApiPaths, log: Log): CourseRepository {
  return {
    enrolled: (signal) => getList(client, log, { path: paths.enrolledCourses, key: 'courseList', items: courseItems, signal }),
  }
}
