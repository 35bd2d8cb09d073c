/** Why a port's promise was rejected, for those who may wait, try again, or ask anew who the viewer is (F-002, F-005). */
export class CallError extends Error {
  override readonly name: string = 'CallFailed'
  readonly kind: CallFailure['kind']
  readonly status: number | null
  /** Seconds that the server wants to be left alone. */
  readonly retryAfter: number | null

  constructor(message: string, { kind, status = null, retryAfter = null, cause }: CallFailure) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.retryAfter = retryAfter
  }
}

export interface CallFailure {
  /** `notJson`: an answer, but not the JSON that was due. `unaddressable`: never sent, since what it asks for has no address. */
  readonly kind: 'timeout' | 'aborted' | 'network' | 'status' | 'notJson' | 'unaddressable'
  readonly status?: number | null
  readonly retryAfter?: number | null
  readonly cause?: unknown
}

const missingStatuses: ReadonlySet<number | null> = new Set([400, 404, 410])

/** Whether there is nothing at this address, and so nothing to try again: the backend says so, or it could not even be asked. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && (error.kind === 'unaddressable' || missingStatuses.has(error.status))
}

/** Whether a write that failed may have been carried out all the same: its answer was lost, or the server broke while it gave it (F-084). */
export function mayHaveSucceeded(status: number | null): boolean {
  return status === null || status >= 500
}

/** What the server answered; null where no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof CallError ? error.status : null
}
