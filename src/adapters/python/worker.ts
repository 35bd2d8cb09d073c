import { type WorkerChannel, serveInterpreter } from './interpreter.ts'
import type { ToWorker } from './workerMessages.ts'

// Taken before the realm is closed, and known to nobody else.
const send: (message: unknown) => void = self.postMessage.bind(self)
const listen = self.addEventListener.bind(self)

const channel: WorkerChannel = {
  send,
  // Only the page that started this worker can write to it.
  listen: (onMessage) => listen('message', ({ data }: MessageEvent<ToWorker>) => onMessage(data)),
  importModule: (url) => import(/* @vite-ignore */ url),
}

serveInterpreter(channel)
