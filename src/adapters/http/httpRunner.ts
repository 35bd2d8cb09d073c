import * as z from 'zod/mini'
import type { HttpClient } from './client.ts'
import { nullableNumber, nullableText, oneOf, ShapeError, textOrEmpty } from './parsing.ts'
import type { CodeRun, CodeRunner } from '../../application/codeRunner.ts'
import { type Execution, executionStates, type RunLimits } from '../../domain/problems/execution.ts'
import type { ProgrammingLanguage } from '../../domain/problems/programmingLanguage.ts'

export interface HttpRunnerOptions {
  readonly client: HttpClient
  /** The path that runs one problem's programs: the backend knows its limits. */
  readonly path: string
  /** The languages that the backend says it runs. */
  readonly languages: readonly ProgrammingLanguage[]
}

/** The backend's answer to a run: its own limits hold, and it counts no steps. */
const runSchema = z.object({
  state: oneOf(executionStates),
  output: textOrEmpty,
  errorOutput: nullableText,
  line: nullableNumber,
})

const stopped: Execution = { state: 'STOPPED', output: '', error: null, stepCount: 0 }

/** Creates a runner for C and Java, which a page cannot run: the backend makes each run in one call. Programs cannot wait for a line. */
export function httpRunner({ client, path, languages }: HttpRunnerOptions): CodeRunner {
  const execute = async (body: unknown, limits: RunLimits, signal: AbortSignal): Promise<Execution> => {
    if (signal.aborted) return stopped
    try {
      return readRun(path, await client.post(path, body, { signal }), limits)
    } catch (error) {
      if (signal.aborted) return stopped
      throw error
    }
  }
  return {
    languages,
    fetchAhead: async () => {},
    warmUp: async () => {},
    run: ({ language, code, input, limits }, { onOutput }) =>
      stoppable(async (signal) => {
        const execution = await execute({ language, code, input }, limits, signal)
        if (execution.output !== '') onOutput(execution.output)
        return execution
      }),
    runCases: ({ language, code, inputs, limits }, onCase) =>
      stoppable(async (signal) => {
        const executions: Execution[] = []
        for (const [index, input] of inputs.entries()) {
          // oxlint-disable-next-line no-await-in-loop -- a backend has other learners too
          const execution = await execute({ language, code, input }, limits, signal)
          executions.push(execution)
          onCase?.(index, execution)
        }
        return executions
      }),
  }
}

function readRun(path: string, answer: unknown, limits: RunLimits): Execution {
  const reading = z.safeParse(runSchema, answer)
  if (!reading.success || reading.data.state === null) throw new ShapeError(`POST ${path}`, 'no run')
  const { state, output, errorOutput, line } = reading.data
  const error = errorOutput === null ? null : { type: '', message: errorOutput, line }
  return { state, output: output.slice(0, limits.outputLength), error, stepCount: 0 }
}

function stoppable<Result>(work: (signal: AbortSignal) => Promise<Result>): CodeRun<Result> {
  const controller = new AbortController()
  return { result: work(controller.signal), stop: () => controller.abort() }
}
