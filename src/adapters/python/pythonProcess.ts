import type { RunEvents } from '../../application/codeRunner.ts'
import type { Execution, ExecutionState } from '../../domain/problems/execution.ts'
import type { FromWorker, RunOrder, ToWorker } from './workerMessages.ts'

/** A worker of the page or of Node. */
export interface WorkerHandle {
  send(message: ToWorker): void
  terminate(): void
}

export type StartWorker = (on: { message(message: FromWorker): void; broken(problem: string): void }) => WorkerHandle

/** Time limits beyond the step limits, for programs that take no steps. Neither counts while a program waits for an answer. */
export interface WallClock {
  /** The maximum time without a sign of life. */
  readonly silenceMs: number
  readonly totalMs: number
}

/**
 * The clock cuts off a judged program only if a machine of half the speed would do so, too. A program that ends in between, or that still
 * takes steps after the total time, gets no verdict, because it would get a different one on another machine.
 */
const marginFactor = 2

export const usualWallClock: WallClock = { silenceMs: 10_000, totalMs: 60_000 }

/** The end of a program and, as JSON, the requested detail, which is missing when the program was cut off. */
export interface Finished {
  readonly execution: Execution
  /** The program reached into the code that counts and limits its steps. */
  readonly isBent?: boolean | undefined
  /** The judged program came so close to the clock that its verdict would depend on the machine. */
  readonly isUndecided?: boolean | undefined
  readonly detail?: string | undefined
  /** The prompt of a program that has ended because it asks for a line. */
  readonly prompt?: string | undefined
}

/** A Python interpreter in a worker of its own. It runs one program at a time, and ends with the first that had to be cut off. */
export interface PythonProcess {
  readonly ready: Promise<void>
  readonly isUsable: () => boolean
  /** Returns whether a program has run in it. */
  readonly hasRun: () => boolean
  run(order: RunOrder, events: Partial<RunEvents>): Promise<Finished>
  /** Ends the running program with this state, and the worker with it. */
  end(state: ExecutionState): void
}

export function startPython(startWorker: StartWorker, runtimeUrl: string, clock: WallClock): PythonProcess {
  const boot = deferred<void>()
  // Callers that await `ready` get the error.
  boot.promise.catch(() => {})
  let isUsable = true
  let hasRun = false
  let current: Run | null = null

  const close = () => {
    isUsable = false
    worker.terminate()
  }
  const fail = (problem: string) => {
    close()
    boot.reject(new Error(problem))
    current?.fail(problem)
  }
  const worker = startWorker({
    broken: fail,
    message(message) {
      if (message.kind === 'ready') boot.resolve()
      else if (message.kind === 'failed') fail(message.problem)
      else current?.hear(message)
    },
  })
  worker.send({ kind: 'boot', runtimeUrl })

  return {
    ready: boot.promise,
    isUsable: () => isUsable,
    hasRun: () => hasRun,
    async run(order, events) {
      await boot.promise
      hasRun = true
      const run = startRun(order, events, { worker, clock, close })
      current = run
      try {
        worker.send(order)
        return await run.result
      } finally {
        current = null
      }
    },
    end(state) {
      close()
      boot.reject(new Error('The interpreter was ended'))
      current?.cutOff(state)
    },
  }
}

interface Run {
  readonly result: Promise<Finished>
  hear(message: FromWorker): void
  cutOff(state: ExecutionState): void
  fail(problem: string): void
}

interface Around {
  readonly worker: WorkerHandle
  readonly clock: WallClock
  close(): void
}

function startRun(order: RunOrder, events: Partial<RunEvents>, { worker, clock, close }: Around): Run {
  const { promise, resolve, reject } = deferred<Finished>()
  let output = ''
  const cutOff = (state: ExecutionState) => {
    stopClocks()
    close()
    resolve({ execution: { state, output, error: null, stepCount: 0 }, isUndecided })
  }
  const isJudged = !order.isWatched
  let isUndecided = false
  const silence = startTimer(clock.silenceMs * (isJudged ? marginFactor : 1), () => cutOff('TIME_LIMIT'))
  const total = startTimer(clock.totalMs, () => {
    isUndecided = isJudged
    cutOff('TIME_LIMIT')
  })
  const stopClocks = () => {
    silence.pause()
    total.pause()
  }

  const answer = async (prompt: string) => {
    stopClocks()
    let text: string | null = null
    try {
      text = (await events.askForLine?.(prompt)) ?? null
    } finally {
      silence.restart()
      total.resume()
      worker.send({ kind: 'answer', text })
    }
  }

  return {
    result: promise,
    cutOff,
    fail(problem) {
      stopClocks()
      reject(new Error(problem))
    },
    hear(message) {
      isUndecided ||= isJudged && silence.passed() > clock.silenceMs
      if (message.kind === 'done') {
        stopClocks()
        if (message.isSpent || message.isBent === true) close()
        resolve({ ...message, isUndecided })
        return
      }
      silence.restart()
      if (message.kind === 'output') {
        const piece = message.text.slice(0, order.limits.outputLength - output.length)
        output += piece
        if (piece !== '') events.onOutput?.(piece)
        // The interpreter enforces the limit; output of a program that evaded it is dropped.
        if (piece.length < message.text.length) cutOff('OUTPUT_LIMIT')
      } else if (message.kind === 'ask') answer(message.prompt).catch((error: unknown) => (stopClocks(), close(), reject(error)))
    },
  }
}

/** A timer that can be held. */
function startTimer(ms: number, onEnd: () => void) {
  let left = ms
  let started = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const resume = () => {
    clearTimeout(timer)
    started = performance.now()
    timer = setTimeout(onEnd, left)
  }
  resume()
  return {
    pause() {
      clearTimeout(timer)
      left -= performance.now() - started
    },
    resume,
    /** Returns the time since it was last restarted or resumed, in ms. */
    passed: () => performance.now() - started,
    restart() {
      left = ms
      resume()
    },
  }
}

/** `Promise.withResolvers`, which browsers of early 2024 lack. */
function deferred<T>() {
  const ways: { resolve?: (value: T) => void; reject?: (error: unknown) => void } = {}
  const promise = new Promise<T>((resolve, reject) => Object.assign(ways, { resolve, reject }))
  return { promise, resolve: (value: T) => ways.resolve?.(value), reject: (error: unknown) => ways.reject?.(error) }
}
