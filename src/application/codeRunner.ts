import type { SeaRecording } from '../domain/blocks/pythonPlay.ts'
import type { Stage } from '../domain/blocks/stage.ts'
import type { Execution, RunLimits } from '../domain/problems/execution.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import type { SyntaxReading } from '../domain/problems/syntaxTree.ts'
import type { Trace } from '../domain/problems/trace.ts'

export interface RunRequest {
  readonly language: ProgrammingLanguage
  readonly code: string
  /** The text on the program's input before anything is asked for. */
  readonly input: string
  readonly limits: RunLimits
}

export interface CasesRequest {
  readonly language: ProgrammingLanguage
  readonly code: string
  /** The program is run once for each input. */
  readonly inputs: readonly string[]
  readonly limits: RunLimits
  /** Set for judged programs and those of others: their worker runs nothing else, before or after. */
  readonly isAlone?: boolean
  /** Set for parts of this product, such as a reference: it shares a worker with others like it, never with a learner's program. */
  readonly isTrusted?: boolean
}

export interface RunEvents {
  /** Receives pieces of the output as they come. */
  onOutput(text: string): void
  /**
   * Returns a line once the prefilled input is used up; `prompt` is the text of the output's last line. Null ends the input.
   * Without it the program gets an EOFError. The backend's runner never calls it.
   */
  askForLine?(prompt: string): Promise<string | null>
}

export interface CodeRun<Result> {
  /** Rejects only when the program could not be run at all. */
  readonly result: Promise<Result>
  /** Ends the run at once: an unfinished program gets the state `STOPPED`. */
  stop(): void
}

/** Runs learners' programs, one at a time per runner. */
export interface CodeRunner {
  readonly languages: readonly ProgrammingLanguage[]
  /** Loads what it needs onto the device without starting anything, unless the device saves data. */
  fetchAhead(): Promise<void>
  /** Prepares a worker; resolves when a run would start at once. */
  warmUp(): Promise<void>
  run(request: RunRequest, events: RunEvents): CodeRun<Execution>
  /** Runs the program on each input, in order. */
  runCases(request: CasesRequest, onCase?: (index: number, execution: Execution) => void): CodeRun<readonly Execution[]>
}

export interface TraceRequest extends Omit<RunRequest, 'language'> {
  /** Set for programs of others: their worker runs nothing else, before or after. */
  readonly isAlone?: boolean
}

/** Inspects Python programs, in turn with other runs. */
export interface ProgramInspector {
  /** Runs the program as it is judged, and records its first steps. */
  trace(request: TraceRequest): CodeRun<Trace>
  /** Parses the program without running it. */
  syntax(code: string): CodeRun<SyntaxReading>
}

export interface SeaRequest {
  readonly code: string
  readonly stage: Stage
  readonly limits: RunLimits
}

/** Runs Python programs that import `sea`, in turn with other runs. */
export interface SeaRunner {
  /** Runs a program in a sea. Without events it gets an EOFError when it asks for a line, as when it is judged. */
  runInSea(request: SeaRequest, events?: RunEvents): CodeRun<SeaRecording>
}

/** Runs programs to be judged: the worker of a program runs nothing else, before or after. */
export interface SeaJudge {
  /** Runs the program in each of these seas, in order. */
  judgeInSeas(request: Omit<SeaRequest, 'stage'> & { readonly stages: readonly Stage[] }): CodeRun<readonly SeaRecording[]>
}
