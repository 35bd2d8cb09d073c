import { CallError, statusOf } from './callError.ts'
import type { CodeRunner, ProgramInspector } from './codeRunner.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Example, TutorQuestion, TutorSample } from './tutorQuestion.ts'
import type { Id } from '../domain/id.ts'
import type { CounterexampleSearch } from '../domain/problems/counterexample.ts'
import { compareOutput } from '../domain/problems/compareOutput.ts'
import type { RunLimits } from '../domain/problems/execution.ts'
import { isCoincidence, outputDifference } from '../domain/problems/outputDifference.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import { ruleFeedback } from '../domain/problems/tutor/ruleFeedback.ts'
import type { SyntaxNode } from '../domain/problems/syntaxTree.ts'
import type { Feedback } from '../domain/problems/tutor/attempt.ts'
import type { Proof } from '../domain/problems/tutor/trialKinds.ts'
import type { Trial } from '../domain/problems/tutor/trialMoves.ts'
import { trialsOf } from '../domain/problems/tutor/trials.ts'

/** The parts of a tutor's answer, as they arrive. */
export type TutorEvent =
  /** A line, a question that leads on, and the explanation behind it. */
  | { readonly kind: 'POINT'; readonly line: number | null; readonly question: string; readonly explanation: string }
  /** The next piece of a text. */
  | { readonly kind: 'TEXT'; readonly text: string }
  /** The answer is complete. `leftCount`: how many questions are left today; null where they are not counted. */
  | { readonly kind: 'END'; readonly leftCount: number | null }

/** Answers questions about a program. It never writes the solution. */
export interface Tutor {
  /** Resolves when the answer is complete. */
  ask(question: TutorQuestion, onEvent: (event: TutorEvent) => void, signal?: AbortSignal): Promise<void>
}

type LookedAt = Pick<TutorQuestion, 'code' | 'language' | 'state' | 'error' | 'sample' | 'examples' | 'failedLabels'>

/** Parses a program, and runs it where that is allowed. */
export type ProgramReader = Pick<ProgramInspector, 'syntax'> & Partial<Pick<CodeRunner, 'runCases'>>

/** Returns the rules' feedback on a program, from Python's syntax tree and from trials with small changes of it. */
export async function feedbackOf(
  loadReader: () => Promise<ProgramReader>,
  { code, language, state, error, sample, examples, failedLabels }: LookedAt,
): Promise<readonly Feedback[]> {
  const reader = language === 'PYTHON' ? await loadReader() : null
  const reading = (await reader?.syntax(code).result) ?? { tree: null, error: null }
  const shown = sample?.output == null ? null : outputDifference({ expectedOutput: sample.expectedOutput, output: sample.output, code })
  const others = examples.flatMap(({ expectedOutput, output }) => (output == null ? [] : [{ expectedOutput, output, code }]))
  const difference = shown !== null && isCoincidence(shown, others) ? ({ kind: 'OTHER' } as const) : shown
  return ruleFeedback({
    code,
    tree: reading.tree,
    error: reading.error ?? error,
    state: reading.error === null ? state : 'SYNTAX_ERROR',
    difference,
    expectedOutput: sample?.expectedOutput ?? null,
    output: sample?.output ?? null,
    input: sample?.input ?? null,
    proofs: difference === null || reading.tree === null ? null : await proofsOf(reader, code, reading.tree, failedFirst(examples, sample)),
    answers: examples.map(({ expectedOutput }) => (code.includes(expectedOutput.trim()) ? '.' : expectedOutput)),
    failedLabels,
  })
}

const failedFirst = (examples: readonly Example[], sample: TutorSample | null) =>
  examples.toSorted((one, other) => Number(other.input === sample?.input) - Number(one.input === sample?.input))

/** Limits that suffice for an example; a change may well make a loop endless. */
const trialLimits: RunLimits = { stepCount: 8_000, memoryMegabytes: 32, outputLength: 8_192 }

/** The maximum of steps of all trials of a program. */
const maxTrialSteps = 400_000

/** Finds small changes of the program with which all examples come out right; null where nothing can be run. */
async function proofsOf(
  reader: ProgramReader | null,
  code: string,
  tree: SyntaxNode,
  examples: readonly Example[],
): Promise<readonly Proof[] | null> {
  if (reader?.runCases === undefined) return null
  let stepsLeft = maxTrialSteps
  const areRight = async (changed: string, some: readonly Example[]) => {
    if (some.length === 0) return true
    const inputs = some.map(({ input }) => input)
    const executions = (await reader.runCases?.({ language: 'PYTHON', code: changed, inputs, limits: trialLimits }).result) ?? []
    stepsLeft -= executions.reduce((sum, { stepCount }) => sum + stepCount, 0)
    return some.every(({ expectedOutput }, at) => {
      const execution = executions[at]
      return execution?.state === 'DONE' && compareOutput(expectedOutput, execution.output) === 'SAME'
    })
  }
  // The example that went wrong comes first: it rules out most changes.
  const isRight = async (changed: string) => (await areRight(changed, examples.slice(0, 1))) && areRight(changed, examples.slice(1))
  const isEnough = async ({ code: changed, halves = [] }: Trial) => {
    if (!(await isRight(changed))) return false
    for (const half of halves) if (await isRight(half)) return false // oxlint-disable-line no-await-in-loop -- one interpreter, one program at a time
    return true
  }
  const proofs: Proof[] = []
  for (const trial of trialsOf(code, tree)) {
    if (stepsLeft < 0) break
    // oxlint-disable-next-line no-await-in-loop -- one interpreter, one program at a time
    if (await isEnough(trial)) proofs.push({ kind: trial.kind, line: trial.line })
  }
  return proofs
}

/** Makes the page's tutor: rules over Python's syntax tree. It sends nothing anywhere. */
export function makeRuleTutor({ loadReader }: { loadReader(): Promise<ProgramReader> }): Tutor {
  return {
    async ask(question, onEvent) {
      for (const { line, question: asked, explanation } of await feedbackOf(loadReader, question))
        onEvent({ kind: 'POINT', line, question: asked, explanation })
      onEvent({ kind: 'END', leftCount: null })
    },
  }
}

export type TutorOutcome =
  | { readonly kind: 'answered' }
  | { readonly kind: 'stopped' }
  /** The limit of questions for today is reached. */
  | { readonly kind: 'usedUp' }
  /** The viewer solves the problem in a room where the tutor is not available. */
  | { readonly kind: 'inRoom' }
  | { readonly kind: 'signInFirst' }
  /** There is no such problem any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'alreadyAsking' }
  /** The answer was empty, or it broke off. */
  | { readonly kind: 'failed' }

export type AskTutor = (question: TutorQuestion, onEvent: (event: TutorEvent) => void, signal?: AbortSignal) => Promise<TutorOutcome>

const tutorRefusals = new Map<number | null, 'signInFirst' | 'gone' | 'inRoom' | 'tooLong' | 'usedUp'>([
  [401, 'signInFirst'],
  [404, 'gone'],
  [409, 'inRoom'],
  [413, 'tooLong'],
  [429, 'usedUp'],
])

/** Asks with one call, which is never repeated automatically because a question may be counted. */
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
        return { kind: tutorRefusals.get(status) ?? 'failed' }
      }
    },
  )
}

const isAborted = (error: unknown, signal: AbortSignal | undefined) =>
  signal?.aborted === true || (error instanceof CallError && error.kind === 'aborted')

/** Finds inputs on which a program fails. Requires a signed-in user. */
export interface CounterexampleFinder {
  find(problemId: Id, language: ProgrammingLanguage, code: string, signal?: AbortSignal): Promise<CounterexampleSearch>
}

export type CounterexampleOutcome =
  | { readonly kind: 'searched'; readonly search: CounterexampleSearch }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'signInFirst' }
  /** The viewer solves the problem in a room, where this help is not allowed. */
  | { readonly kind: 'inRoom' }
  /** This backend has no such search. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'failed' }

export type FindCounterexample = (
  problemId: Id,
  language: ProgrammingLanguage,
  code: string,
  signal?: AbortSignal,
) => Promise<CounterexampleOutcome>

const searchRefusals = new Map<number | null, 'signInFirst' | 'inRoom' | 'unavailable' | 'tooLong'>([
  [401, 'signInFirst'],
  [404, 'unavailable'],
  [405, 'unavailable'],
  [409, 'inRoom'],
  [413, 'tooLong'],
  [501, 'unavailable'],
])

export function makeFindCounterexample({ counterexamples }: { readonly counterexamples: CounterexampleFinder }): FindCounterexample {
  return async (problemId, language, code, signal) => {
    try {
      return { kind: 'searched', search: await counterexamples.find(problemId, language, code, signal) }
    } catch (error) {
      if (isAborted(error, signal)) return { kind: 'stopped' }
      return { kind: searchRefusals.get(statusOf(error)) ?? 'failed' }
    }
  }
}

/** A program at one of its steps, as a link encodes it. */
export interface SharedStep {
  readonly code: string
  readonly input: string
  /** The step, counted from 0. */
  readonly step: number
}

/** Encodes a program in the fragment of an address, which no browser sends to a server. */
export interface StepLinks {
  /** Returns the fragment, with its `#`. */
  write(shared: SharedStep): Promise<string>
  /** Returns null for any other fragment. */
  read(fragment: string): Promise<SharedStep | null>
}

/** Lists the ports and use cases of the helpers beside a program. */
export interface TutorFeature {
  /** The tutor in the page, which is always available. */
  readonly ruleTutor: Tutor
  /** The backend's tutor, where the installation has one. */
  readonly askOnline: AskTutor
  readonly findCounterexample: FindCounterexample
  readonly links: StepLinks
}
