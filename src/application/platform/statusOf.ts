import { CallFailed } from './CallFailed.ts'

/** What the server answered; null where no answer came. */
export function statusOf(error: unknown): number | null {
  return error instanceof CallFailed ? error.status : null
}
