import type { SeaRecording } from '../domain/blocks/pythonPlay.ts'
import type { Stage } from '../domain/blocks/stage.ts'
import type { Execution, RunLimits } from '../domain/problems/execution.ts'
import type { ProgrammingLanguage } from '../domain/problems/programmingLanguage.ts'
import type { SyntaxReading } from '../domain/problems/syntaxTree.ts'
import type { Trace } from '../domain/problems/trace.ts'

export interface RunRequest {
  readonly language: ProgrammingLanguage
  readonly code: string
  /** What the program reads first. */
  readonly input: string
  readonly limits: RunLimits
}

export interface CasesRequest {
  readonly language: ProgrammingLanguage
  readonly code: string
  /** One run for each. */
  readonly inputs: readonly string[]
  readonly limits: RunLimits
  /** Judged, or somebody else's: what runs it is used for nothing else, before or after. */
  readonly isAlone?: boolean
  /** Part of this product, such as a reference: it shares what runs it with others like it, and with no learner's program. */
  readonly isTrusted?: boolean
}

export interface RunEvents {
  /** Pieces of the output, as they come. */
  onOutput(text: string): void
  /**
   * Asked once the prefilled input is used up, with what stands on the output's last line. Null ends the input.
   * Without it the program gets an EOFError. The backend's runner asks nothing.
   */
  askForLine?(prompt: string): Promise<string | null>
}

export interface CodeRun<Result> {
  /** Rejects only when the program could not be run at all. */
  readonly result: Promise<Result>
  /** Ends the run at once: what is not finished has the state `STOPPED`. */
  stop(): void
}

/** Runs programs of learners. Runs of one runner wait for one another. */
export interface CodeRunner {
  readonly languages: readonly ProgrammingLanguage[]
  /** Brings what it needs onto the device, unless that is to save data, and starts nothing. */
  fetchAhead(): Promise<void>
  /** Gets ready; resolves when a run would start at once. */
  warmUp(): Promise<void>
  run(request: RunRequest, events: RunEvents): CodeRun<Execution>
  /** Runs the program on each input, in order. */
  runCases(request: CasesRequest, onCase?: (index: number, execution: Execution) => void): CodeRun<readonly Execution[]>
}

export interface TraceRequest extends Omit<RunRequest, 'language'> {
  /** Somebody else's: what runs it is used for nothing else, before or after. */
  readonly isAlone?: boolean
}

/** Looks into Python programs. Waits for its turn like any run. */
export interface ProgramInspector {
  /** Runs the program as it is judged, and writes its first steps down. */
  trace(request: TraceRequest): CodeRun<Trace>
  /** Reads the program without running it. */
  syntax(code: string): CodeRun<SyntaxReading>
}

export interface SeaRequest {
  readonly code: string
  readonly stage: Stage
  readonly limits: RunLimits
}

/** Runs Python programs that import `sea`. Waits for its turn like any run. */
export interface SeaRunner {
  /** Without events the program gets an EOFError where it asks for a line, as it does when it is judged. */
  runInSea(request: SeaRequest, events?: RunEvents): CodeRun<SeaRecording>
}

/** Runs them to be judged: what runs a program is used for nothing else, before or after. */
export interface SeaJudge {
  /** In each of these seas, in order. */
  judgeInSeas(request: Omit<SeaRequest, 'stage'> & { readonly stages: readonly Stage[] }): CodeRun<readonly SeaRecording[]>
}
