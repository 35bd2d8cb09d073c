import { type WorkerChannel, serveInterpreter } from './interpreter.ts'
import type { ToWorker } from './workerMessages.ts'

// The functions are read before the realm is closed, and are not reachable by programs.
const send: (message: unknown) => void = self.postMessage.bind(self)
const listen = self.addEventListener.bind(self)

const channel: WorkerChannel = {
  send,
  // Only the page that started this worker can write to it.
  listen: (onMessage) => listen('message', ({ data }: MessageEvent<ToWorker>) => onMessage(data)),
  importModule: (url) => import(/* @vite-ignore */ url),
}

serveInterpreter(channel)
