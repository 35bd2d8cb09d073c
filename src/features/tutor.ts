import { stepLinks } from '../adapters/browser/stepLinks.ts'
import { httpCounterexampleFinder, httpTutor } from '../adapters/http/tutor.ts'
import { makeAskTutor, makeFindCounterexample, makeRuleTutor, type TutorFeature } from '../application/tutor.ts'
import { loadPythonRunner } from '../pythonRunner.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireTutor({ client, log }: FeatureDependencies): TutorFeature {
  return {
    ruleTutor: makeRuleTutor({ loadReader: loadPythonRunner }),
    askOnline: makeAskTutor({ tutor: httpTutor(client, log) }),
    findCounterexample: makeFindCounterexample({ counterexamples: httpCounterexampleFinder(client, log) }),
    links: stepLinks,
  }
}
