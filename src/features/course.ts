import { httpCourseCatalogue } from '../adapters/http/course.ts'
import { type CourseFeature, makeEnrol } from '../application/course.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireCourse({ client, log, paths }: FeatureDependencies): CourseFeature {
  const catalogue = httpCourseCatalogue(client, log, paths)
  return { catalogue, enrol: makeEnrol({ courses: catalogue }) }
}
