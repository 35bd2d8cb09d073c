import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { problemFormat } from '../adapters/http/studioProblem.ts'
import { makeChangeWork, makeRemoveWork, makeSaveWork } from '../application/studio.ts'
import type { StudioProblemFeature } from '../application/studioProblem.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireStudioProblem({ client, log }: FeatureDependencies): StudioProblemFeature {
  const repository = httpWorkRepository(client, log, problemFormat)
  const mayUse = defaultRolePolicy.canPublish
  return {
    kind: 'problem',
    repository,
    save: makeSaveWork({ repository, mayUse, titleOf: ({ title }) => title }),
    change: makeChangeWork({ repository, mayUse }),
    remove: makeRemoveWork({ repository, mayUse }),
    parseDraft: (text) => parseWorkDraft(problemFormat.content, text),
  }
}
