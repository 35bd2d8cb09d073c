import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'vite'
import type { WallClock } from '../../adapters/python/pythonProcess.ts'
import { readFromWorker } from '../../adapters/python/workerMessages.ts'
import { type ClosableRunner, workerRunner } from '../../adapters/python/workerRunner.ts'
import { pythonRuntime } from './pythonLibrary.ts'

/** Starts Python in a Node thread, for servers and tests: interpreter, library and harness of the page. Threads last until `close`. */
export async function nodePythonRunner(clock?: WallClock): Promise<ClosableRunner> {
  const [runtime, script] = await Promise.all([pythonRuntime(), workerScript()])
  return workerRunner({
    runtimeUrl: pathToFileURL(`${resolve(runtime.folder)}/`).href,
    ...(clock && { clock }),
    startWorker(on) {
      const worker = new Worker(script, { env: {}, execArgv: [] })
      const started = new Promise((settle) => {
        for (const event of ['message', 'error', 'exit']) worker.once(event, settle)
      })
      worker.on('message', (data) => {
        const message = readFromWorker(data)
        if (message !== null) on.message(message)
      })
      worker.on('error', (error) => on.broken(String(error)))
      return {
        send(message) {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
          worker.postMessage(message)
        },
        // V8 crashes where a thread goes while WebAssembly is still being read for it.
        terminate: () => void started.then(() => worker.terminate()),
      }
    },
  })
}

/** The thread's program as one address: Node runs no TypeScript by itself. */
async function workerScript(): Promise<URL> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, 'nodeWorker.ts'),
      write: false,
      minify: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
  const chunk = [built].flat().flatMap((result) => ('output' in result ? result.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('The worker was not built')
  return new URL(`data:text/javascript;base64,${Buffer.from(chunk.code).toString('base64')}`)
}
