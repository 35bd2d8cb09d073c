import type { FaultRule } from './faultRules.ts'

/** One call as the backend saw it. */
interface CallRecord {
  readonly id: number
  readonly method: string
  /** Below the product's prefix, with what was asked; of the education environment with its own. */
  readonly path: string
  /** The fault that hit it. */
  readonly fault: FaultRule['kind'] | null
  /** An HTTP status, or how it ended without one. */
  readonly outcome: number | 'waiting' | 'dropped' | 'aborted'
  /** null while it waits. */
  readonly milliseconds: number | null
}

export interface CallLog {
  /** Newest first. */
  get(): readonly CallRecord[]
  subscribe(changed: () => void): () => void
  clear(): void
  /** What is returned tells how the call ended. */
  begin(call: Pick<CallRecord, 'method' | 'path' | 'fault'>): (outcome: CallRecord['outcome']) => void
}

/** What a log remembers: older calls make room for newer ones. */
export const mostCalls = 100

export function createCallLog(now: () => number = () => performance.now()): CallLog {
  let calls: readonly CallRecord[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly CallRecord[]) => {
    calls = next
    for (const changed of listeners) changed()
  }
  return {
    get: () => calls,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    clear: () => set([]),
    begin(call) {
      const id = ++last
      const start = now()
      set([{ ...call, id, outcome: 'waiting' as const, milliseconds: null }, ...calls].slice(0, mostCalls))
      return (outcome) => {
        const milliseconds = Math.round(now() - start)
        set(calls.map((record) => (record.id === id ? ended(record, outcome, milliseconds) : record)))
      }
    },
  }
}

const ended = (record: CallRecord, outcome: CallRecord['outcome'], milliseconds: number): CallRecord => ({
  ...record,
  outcome,
  milliseconds,
})

type Answering = (request: Request) => Promise<Response>

/** The same answers, and a log that knows of them. */
export function recordCalls(answer: Answering, log: CallLog, about: (request: Request) => Pick<CallRecord, 'path' | 'fault'>): Answering {
  return async (request) => {
    const end = log.begin({ method: request.method, ...about(request) })
    try {
      const response = await answer(request)
      end(response.status)
      return response
    } catch (error) {
      end(request.signal.aborted ? 'aborted' : 'dropped')
      throw error
    }
  }
}

/** The calls of the page itself since it was opened, over all its lives. */
export const pageCalls = createCallLog()
