import type { FaultRule } from './faultRules.ts'

/** A call as the backend saw it. */
interface CallRecord {
  readonly id: number
  readonly method: string
  /** The path below the product's prefix, with its query; paths of the education environment keep their own prefix. */
  readonly path: string
  /** The kind of fault that was applied, or null. */
  readonly fault: FaultRule['kind'] | null
  /** The HTTP status, or the reason why there is none. */
  readonly outcome: number | 'waiting' | 'dropped' | 'aborted'
  /** Null while the call waits. */
  readonly milliseconds: number | null
}

export interface CallLog {
  /** Returns the calls, the newest first. */
  get(): readonly CallRecord[]
  subscribe(changed: () => void): () => void
  clear(): void
  /** Adds a call. The returned function sets how it ended. */
  begin(call: Pick<CallRecord, 'method' | 'path' | 'fault'>): (outcome: CallRecord['outcome']) => void
}

/** The maximum number of calls in a log: the oldest are dropped for newer ones. */
export const maxCalls = 100

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
      set([{ ...call, id, outcome: 'waiting' as const, milliseconds: null }, ...calls].slice(0, maxCalls))
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

/** Wraps the backend so that the log records its calls. */
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

/** The calls of the page itself since it was opened, kept over restarts of the app. */
export const pageCalls = createCallLog()
