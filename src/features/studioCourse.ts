import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { courseFormat, httpCoursePictures } from '../adapters/http/studioCourse.ts'
import { makeWorkFeature } from '../application/studio.ts'
import type { StudioCourseFeature } from '../application/studioCourse.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireStudioCourse({ client, log }: FeatureDependencies): StudioCourseFeature {
  const feature = makeWorkFeature({
    kind: 'course',
    mayUse: defaultRolePolicy.canPublish,
    repository: httpWorkRepository(client, log, courseFormat),
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(courseFormat.content, text),
  })
  return { ...feature, pictures: httpCoursePictures(client, log) }
}
