import { httpCourseCatalogue } from '../adapters/http/course.ts'
import { type CourseFeature, makeEnrol } from '../application/course.ts'
import type { Core } from './core.ts'

export function wireCourse({ client, log }: Core): CourseFeature {
  const catalogue = httpCourseCatalogue(client, log)
  return { catalogue, enrol: makeEnrol({ courses: catalogue }) }
}
