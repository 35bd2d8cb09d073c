import { CallFailed } from './CallFailed.ts'

const gone: ReadonlySet<number | null> = new Set([400, 404, 410])

/** Whether there is nothing at this address, and so nothing to try again: the backend says so, or it could not even be asked. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallFailed && (error.kind === 'unaskable' || gone.has(error.status))
}
