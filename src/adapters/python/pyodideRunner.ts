import { runtimeFolder } from 'virtual:python-runtime'
import type { CodeRunner } from '../../application/codeRunner.ts'
import { trustedWorkerUrl } from '../browser/trustedWorkerUrl.ts'
import workerUrl from './worker.ts?worker&url'
import { readFromWorker } from './workerMessages.ts'
import { workerRunner } from './workerRunner.ts'

/** Python in the page: in a worker, which has nothing of the page. */
export function makePythonRunner(): CodeRunner {
  return workerRunner({
    runtimeUrl: new URL(runtimeFolder, location.href).href,
    startWorker(on) {
      const worker = new Worker(trustedWorkerUrl(window, workerUrl), { type: 'module', name: 'python' })
      worker.addEventListener('message', ({ data }) => {
        const message = readFromWorker(data)
        if (message !== null) on.message(message)
      })
      worker.addEventListener('error', ({ message }) => on.broken(message || 'The worker did not start'))
      return { send: (message) => worker.postMessage(message), terminate: () => worker.terminate() }
    },
  })
}
