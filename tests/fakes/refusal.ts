import { CallError } from '../../src/application/callError.ts'

/** The server has answered with this status. */
export function refusal(status: number): CallError {
  return new CallError(`status ${status}`, { kind: 'status', status })
}

/** Nobody knows whether the call arrived. */
export function lostConnection(): CallError {
  return new CallError('network', { kind: 'network' })
}
