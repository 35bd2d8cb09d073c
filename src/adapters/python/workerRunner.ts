import type { CodeRun, CodeRunner, ProgramInspector, RunEvents, SeaJudge, SeaRunner } from '../../application/codeRunner.ts'
import type { SeaRecording } from '../../domain/blocks/pythonPlay.ts'
import type { Stage } from '../../domain/blocks/stage.ts'
import { defaultLimits, type Execution, type RunLimits, withLine } from '../../domain/problems/execution.ts'
import { readSeaCalls, readSyntax, readTrace } from './inspection.ts'
import { type Finished, type PythonProcess, type StartWorker, startPython, type WallClock, usualWallClock } from './pythonProcess.ts'
import { touchesInterpreter } from './touchesInterpreter.ts'
import type { RunOrder } from './workerMessages.ts'

export interface WorkerRunnerOptions {
  readonly startWorker: StartWorker
  /** The address of the interpreter's files, with a slash at the end. */
  readonly runtimeUrl: string
  readonly clock?: WallClock
  /** Loads the files ahead, for runners whose files come over a network. */
  fetchAhead?(): Promise<void>
}

export interface PythonRunner extends CodeRunner, ProgramInspector, SeaRunner, SeaJudge {}

/** A runner whose workers can be closed. */
export interface ClosableRunner extends PythonRunner {
  close(): void
}

/** The longest that all cases of a program may take together, as a multiple of what one may take. */
const maxCaseTimes = 2

const stopped: Finished = { execution: { state: 'STOPPED', output: '', error: null, stepCount: 0 } }
const tooSlow: Execution = { state: 'TIME_LIMIT', output: '', error: null, stepCount: 0 }

type Execute = (order: RunOrder, events: Partial<RunEvents>, job: Job) => Promise<Finished>

/** Programs that share an interpreter. `alone`: no other program has run in it, and none will. */
type Company = 'own' | 'trusted' | 'alone'

/** The program that runs, or is about to. */
interface Job {
  isStopped: boolean
  readonly company: Company
  process: PythonProcess | null
  /** Ends the wait for an answer. */
  stopAsking: (() => void) | null
}

/** Opens the interpreters that programs take turns in. */
function openPool(start: () => PythonProcess) {
  let own: PythonProcess | null = null
  let trusted: PythonProcess | null = null
  let spare: PythonProcess | null = null
  let alone: PythonProcess | null = null
  let isOpen = true

  const takeSpare = () => {
    const taken = spare?.isUsable() === true ? spare : null
    if (taken !== null) spare = null
    return taken
  }
  const takeUnused = (): PythonProcess => {
    const ready = takeSpare()
    if (ready !== null) return ready
    if (own?.isUsable() !== true || own.hasRun()) return start()
    const taken = own
    own = null
    return taken
  }
  /** Starts a spare worker when nothing else starts, so that the two do not slow each other down. */
  const keepSpare = () => {
    if (isOpen && spare?.isUsable() !== true) spare = start()
  }

  return {
    take(company: Company): PythonProcess {
      if (company === 'own') {
        if (own?.isUsable() !== true) own = takeSpare() ?? start()
        return own
      }
      if (company === 'trusted') {
        if (trusted?.isUsable() !== true) trusted = takeUnused()
        return trusted
      }
      if (alone?.isUsable() !== true) alone = takeUnused()
      return alone
    },
    keepSpare,
    endAlone() {
      alone?.end('STOPPED')
      alone = null
      keepSpare()
    },
    close() {
      isOpen = false
      for (const process of [own, trusted, spare, alone]) process?.end('STOPPED')
      own = trusted = spare = alone = null
    },
  }
}

/**
 * Runs a program that may ask. Where it cannot wait for an answer it ends by asking, and runs again with the answers so far and the same
 * seed. Only new output is passed on.
 */
async function runWithAnswers(execute: Execute, order: RunOrder, { onOutput, ...asking }: RunEvents, job: Job): Promise<Finished> {
  let { input, isLive } = order
  let shownLength = 0
  for (;;) {
    let length = 0
    const showNew = (text: string) => {
      const fresh = text.slice(Math.max(0, shownLength - length))
      length += text.length
      shownLength = Math.max(shownLength, length)
      if (fresh !== '') onOutput(fresh)
    }
    // oxlint-disable-next-line no-await-in-loop -- each run needs the answer to the one before
    const finished = await execute({ ...order, input, isLive }, { onOutput: showNew, ...asking }, job)
    const { prompt } = finished
    const { askForLine: ask } = asking
    if (prompt === undefined || ask === undefined) return finished
    // oxlint-disable-next-line no-await-in-loop -- see above
    const line = await new Promise<string | null>((resolve, reject) => {
      job.stopAsking = () => resolve(null)
      ask(prompt).then(resolve, reject)
    })
    job.stopAsking = null
    if (job.isStopped) return finished
    if (line === null) isLive = false
    else input = withLine(input, line)
  }
}

/**
 * Runs Python in workers: one for the learner's own programs, one for trusted programs, once there are any, and a spare one for when one of
 * them has to be ended or a program has to be alone. Python cannot isolate programs from each other: a program that is alone takes its
 * interpreter with it when it ends.
 */
export function workerRunner({
  startWorker,
  runtimeUrl,
  clock = usualWallClock,
  fetchAhead = async () => {},
}: WorkerRunnerOptions): ClosableRunner {
  const pool = openPool(() => startPython(startWorker, runtimeUrl, clock))
  let lastRun: Promise<unknown> = Promise.resolve()

  /** Queues the runs, one after the other. */
  const queued = <Result>(company: Company, work: (job: Job) => Promise<Result>): CodeRun<Result> => {
    const job: Job = { isStopped: false, company, process: null, stopAsking: null }
    const result = lastRun.then(async () => {
      try {
        return await work(job)
      } finally {
        job.process = null
        if (company === 'alone') pool.endAlone()
      }
    })
    lastRun = result.catch(() => {})
    return {
      result,
      stop() {
        job.isStopped = true
        job.process?.end('STOPPED')
        job.stopAsking?.()
      },
    }
  }

  const execute: Execute = async (order, events, job) => {
    if (job.isStopped) return stopped
    const process = pool.take(job.company)
    job.process = process
    try {
      await process.ready
      if (job.company !== 'alone') pool.keepSpare()
      return await process.run(order, events)
    } catch (error) {
      if (job.isStopped) return stopped
      throw error
    }
  }

  /** Repeats a run with an untrusted result; its interpreter has been closed, so another one takes the run. */
  const believed = async (order: RunOrder, job: Job): Promise<Finished> => {
    const first = await execute(order, {}, job)
    return first.isBent === true ? execute(order, {}, job) : first
  }

  return {
    languages: ['PYTHON'],
    fetchAhead,
    async warmUp() {
      await pool.take('own').ready
      pool.keepSpare()
    },
    run({ code, input, limits }, events) {
      const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
      const order: RunOrder = { kind: 'run', code, input, limits, seed, isWatched: true, isLive: events.askForLine !== undefined }
      return queued(companyOf(code), async (job) => (await runWithAnswers(execute, order, events, job)).execution)
    },
    runCases({ code, inputs, limits, isAlone = false, isTrusted = false }, onCase) {
      return queued(isTrusted ? 'trusted' : companyOf(code, isAlone), async (job) => {
        const executions: Execution[] = []
        const started = performance.now()
        let isUndecided = false
        for (const [index, input] of inputs.entries()) {
          const order: RunOrder = { kind: 'run', code, input, limits, isWatched: false, isLive: false }
          // A single case that stands still delays others long enough.
          const isTooSlow = executions.at(-1)?.state === 'TIME_LIMIT'
          isUndecided ||= performance.now() - started > maxCaseTimes * clock.totalMs
          // oxlint-disable-next-line no-await-in-loop -- one interpreter, one case at a time
          const finished: Finished = isTooSlow ? { execution: tooSlow } : isUndecided ? stopped : await believed(order, job)
          isUndecided ||= finished.isUndecided === true
          const execution = isUndecided ? stopped.execution : finished.execution
          executions.push(execution)
          onCase?.(index, execution)
        }
        return executions
      })
    },
    trace({ code, input, limits, isAlone = false }) {
      const order: RunOrder = { kind: 'run', code, input, limits, isWatched: false, isLive: false, look: 'trace' }
      return queued(companyOf(code, isAlone), async (job) => readTrace(code, await execute(order, {}, job)))
    },
    runInSea({ code, stage, limits }, events) {
      const order = seaOrder(code, stage, limits)
      // The seed stays that of the judge, so that a program behaves in the page as it does there.
      const work = (job: Job) =>
        events === undefined ? execute(order, {}, job) : runWithAnswers(execute, { ...order, isWatched: true, isLive: true }, events, job)
      return queued(companyOf(code), async (job) => recordingOf(await work(job)))
    },
    judgeInSeas({ code, stages, limits }) {
      return queued('alone', async (job) => {
        const recordings: SeaRecording[] = []
        // oxlint-disable-next-line no-await-in-loop -- one interpreter, one sea at a time
        for (const stage of stages) recordings.push(recordingOf(await execute(seaOrder(code, stage, limits), {}, job)))
        return recordings
      })
    },
    syntax(code) {
      const order: RunOrder = { kind: 'run', code, input: '', limits: defaultLimits, isWatched: false, isLive: false, look: 'syntax' }
      return queued('own', async (job) => readSyntax(await execute(order, {}, job)))
    },
    close: pool.close,
  }
}

const companyOf = (code: string, isAlone = false): Company => (isAlone || touchesInterpreter(code) ? 'alone' : 'own')

const seaOrder = (code: string, stage: Stage, limits: RunLimits): RunOrder => ({
  kind: 'run',
  code,
  input: '',
  limits,
  isWatched: false,
  isLive: false,
  look: 'sea',
  stage,
})

const recordingOf = ({ execution, detail }: Finished): SeaRecording => ({ execution, calls: readSeaCalls(detail) })
