/** Why a port's promise was rejected, so that callers can wait, retry or reload the viewer (F-002, F-005). */
export class CallError extends Error {
  override readonly name: string = 'CallFailed'
  readonly kind: CallFailure['kind']
  readonly status: number | null
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null
  /** Set for a write whose outcome is not known: drops what makes a repetition of it count as the same write. */
  readonly settle?: () => void

  constructor(message: string, { kind, status = null, retryAfter = null, cause }: CallFailure) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.retryAfter = retryAfter
  }
}

export interface CallFailure {
  /** `notJson`: the answer was not the expected JSON. `unaddressable`: never sent, because the identifier cannot be part of an address. */
  readonly kind: 'timeout' | 'aborted' | 'network' | 'status' | 'notJson' | 'unaddressable'
  readonly status?: number | null
  readonly retryAfter?: number | null
  readonly cause?: unknown
}

const missingStatuses: ReadonlySet<number | null> = new Set([400, 404, 410])

/** Returns whether the address does not exist, so that a retry is pointless. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && (error.kind === 'unaddressable' || missingStatuses.has(error.status))
}

/** Returns whether a failed write may have taken effect: its answer was lost, or the server failed while answering (F-084). */
export function mayHaveSucceeded(status: number | null): boolean {
  return status === null || status >= 500
}

/** Returns the HTTP status; null when no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof CallError ? error.status : null
}

/** Returns the seconds that the server asks to wait; null where it does not say. */
export function retryAfterOf(error: unknown): number | null {
  return error instanceof CallError ? error.retryAfter : null
}

/** Statuses that may pass: signed out, timeout, conflict with a running request, too early, too many requests. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 409, 425, 429])

/** Returns whether the same request would be refused again, however often it is made. */
export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const { kind, status } = error
  return kind === 'unaddressable' || (status !== null && status >= 400 && status < 500 && !passingStatuses.has(status))
}
