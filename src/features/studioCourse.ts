import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { courseFormat, httpCoursePictures } from '../adapters/http/studioCourse.ts'
import { makeChangeWork, makeRemoveWork, makeSaveWork } from '../application/studio.ts'
import type { StudioCourseFeature } from '../application/studioCourse.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireStudioCourse({ client, log }: FeatureDependencies): StudioCourseFeature {
  const repository = httpWorkRepository(client, log, courseFormat)
  const mayUse = defaultRolePolicy.canPublish
  return {
    kind: 'course',
    repository,
    save: makeSaveWork({ repository, mayUse, titleOf: ({ title }) => title }),
    change: makeChangeWork({ repository, mayUse }),
    remove: makeRemoveWork({ repository, mayUse }),
    parseDraft: (text) => parseWorkDraft(courseFormat.content, text),
    pictures: httpCoursePictures(client, log),
  }
}
