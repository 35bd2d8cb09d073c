import { CallFailed } from '../../src/application/callFailed.ts'

/** The server has answered with this status. */
export function refusal(status: number): CallFailed {
  return new CallFailed(`status ${status}`, { kind: 'status', status })
}

/** Nobody knows whether the call arrived. */
export function lostConnection(): CallFailed {
  return new CallFailed('network', { kind: 'network' })
}
