import { CallError, statusOf } from './callError.ts'
import type { ProgramInspector } from './codeRunner.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Id } from '../domain/id.ts'
import type { CounterexampleSearch } from '../domain/problems/counterexample.ts'
import type { PythonError } from '../domain/problems/execution.ts'
import { parsePythonError } from '../domain/problems/pythonErrors.ts'
import { outputDifference } from '../domain/problems/outputDifference.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import { ruleFeedback } from '../domain/problems/tutor/ruleFeedback.ts'
import type { Feedback } from '../domain/problems/tutor/attempt.ts'
import type { Verdict, VerdictState } from '../domain/problems/verdict.ts'

/** A program that somebody asks about, with what is known of it. */
export interface TutorQuestion {
  /** Null: it belongs to no problem. */
  readonly problemId: Id | null
  readonly language: ProgrammingLanguage
  readonly code: string
  readonly submissionId: Id | null
  readonly state: VerdictState | null
  readonly error: PythonError | null
  /** A case that may be seen and went wrong, else an example of the problem with no output of the program. */
  readonly sample: TutorSample | null
}

export interface TutorSample {
  readonly input: string
  readonly expectedOutput: string
  readonly output: string | null
}

/** What a tutor says, as it comes. */
export type TutorEvent =
  /** A place, a question that leads on, and what lies behind it. */
  | { readonly kind: 'POINT'; readonly line: number | null; readonly question: string; readonly explanation: string }
  /** The next piece of a text. */
  | { readonly kind: 'TEXT'; readonly text: string }
  /** Nothing follows. `leftCount`: how often one may ask again today; null where nobody counts. */
  | { readonly kind: 'END'; readonly leftCount: number | null }

/** Looks at a program, asks and explains. It never writes the solution. */
export interface Tutor {
  /** Resolves when all is said. */
  ask(question: TutorQuestion, onEvent: (event: TutorEvent) => void, signal?: AbortSignal): Promise<void>
}

type LookedAt = Pick<TutorQuestion, 'code' | 'language' | 'state' | 'error' | 'sample'>

/** What the rules say of a program, from Python's own syntax tree. */
export async function feedbackOf(
  loadInspector: () => Promise<Pick<ProgramInspector, 'syntax'>>,
  { code, language, state, error, sample }: LookedAt,
): Promise<readonly Feedback[]> {
  const reading = language === 'PYTHON' ? await (await loadInspector()).syntax(code).result : { tree: null, error: null }
  const difference =
    sample?.output == null ? null : outputDifference({ expectedOutput: sample.expectedOutput, output: sample.output, code })
  return ruleFeedback({
    code,
    tree: reading.tree,
    error: reading.error ?? error,
    state: reading.error === null ? state : 'SYNTAX_ERROR',
    difference,
    expectedOutput: sample?.expectedOutput ?? null,
    output: sample?.output ?? null,
    input: sample?.input ?? null,
  })
}

/** What a verdict tells of a program: the first case that may be seen and went wrong, else the sample that is given. */
export function knownOfVerdict(
  { state, message, line, caseList }: Verdict,
  sample: TutorSample | null,
): Pick<TutorQuestion, 'state' | 'error' | 'sample'> {
  const failed = caseList.find((one) => one.state !== 'ACCEPTED' && one.expectedOutput !== null)
  const open = failed && { input: failed.input ?? '', expectedOutput: failed.expectedOutput ?? '', output: failed.output }
  return {
    state: caseList.length === 0 ? null : state,
    error: message === null ? null : parsePythonError(message, line),
    sample: open ?? sample,
  }
}

/** The tutor in the page: rules over Python's own syntax tree. It sends nothing anywhere. */
export function makeRuleTutor({ loadInspector }: { loadInspector(): Promise<ProgramInspector> }): Tutor {
  return {
    async ask(question, onEvent) {
      for (const { line, question: asked, explanation } of await feedbackOf(loadInspector, question))
        onEvent({ kind: 'POINT', line, question: asked, explanation })
      onEvent({ kind: 'END', leftCount: null })
    },
  }
}

export type TutorOutcome =
  | { readonly kind: 'answered' }
  | { readonly kind: 'stopped' }
  /** No more questions today. */
  | { readonly kind: 'usedUp' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'alreadyAsking' }
  /** Nothing came, or it broke off in the midst. */
  | { readonly kind: 'failed' }

export type AskTutor = (question: TutorQuestion, onEvent: (event: TutorEvent) => void, signal?: AbortSignal) => Promise<TutorOutcome>

/** A question may be counted: one call, which is never made again by itself. */
export function makeAskTutor({ tutor }: { readonly tutor: Tutor }): AskTutor {
  return oneAtATime(
    { kind: 'alreadyAsking' },
    async (question: TutorQuestion, onEvent: (event: TutorEvent) => void, signal?: AbortSignal): Promise<TutorOutcome> => {
      try {
        await tutor.ask(question, onEvent, signal)
        return { kind: signal?.aborted === true ? 'stopped' : 'answered' }
      } catch (error) {
        if (isAborted(error, signal)) return { kind: 'stopped' }
        const status = statusOf(error)
        if (status === 401) return { kind: 'signInFirst' }
        return { kind: status === 429 ? 'usedUp' : 'failed' }
      }
    },
  )
}

const isAborted = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true || (error instanceof CallError && error.kind === 'aborted')

/** Finds inputs on which a program goes wrong. For users only. */
export interface CounterexampleFinder {
  find(problemId: Id, language: ProgrammingLanguage, code: string, signal?: AbortSignal): Promise<CounterexampleSearch>
}

export type CounterexampleOutcome =
  | { readonly kind: 'searched'; readonly search: CounterexampleSearch }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'signInFirst' }
  /** This backend has no such search. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed' }

export type FindCounterexample = (
  problemId: Id,
  language: ProgrammingLanguage,
  code: string,
  signal?: AbortSignal,
) => Promise<CounterexampleOutcome>

export function makeFindCounterexample({ counterexamples }: { readonly counterexamples: CounterexampleFinder }): FindCounterexample {
  return async (problemId, language, code, signal) => {
    try {
      return { kind: 'searched', search: await counterexamples.find(problemId, language, code, signal) }
    } catch (error) {
      if (isAborted(error, signal)) return { kind: 'stopped' }
      const status = statusOf(error)
      if (status === 401) return { kind: 'signInFirst' }
      return { kind: status === 404 || status === 405 || status === 501 ? 'unavailable' : 'failed' }
    }
  }
}

/** A program at one of its steps, as a link tells it. */
export interface SharedStep {
  readonly code: string
  readonly input: string
  /** From 0. */
  readonly step: number
}

/** Links carry the program in the fragment of the address, which no browser sends anywhere. */
export interface StepLinks {
  /** The fragment, with its `#`. */
  write(shared: SharedStep): Promise<string>
  /** Null for any other fragment. */
  read(fragment: string): Promise<SharedStep | null>
}

/** What the helpers beside a program ask for. */
export interface TutorFeature {
  /** In the page: always there. */
  readonly ruleTutor: Tutor
  /** The backend's, where the installation has one. */
  readonly askOnline: AskTutor
  readonly findCounterexample: FindCounterexample
  readonly links: StepLinks
}
