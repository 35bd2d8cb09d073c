import { httpRejudgementRepository } from '../adapters/http/rejudgement.ts'
import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { problemFormat } from '../adapters/http/studioProblem.ts'
import { makeJudgeAgain } from '../application/rejudgement.ts'
import { makeWorkFeature } from '../application/studio.ts'
import type { StudioProblemFeature } from '../application/studioProblem.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireStudioProblem({ client, log }: FeatureDependencies): StudioProblemFeature {
  const mayUse = defaultRolePolicy.canPublish
  const rejudgements = httpRejudgementRepository(client, log)
  const works = makeWorkFeature({
    kind: 'problem',
    mayUse,
    repository: httpWorkRepository(client, log, problemFormat),
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(problemFormat.content, text),
  })
  return { ...works, rejudgements, judgeAgain: makeJudgeAgain({ repository: rejudgements, mayUse }) }
}
