import { browserDrafts, browserOwnCases } from '../adapters/browser/localDrafts.ts'
import { httpRunner } from '../adapters/http/httpRunner.ts'
import { httpLearningRecord } from '../adapters/http/learningRecord.ts'
import { httpDraftRepository, httpProblemCatalogue } from '../adapters/http/problem.ts'
import { fillPath } from '../adapters/http/calls.ts'
import { problemPaths } from '../adapters/http/problemPaths.ts'
import { httpSubmissionRepository } from '../adapters/http/submission.ts'
import { makeDrafts } from '../application/draft.ts'
import { makeOpenHint, makeTryOut, type ProblemFeature } from '../application/problem.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireProblem({ client, log, clock, storageScope }: FeatureDependencies): ProblemFeature {
  const submissions = httpSubmissionRepository(client, log)
  return {
    problems: httpProblemCatalogue(client, log),
    submissions,
    record: httpLearningRecord(client, log),
    tryOut: makeTryOut({ submissions }),
    openHint: makeOpenHint({ submissions }),
    remoteRunner: (problemId, languages) => httpRunner({ client, path: fillPath(problemPaths.runs, { id: problemId }), languages }),
    drafts: makeDrafts({ local: browserDrafts(log, storageScope), server: httpDraftRepository(client, log), clock }),
    ownCases: browserOwnCases(log, storageScope),
  }
}
