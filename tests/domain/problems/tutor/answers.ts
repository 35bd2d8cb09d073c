import { dataOf, judgedProblems, verdictOf } from '../../../golden/golden.ts'
import { feedbackOf } from '../../../../src/application/tutor.ts'
import { knownOfVerdict } from '../../../../src/application/tutorQuestion.ts'
import { withPython } from './attempts.ts'

interface Asked {
  readonly title: string
  readonly code: string
}

function problemOf(title: string) {
  const found = judgedProblems.find((one) => one.title === title)
  if (found === undefined) throw new RangeError(`no problem ${title}`)
  const [example] = found.data.problem.cases
  return {
    data: dataOf(found.problemId),
    sample: { input: example?.input ?? '', expectedOutput: example?.expectedOutput ?? '', output: null },
  }
}

/** Returns functions that ask the tutor about programs of the demo's problems; call it once in a test file. */
export function answersOf() {
  const { python } = withPython()
  return {
    /** Asks about a program that was submitted. */
    async answerTo({ title, code }: Asked) {
      const { data, sample } = problemOf(title)
      // This is enough for every program that ends.
      const limits = { ...data.limits, stepCount: 50_000 }
      const verdict = await verdictOf(python(), { ...data, limits }, code)
      const known = knownOfVerdict(verdict, sample)
      const feedback = await feedbackOf(async () => python(), { code, language: 'PYTHON', ...known })
      return { state: verdict.state, feedback }
    },
    /** Asks about a program that was not submitted. */
    hintsFor({ title, code }: Asked) {
      const { sample } = problemOf(title)
      return feedbackOf(async () => python(), {
        code,
        language: 'PYTHON',
        state: null,
        error: null,
        sample,
        examples: [],
        failedLabels: [],
      })
    },
  }
}
