import type { Id } from '../domain/id.ts'
import type { PythonError } from '../domain/problems/execution.ts'
import { parsePythonError } from '../domain/problems/parsePythonError.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import type { CaseResult, Verdict, VerdictState } from '../domain/problems/verdict.ts'

/** A program about which a learner asks, with the known facts about it. */
export interface TutorQuestion {
  /** Null when the program belongs to no problem. */
  readonly problemId: Id | null
  readonly language: ProgrammingLanguage
  readonly code: string
  readonly submissionId: Id | null
  readonly state: VerdictState | null
  readonly error: PythonError | null
  /** The first visible case that went wrong, else an example of the problem without the program's output. */
  readonly sample: TutorSample | null
  /** All visible cases, including that one. */
  readonly examples: readonly RunExample[]
  /** Names of the cases that went wrong, when every visible case is right. */
  readonly failedLabels: readonly string[]
}

export interface Example {
  readonly input: string
  readonly expectedOutput: string
}

/** An example with the output of the program, where it was run. */
export interface RunExample extends Example {
  readonly output?: string | null
}

export interface TutorSample extends Example {
  readonly output: string | null
}

const byLength = (one: Pick<CaseResult, 'input'>, other: Pick<CaseResult, 'input'>) => (one.input ?? '').length - (other.input ?? '').length

/** Extracts what a verdict tells of a program: the shortest visible case that went wrong, else the given sample. */
export function knownOfVerdict(
  { state, message, line, caseList }: Verdict,
  sample: TutorSample | null,
): Pick<TutorQuestion, 'state' | 'error' | 'sample' | 'examples' | 'failedLabels'> {
  const wrong = caseList.filter((one) => one.state !== 'ACCEPTED')
  const [failed] = wrong.filter((one) => one.expectedOutput !== null).toSorted(byLength)
  const open = failed && { input: failed.input ?? '', expectedOutput: failed.expectedOutput ?? '', output: failed.output }
  return {
    state: caseList.length === 0 ? null : state,
    error: message === null ? null : parsePythonError(message, line),
    sample: open ?? sample,
    examples: caseList.flatMap(({ input, expectedOutput, output }) =>
      expectedOutput === null ? [] : [{ input: input ?? '', expectedOutput, output }],
    ),
    failedLabels: open === undefined ? wrong.flatMap(({ label }) => label ?? []) : [],
  }
}
