import { CallError } from '../../src/application/callError.ts'

/** Makes the error of a call that the server answered with this status. */
export function refusal(status: number): CallError {
  return new CallError(`status ${status}`, { kind: 'status', status })
}

/** Makes the error of a call that may or may not have arrived. */
export function lostConnection(): CallError {
  return new CallError('network', { kind: 'network' })
}
