import type { Log } from '../../application/platform/Log.ts'

/** Tells developers who ask: browsers keep debug lines out of sight until then. */
export const consoleLog: Log = {
  warn: (event) => console.debug('[codingbada]', event),
}
