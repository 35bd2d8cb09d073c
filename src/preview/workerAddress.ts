import type { Workbox } from 'workbox-window'

type Address = ConstructorParameters<typeof Workbox>[0]

/** Of what browsers call Trusted Types, the part that is needed here; not every browser has it. */
interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(address: string): Address }
  }
}

/** The one script that is loaded by its address: the page's policy lets nothing through but this (contentSecurityPolicy.ts). */
export function workerAddress(around: Window & WithTrustedTypes, address: string): Address {
  return around.trustedTypes?.createPolicy('codingbada-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address
}
