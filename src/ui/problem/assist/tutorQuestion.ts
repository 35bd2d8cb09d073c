import { knownOfVerdict, type TutorQuestion, type TutorSample } from '../../../application/tutorQuestion.ts'
import { compareOutput } from '../../../domain/problems/compareOutput.ts'
import type { Execution } from '../../../domain/problems/execution.ts'
import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import type { ProgrammingLanguage } from '../../../domain/problems/programmingLanguage.ts'
import type { VerdictState } from '../../../domain/problems/verdict.ts'
import type { ProgramState } from '../workbench/useProgram.ts'
import type { SubmitState } from '../workbench/useSubmit.ts'

interface Workplace {
  readonly problem: Pick<ProblemDetail, 'problemId' | 'examples'>
  readonly language: ProgrammingLanguage
  readonly code: string
  readonly input: string
  readonly program: ProgramState
  readonly submission: SubmitState
}

type Known = Pick<TutorQuestion, 'state' | 'error' | 'sample' | 'examples' | 'failedLabels' | 'submissionId'>

/** Builds the tutor's question from the current code. Results are included only if they belong to this code. */
export function tutorQuestion({ problem, language, code, input, program, submission }: Workplace): TutorQuestion {
  const [example] = problem.examples
  const sample = example === undefined ? null : { input: example.input, expectedOutput: example.output, output: null }
  const examples = problem.examples.map((one) => ({ input: one.input, expectedOutput: one.output }))
  const nothing: Known = { state: null, error: null, sample, examples, failedLabels: [], submissionId: null }
  const known = () => {
    if (submission.kind === 'judged' && submission.code === code)
      return { ...knownOfVerdict(submission.submission, sample), submissionId: submission.submission.submissionId }
    if (program.kind === 'checked' && program.code === code && !program.isStopped) return knownOfVerdict(program.verdict, sample)
    if (program.kind === 'ran' && program.code === code)
      return knownOfRun(program.execution, sampleOfRun(problem, input, program.execution) ?? sample)
    return nothing
  }
  return { problemId: problem.problemId, language, code, ...nothing, ...known() }
}

function knownOfRun({ state, error }: Execution, sample: TutorSample | null): Pick<Known, 'state' | 'error' | 'sample'> {
  return { state: stateOfRun(state, sample), error, sample }
}

function stateOfRun(state: Execution['state'], sample: TutorSample | null): VerdictState | null {
  if (state === 'STOPPED') return null
  if (state !== 'DONE') return state
  if (sample?.output == null) return null
  return compareOutput(sample.expectedOutput, sample.output) === 'SAME' ? null : 'WRONG_ANSWER'
}

/** Returns the sample of the example that was run; a run with an example's input shows that example's result. */
function sampleOfRun({ examples }: Pick<ProblemDetail, 'examples'>, input: string, { output }: Execution): TutorSample | null {
  const example = examples.find((one) => one.input.trim() === input.trim())
  return example === undefined ? null : { input: example.input, expectedOutput: example.output, output }
}
