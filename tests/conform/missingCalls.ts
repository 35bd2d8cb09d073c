import type { ApiCall } from '../../src/adapters/http/contract/apiCall.ts'
import { contract } from '../../src/adapters/http/contract/contract.ts'

/** The rule by which the demo's backend does not have a call. */
export const missingRule = ({ method, path }: ApiCall): string => `${method} ${pattern(path)}:404`

const pattern = (path: string) => path.replace(/\{\w+\}/g, '*')

/**
 * Returns the rules of a backend that has only the named calls. A star matches any word, so rules that would match a named call are left
 * out.
 */
export function rulesBeside(names: ReadonlySet<string>): readonly string[] {
  const kept = contract.filter(({ name }) => names.has(name))
  const meansKept = ({ method, path }: ApiCall) => {
    const words = new RegExp(`^${pattern(path).replaceAll('*', '[^/]+')}$`)
    return kept.some((call) => call.method === method && words.test(call.path))
  }
  return contract.filter((call) => !meansKept(call)).map(missingRule)
}
