import { allowsPrefetch, type NetworkInformation } from '../../domain/prefetch.ts'
import { trustedWorkerUrl } from '../browser/trustedWorkerUrl.ts'
// oxlint-disable-next-line import/default -- what the build makes of it
import workerUrl from './worker.ts?worker&url'
import { readFromWorker } from './workerMessages.ts'
import { type PythonRunner, workerRunner } from './workerRunner.ts'

/** The folder of the interpreter's files beside the worker, written in by the build: its name changes with them. */
declare const pythonFolder: string
/** The names of the interpreter's files. */
declare const pythonFiles: readonly string[]

/** Creates a runner of Python in a worker, which cannot reach the page. */
export function makePythonRunner(): PythonRunner {
  const runtimeUrl = new URL(`${pythonFolder}/`, new URL(workerUrl, location.href)).href
  return workerRunner({
    runtimeUrl,
    async fetchAhead() {
      if (!isPrefetchAllowed()) return
      await oneTabAtATime(() => Promise.all([workerUrl, ...pythonFiles.map((file) => runtimeUrl + file)].map(fetchWhole)))
    },
    startWorker(on) {
      const worker = new Worker(trustedWorkerUrl(window, workerUrl), { type: 'module', name: 'python' })
      worker.addEventListener('message', ({ data }) => {
        const message = readFromWorker(data)
        if (message !== null) on.message(message)
      })
      worker.addEventListener('error', ({ message }) => on.broken(message || 'The worker did not start'))
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
        send: (message) => worker.postMessage(message),
        terminate: () => worker.terminate(),
      }
    },
  })
}

/** Fetches a file to its end, so that the browser caches all of it. */
const fetchWhole = async (url: string) => (await fetch(url, { priority: 'low' })).blob()

/** Fetches in one tab at a time: the next tab finds the files in the browser's cache. */
const oneTabAtATime = (work: () => Promise<unknown>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('python-files', work) : work()

const isPrefetchAllowed = () => allowsPrefetch((navigator as Navigator & { readonly connection?: NetworkInformation }).connection)
