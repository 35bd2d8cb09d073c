import harness from './harness.py?raw'
import { lockDown } from './lockDown.ts'
import { mostTraceSteps } from '../../domain/problems/trace.ts'
import { memoryCeiling } from './memoryCeiling.ts'
import sea from './sea.py?raw'
import { seaHost } from './seaHost.ts'
import tracer from './tracer.py?raw'
import type { FromWorker, RunOrder, ToWorker } from './workerMessages.ts'

/** What this needs of Pyodide. */
interface Pyodide {
  readonly _module: { readonly HEAPU8: Uint8Array }
  readonly globals: { get(name: 'dict'): () => PythonDict }
  runPython(code: string, options: { globals: PythonDict; filename: string }): unknown
}

interface PythonDict {
  get(name: 'run' | 'trace' | 'syntax_of' | 'play'): RunInPython
}

interface RunInPython {
  (...order: readonly unknown[]): string
  /** For programs that wait for an answer. */
  callPromising(...order: readonly unknown[]): Promise<string>
}

interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>
}

/** Where this realm gets its orders from. */
export interface Channel {
  send(message: FromWorker): void
  listen(onMessage: (message: ToWorker) => void): void
  importModule(url: string): Promise<unknown>
}

const megabyte = 1024 * 1024

/** Beyond this, what a run has left behind would be in the way of the next. */
const spentMegabytes = 64

/** Waiting for an answer in the midst of a program: not every browser can. */
export const canWait = () => 'Suspending' in WebAssembly

/** Serves one page: gets Python ready, closes the realm, then runs a program at a time. */
export function serveInterpreter(channel: Channel): void {
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

async function boot(channel: Channel, runtimeUrl: string, ask: Ask) {
  const ceiling = memoryCeiling()
  const pyodide = await loadPyodide(channel, runtimeUrl)
  const space = pyodide.globals.get('dict')()
  pyodide.runPython(tracer, { globals: space, filename: 'tracer.py' })
  pyodide.runPython(sea, { globals: space, filename: 'sea.py' })
  pyodide.runPython(harness, { globals: space, filename: 'harness.py' })
  const [runInPython, traceInPython, syntaxInPython] = [space.get('run'), space.get('trace'), space.get('syntax_of')]
  const playInPython = space.get('play')
  // oxlint-disable-next-line no-underscore-dangle -- Pyodide's name; its version is fixed, and the build checks it
  const memoryOf = () => pyodide._module.HEAPU8.length
  const bootMemory = memoryOf()
  lockDown(globalThis)

  const tellAlive = () => channel.send({ kind: 'alive' })
  const lookInto = ({ look, code, input, stage, limits: { stepCount, outputLength } }: RunOrder) => {
    if (look === 'syntax') return syntaxInPython(code)
    if (stage === undefined) return traceInPython(code, input, stepCount, outputLength, mostTraceSteps, tellAlive)
    const { host, next, script, setting, calls } = seaHost(stage)
    return `${playInPython(code, stepCount, outputLength, tellAlive, host, next, script, setting)}\n${JSON.stringify(calls)}`
  }
  const isSpent = () => memoryOf() > bootMemory + spentMegabytes * megabyte

  return async (run: RunOrder): Promise<void> => {
    const { code, input, limits, isWatched, isLive, look } = run
    ceiling.set(bootMemory + limits.memoryMegabytes * megabyte)
    const order = [
      code,
      input,
      limits.stepCount,
      limits.outputLength,
      isWatched,
      isWatched ? (text: string) => channel.send({ kind: 'output', text }) : undefined,
      isLive && canWait() ? ask : undefined,
      tellAlive,
    ]
    try {
      const isWaiting = isLive && canWait()
      const text = look ? lookInto(run) : isWaiting ? await runInPython.callPromising(...order) : runInPython(...order)
      const [execution = '', detail] = text.split('\n')
      channel.send({ kind: 'done', execution: JSON.parse(execution), isSpent: isSpent(), ...(detail !== undefined && { detail }) })
    } catch (error) {
      channel.send({ kind: 'done', execution: brokenBy(error, ceiling.wasReached()), isSpent: true })
    }
  }
}

async function loadPyodide(channel: Channel, runtimeUrl: string): Promise<Pyodide> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has checked the version
  const { loadPyodide: load } = (await channel.importModule(`${runtimeUrl}pyodide.mjs`)) as PyodideModule
  return load({
    indexURL: runtimeUrl,
    stdLibURL: `${runtimeUrl}library.zip`,
    // Python's `js` module: nothing of this realm.
    jsglobals: Object.create(null),
    // Sets and dictionaries have one order everywhere.
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
  })
}

/** The interpreter itself gave way: its stack or its memory was too small for what the program asked for. */
const brokenBy = (error: unknown, isOutOfMemory: boolean) =>
  isOutOfMemory
    ? ({ state: 'MEMORY_LIMIT', output: '', error: { type: 'MemoryError', message: '', line: null }, stepCount: 0 } as const)
    : ({ state: 'RUNTIME_ERROR', output: '', error: { type: nameOf(error), message: '', line: null }, stepCount: 0 } as const)

/** The JavaScript stack ends with a RangeError. */
const nameOf = (error: unknown) => (error instanceof RangeError ? 'RecursionError' : 'SystemError')
