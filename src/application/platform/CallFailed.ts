/** Why a port's promise was rejected, for those who may wait, try again, or ask anew who the viewer is (F-002, F-005). */
export class CallFailed extends Error {
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
  /** `notJson`: an answer, but not the JSON that was due. `unaskable`: never sent, since what it asks for has no address. */
  readonly kind: 'timeout' | 'aborted' | 'network' | 'status' | 'notJson' | 'unaskable'
  readonly status?: number | null
  readonly retryAfter?: number | null
  readonly cause?: unknown
}
