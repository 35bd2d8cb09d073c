import { demoParameters } from './demoParameters.ts'

/** An in-site address as a link would say it: what describes the demo's view is taken off. */
export function withoutDemoParameters(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const own = new URLSearchParams(query)
  for (const name of demoParameters) own.delete(name)
  return own.size === 0 ? path : `${path}?${own.toString()}`
}
