import { pageTimer } from '../adapters/browser/pageTimer.ts'
import { httpProblemCatalogue } from '../adapters/http/problem.ts'
import { httpQuestionRepository } from '../adapters/http/question.ts'
import { httpSubmissionRepository } from '../adapters/http/submission.ts'
import {
  makeAnswer,
  makeAsk,
  makeChangePost,
  makeCheckSolution,
  makeHidePost,
  type QuestionFeature,
  questionsInterval,
} from '../application/question.ts'
import { makeWatch } from '../application/polling.ts'
import { loadPythonRunner } from '../pythonRunner.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireQuestion({ client, log }: FeatureDependencies): QuestionFeature {
  const questions = httpQuestionRepository(client, log)
  return {
    questions,
    ask: makeAsk({ questions }),
    answer: makeAnswer({ questions }),
    hide: makeHidePost({ questions }),
    change: makeChangePost({ questions }),
    checkSolution: makeCheckSolution({
      problems: httpProblemCatalogue(client, log),
      submissions: httpSubmissionRepository(client, log),
      loadRunner: loadPythonRunner,
      timer: pageTimer,
    }),
    watch: makeWatch(questionsInterval, pageTimer),
  }
}
