import type { FaultRule } from './faultRules.ts'

const slowBy = 5_000

/** Returns the additional latency in ms of a call with this fault. */
export function extraLatency(kind: FaultRule['kind'] | undefined): number {
  if (kind === 'hang') return Number.POSITIVE_INFINITY
  return kind === 'slow' ? slowBy : 0
}

/** Returns the response of the fault, or undefined when the real answer is sent. */
export function faultAnswer(kind: FaultRule['kind'] | undefined): Response | undefined {
  switch (kind) {
    case undefined:
    case 'hang':
    case 'slow':
      return undefined
    case 'drop':
      throw new TypeError('Failed to fetch')
    case 'garbage':
      return new Response('<html>oops', { headers: { 'content-type': 'application/json' } })
    case 'wrong':
      return Response.json({ surprise: ['바다'], list: 'not a list', totalCount: 'many' })
    default:
      return statusAnswer(kind)
  }
}

function statusAnswer(status: number): Response {
  const headers: HeadersInit = status === 429 ? { 'retry-after': '5' } : {}
  const withoutBody = status === 204 || status === 205 || status === 304
  return withoutBody ? new Response(null, { status }) : Response.json({ message: `fault ${status}` }, { status, headers })
}

/** Waits; rejects with the signal's reason when the request is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (milliseconds === 0) return resolve()
    const timer = Number.isFinite(milliseconds) ? setTimeout(done, milliseconds) : undefined
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    function done() {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }
  })
}
