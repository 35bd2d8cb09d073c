import harness from './harness.py?raw'
import console from './console.py?raw'
import callbacks from './callbacks.py?raw'
import costs from './costs.py?raw'
import library from './library.py?raw'
import specialMethods from './specialMethods.py?raw'
import { canWait } from './canWait.ts'
import { type FreeingModule, guardFreeing } from './guardedFreeing.ts'
import { lockDown } from './lockDown.ts'
import { maxTraceSteps } from '../../domain/problems/trace.ts'
import { memoryCeiling } from './memoryCeiling.ts'
import sea from './sea.py?raw'
import { seaHost } from './seaHost.ts'
import tracer from './tracer.py?raw'
import { witnessOf } from './witness.ts'
import type { FromWorker, RunOrder, ToWorker } from './workerMessages.ts'

/** The part of Pyodide that is used here. */
interface Pyodide {
  readonly _module: FreeingModule & {
    _PyThreadState_Get(): number
    _PyUnstable_ThreadState_SetStackProtection(state: number, start: number, size: number): number
    _emscripten_stack_get_base(): number
  }
  readonly globals: { get(name: 'dict'): () => PythonDict }
  runPython(code: string, options: { globals: PythonDict; filename: string }): unknown
}

interface PythonDict {
  get(name: 'prepare'): (...order: readonly unknown[]) => string | Program
  get(name: 'finish'): () => string
  get(name: 'syntax_of'): (code: string) => string
  get(name: 'container_types'): { toJs(): readonly number[] }
  set(name: string, text: string): void
}

interface Program {
  (): string
  /** Runs programs that wait for an answer. */
  callPromising(): Promise<string>
  destroy(): void
}

interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>
}

/** Connects this realm to the page that sends its orders. */
export interface WorkerChannel {
  send(message: FromWorker): void
  listen(onMessage: (message: ToWorker) => void): void
  importModule(url: string): Promise<unknown>
}

const megabyte = 1024 * 1024

/** The memory that a run may leave behind before it would disturb the next. */
const spentMegabytes = 64

/**
 * The depth to which calls may nest through C (`sum(f(n) for …)`, `sorted(key=f)`), in bytes of the stack that the interpreter keeps in its
 * memory: they are the same in every engine, unlike the engine's own stack. The smallest, Chromium's, holds more than twice as much.
 */
const stackBytes = 96 * 1024

/** Serves one page: gets Python ready, closes the realm, then runs a program at a time. */
export function serveInterpreter(channel: WorkerChannel): void {
  let run: ((order: RunOrder) => Promise<void>) | null = null
  let answer: ((text: string | undefined) => void) | null = null
  channel.listen((message) => {
    switch (message.kind) {
      case 'boot':
        boot(channel, message.runtimeUrl, (prompt) => {
          channel.send({ kind: 'ask', prompt })
          return new Promise((resolve) => (answer = resolve))
        }).then(
          (ready) => {
            run = ready
            channel.send({ kind: 'ready' })
          },
          (error: unknown) => channel.send({ kind: 'failed', problem: String(error) }),
        )
        return
      case 'run':
        void run?.(message)
        return
      case 'answer':
        answer?.(message.text ?? undefined)
    }
  })
}

type Ask = (prompt: string) => Promise<string | undefined>

async function boot(channel: WorkerChannel, runtimeUrl: string, ask: Ask) {
  const ceiling = memoryCeiling()
  const pyodide = await loadPyodide(channel, runtimeUrl)
  const space = pyodide.globals.get('dict')()
  space.set('console_source', console)
  space.set('callbacks_source', callbacks)
  space.set('library_source', library)
  space.set('costs_source', costs)
  space.set('special_methods_source', specialMethods)
  space.set('tracer_source', tracer)
  space.set('sea_source', sea)
  pyodide.runPython(harness, { globals: space, filename: 'harness.py' })
  const [prepare, finish, syntaxOf] = [space.get('prepare'), space.get('finish'), space.get('syntax_of')]
  // oxlint-disable-next-line no-underscore-dangle -- Pyodide's name; its version is fixed, and the build checks it
  const module = pyodide._module
  const memoryOf = () => module.HEAPU8.length
  const bootMemory = memoryOf()
  boundStack(module)
  guardFreeing(module, space.get('container_types').toJs())
  lockDown(globalThis)

  const isSpent = () => memoryOf() > bootMemory + spentMegabytes * megabyte

  return async (order: RunOrder): Promise<void> => {
    const { input, limits, isWatched, isLive, look, stage } = order
    const code = order.code.replace(byteOrderMark, '')
    ceiling.set(bootMemory + limits.memoryMegabytes * megabyte)
    const witness = witnessOf(limits, () => channel.send({ kind: 'alive' }))
    const isAsking = isLive
    const isWaiting = isAsking && canWait()
    let asked: string | undefined
    const endByAsking = (prompt: string) => {
      asked ??= prompt
      witness.cutOff('STOPPED')
    }
    const surroundings = stage === undefined ? null : seaHost(stage)
    let isReady = true
    try {
      if (look === 'syntax') {
        const [outcome = '', detail] = syntaxOf(code).split('\n')
        channel.send({ kind: 'done', execution: witness.misread(outcome), isSpent: isSpent(), isBent: false, detail })
        return
      }
      isReady = false
      const program = prepare(
        code,
        input,
        limits.stepCount,
        limits.outputLength,
        isWatched,
        isWatched ? (text: string) => channel.send({ kind: 'output', text }) : undefined,
        isAsking ? (isWaiting ? ask : endByAsking) : undefined,
        isWaiting,
        order.seed ?? 0,
        witness.tell,
        witness.cutOff,
        look === 'trace' ? maxTraceSteps : undefined,
        surroundings && [surroundings.host, surroundings.next, surroundings.script, surroundings.setting],
      )
      isReady = true
      if (typeof program === 'string') {
        channel.send({ kind: 'done', execution: witness.misread(program), isSpent: isSpent(), isBent: false })
        return
      }
      const report = isWaiting ? await program.callPromising() : program()
      const [outcome = '', steps] = report.split('\n')
      const { execution, isBent } = witness.execution(outcome, finish())
      program.destroy()
      const detail = surroundings === null ? steps : JSON.stringify(surroundings.calls)
      channel.send({ kind: 'done', execution, isSpent: isBent || isSpent(), isBent, detail, prompt: asked })
    } catch (error) {
      channel.send({ kind: 'done', execution: brokenBy(error, ceiling.wasReached()), isSpent: true, isBent: !isReady })
    }
  }
}

/** Windows editors put it before a text; Python does not count it as part of one. */
const byteOrderMark = /^\uFEFF/

/* oxlint-disable no-underscore-dangle -- names of Python's C interface */
function boundStack(module: Pyodide['_module']): void {
  const start = module._emscripten_stack_get_base() - stackBytes
  module._PyUnstable_ThreadState_SetStackProtection(module._PyThreadState_Get(), start, stackBytes)
}
/* oxlint-enable no-underscore-dangle */

async function loadPyodide(channel: WorkerChannel, runtimeUrl: string): Promise<Pyodide> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has checked the version
  const { loadPyodide: load } = (await channel.importModule(`${runtimeUrl}pyodide.mjs`)) as PyodideModule
  return load({
    indexURL: runtimeUrl,
    stdLibURL: `${runtimeUrl}library.zip`,
    // Python's `js` module gets an empty object, so that it cannot reach this realm.
    jsglobals: Object.create(null),
    // Sets and dictionaries have one order everywhere.
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
  })
}

/** Tells whether the interpreter itself broke: its stack or memory was too small for the program. */
const brokenBy = (error: unknown, isOutOfMemory: boolean) =>
  isOutOfMemory
    ? ({ state: 'MEMORY_LIMIT', output: '', error: { type: 'MemoryError', message: '', line: null }, stepCount: 0 } as const)
    : ({ state: 'RUNTIME_ERROR', output: '', error: errorOf(error), stepCount: 0 } as const)

/** The JavaScript stack ends with a RangeError. */
const errorOf = (error: unknown) =>
  error instanceof RangeError
    ? { type: 'RecursionError', message: 'Stack overflow', line: null }
    : { type: 'SystemError', message: '', line: null }
