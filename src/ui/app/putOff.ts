import { CallFailed } from '../../application/platform/CallFailed.ts'

/** Seconds after which the server wants to be asked again; null if it named none. */
export const retryAfterOf = (error: unknown): number | null => (error instanceof CallFailed ? error.retryAfter : null)

/**
 * Milliseconds after which a busy server may be asked again, if they are more than one would wait for: the read has failed, is told
 * as such, and is made again by itself when they are over, not before (F-005). 0: it need not be put off.
 */
export const putOff = (error: unknown): number => {
  const seconds = retryAfterOf(error) ?? 0
  return seconds > 5 ? seconds * 1000 : 0
}
