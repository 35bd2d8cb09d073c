/** Browsers with Trusted Types call this a TrustedScriptURL; TypeScript's types expect a string. */
type WorkerUrl = string

interface ScriptPolicy {
  createScriptURL(address: string): WorkerUrl
}

/** The part of the browsers' Trusted Types API that is used here; not every browser has it. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy
  }
}

/** The policies, since each may be made only once; they allow only addresses that this module requests. */
const policies = new WeakMap<object, ScriptPolicy>()
let wanted = ''

/** Returns the address of a worker's script. The page's policy allows no other script loaded by its address (contentSecurityPolicy). */
export function trustedWorkerUrl(around: Window & WithTrustedTypes, address: string): WorkerUrl {
  if (!around.trustedTypes) return address
  let policy = policies.get(around)
  if (!policy) {
    policy = around.trustedTypes.createPolicy('codingbada-worker', { createScriptURL: () => wanted })
    policies.set(around, policy)
  }
  wanted = address
  return policy.createScriptURL(address)
}
