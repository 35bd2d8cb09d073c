import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { type WorkerChannel, serveInterpreter } from '../../adapters/python/interpreter.ts'
import type { ToWorker } from '../../adapters/python/workerMessages.ts'

const port = parentPort
if (port === null) throw new Error('Only for worker threads')

const channel: WorkerChannel = {
  send: (message) => port.postMessage(message),
  listen: (onMessage) => port.on('message', (message: ToWorker) => onMessage(message)),
  importModule: (url) => import(url),
}

const typeOf = (url: string) => (url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream')

/**
 * The class makes Pyodide detect a browser's worker, not Node: so it has no files, sockets or commands of this machine, and a program
 * behaves as in a page.
 */
const WorkerGlobalScope = { [Symbol.hasInstance]: (value: unknown) => value === globalThis }
Object.assign(globalThis, {
  WorkerGlobalScope,
  self: globalThis,
  location: new URL('file:///'),
  fetch: async (url: string | URL) =>
    new Response(new Uint8Array(await readFile(new URL(url))), { headers: { 'content-type': typeOf(String(url)) } }),
})
Object.defineProperty(globalThis, 'process', { value: undefined })

serveInterpreter(channel)
