import { CallFailed, type CallFailure } from '../../application/platform/CallFailed.ts'

export class HttpError extends CallFailed {
  override readonly name = 'HttpError'
  readonly method: string
  readonly path: string

  constructor(method: string, path: string, problem: string, failure: CallFailure) {
    super(`${method} ${path}: ${problem}`, failure)
    this.method = method
    this.path = path
  }
}
