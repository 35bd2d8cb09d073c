import { CallFailed } from '../../../application/platform/CallFailed.ts'

/** An answer that is JSON but not what is due: not an object, no list under its key (F-024, F-025, F-026). */
export class ShapeError extends CallFailed {
  override readonly name = 'ShapeError'

  constructor(what: string, problem: string) {
    super(`${what}: ${problem}`, { kind: 'notJson' })
  }
}
