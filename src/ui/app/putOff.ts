import { CallFailed } from '../../application/platform/CallFailed.ts'

/**
 * Milliseconds after which a busy server may be asked again, if they are more than one would wait for: the read has failed, is told
 * as such, and is made again by itself when they are over, not before (F-005). 0: it need not be put off.
 */
export const putOff = (error: unknown) =>
  error instanceof CallFailed && error.retryAfter !== null && error.retryAfter > 5 ? error.retryAfter * 1000 : 0
