import type { ApiCall } from './apiCall.ts'

/** The chapters before the calls, in Markdown. */
export function chapters(_contract: readonly ApiCall[]): string {
  return 'Every call of the app. `x-origin` tells whether the spec gives it or we assume it.'
}
