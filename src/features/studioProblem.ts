import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { problemFormat } from '../adapters/http/studioProblem.ts'
import { makeWorkFeature } from '../application/studio.ts'
import type { StudioProblemFeature } from '../application/studioProblem.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireStudioProblem({ client, log }: FeatureDependencies): StudioProblemFeature {
  return makeWorkFeature({
    kind: 'problem',
    mayUse: defaultRolePolicy.canPublish,
    repository: httpWorkRepository(client, log, problemFormat),
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(problemFormat.content, text),
  })
}
