import type { CodeRun, CodeRunner, ProgramInspector, RunEvents, SeaRunner } from '../../application/codeRunner.ts'
import { defaultLimits, type Execution } from '../../domain/problems/execution.ts'
import { readSeaCalls, readSyntax, readTrace } from './inspection.ts'
import { type Finished, type PythonProcess, type StartWorker, startPython, type WallClock, wallClock } from './pythonProcess.ts'
import type { RunOrder } from './workerMessages.ts'

export interface WorkerRunnerOptions {
  readonly startWorker: StartWorker
  /** Where the files of the interpreter lie, with a slash at the end. */
  readonly runtimeUrl: string
  readonly clock?: WallClock
  /** Where files come over a network. */
  fetchAhead?(): Promise<void>
}

export interface PythonRunner extends CodeRunner, ProgramInspector, SeaRunner {}

/** A runner whose workers can be let go. */
export interface ClosableRunner extends PythonRunner {
  close(): void
}

/** How many cases of a program may end by the wall clock; those after them would only be waited for. */
const slowCases = 2

const stopped: Finished = { execution: { state: 'STOPPED', output: '', error: null, stepCount: 0 } }
const tooSlow: Execution = { state: 'TIME_LIMIT', output: '', error: null, stepCount: 0 }

/** Runs Python in workers: one that works, and one that is ready for when the first has to be ended. */
export function workerRunner({
  startWorker,
  runtimeUrl,
  clock = wallClock,
  fetchAhead = async () => {},
}: WorkerRunnerOptions): ClosableRunner {
  let active: PythonProcess | null = null
  let spare: PythonProcess | null = null
  let lastRun: Promise<unknown> = Promise.resolve()
  const start = () => startPython(startWorker, runtimeUrl, clock)

  const takeProcess = (): PythonProcess => {
    if (active?.isUsable() === true) return active
    active = spare?.isUsable() === true ? spare : start()
    spare = null
    return active
  }
  /** Once the active one is ready, so that the two do not hinder each other. */
  const keepSpare = () => {
    if (spare?.isUsable() !== true) spare = start()
  }

  /** Runs one after the other; `work` asks before each step whether it still may. */
  const queued = <Result>(work: (isStopped: () => boolean) => Promise<Result>): CodeRun<Result> => {
    let isStopped = false
    let isRunning = false
    const result = lastRun.then(async () => {
      isRunning = true
      try {
        return await work(() => isStopped)
      } finally {
        isRunning = false
      }
    })
    lastRun = result.catch(() => {})
    return {
      result,
      stop() {
        isStopped = true
        if (isRunning) active?.end('STOPPED')
      },
    }
  }

  const execute = async (order: RunOrder, events: Partial<RunEvents>, isStopped: () => boolean): Promise<Finished> => {
    if (isStopped()) return stopped
    const process = takeProcess()
    try {
      await process.ready
      keepSpare()
      return await process.run(order, events)
    } catch (error) {
      if (isStopped()) return stopped
      throw error
    }
  }

  return {
    languages: ['PYTHON'],
    fetchAhead,
    async warmUp() {
      await takeProcess().ready
      keepSpare()
    },
    run({ code, input, limits }, events) {
      const order: RunOrder = { kind: 'run', code, input, limits, isWatched: true, isLive: events.askForLine !== undefined }
      return queued(async (isStopped) => (await execute(order, events, isStopped)).execution)
    },
    runCases({ code, inputs, limits }, onCase) {
      return queued(async (isStopped) => {
        const executions: Execution[] = []
        for (const [index, input] of inputs.entries()) {
          const order: RunOrder = { kind: 'run', code, input, limits, isWatched: false, isLive: false }
          const isTooSlow = executions.filter(({ state }) => state === 'TIME_LIMIT').length >= slowCases
          // oxlint-disable-next-line no-await-in-loop -- one interpreter, one case at a time
          const execution = isTooSlow ? tooSlow : (await execute(order, {}, isStopped)).execution
          executions.push(execution)
          onCase?.(index, execution)
        }
        return executions
      })
    },
    trace({ code, input, limits }) {
      const order: RunOrder = { kind: 'run', code, input, limits, isWatched: false, isLive: false, look: 'trace' }
      return queued(async (isStopped) => readTrace(code, await execute(order, {}, isStopped)))
    },
    runInSea({ code, stage, limits }) {
      const order: RunOrder = { kind: 'run', code, input: '', limits, isWatched: false, isLive: false, look: 'sea', stage }
      return queued(async (isStopped) => {
        const { execution, detail } = await execute(order, {}, isStopped)
        return { execution, calls: readSeaCalls(detail) }
      })
    },
    syntax(code) {
      const order: RunOrder = { kind: 'run', code, input: '', limits: defaultLimits, isWatched: false, isLive: false, look: 'syntax' }
      return queued(async (isStopped) => readSyntax(await execute(order, {}, isStopped)))
    },
    close() {
      for (const process of [active, spare]) process?.end('STOPPED')
      active = spare = null
    },
  }
}
