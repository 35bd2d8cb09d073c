/** What browsers with Trusted Types call a TrustedScriptURL: their types take it for a text. */
type WorkerUrl = string

interface ScriptPolicy {
  createScriptURL(address: string): WorkerUrl
}

/** Of what browsers call Trusted Types, the part that is needed here; not every browser has it. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy
  }
}

/** A policy may be made once; it lets through what was asked for in this module alone. */
const policies = new WeakMap<object, ScriptPolicy>()
let wanted = ''

/** The address of a worker's script. The page's policy lets no other script through that is loaded by its address (contentSecurityPolicy). */
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
