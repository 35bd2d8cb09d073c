import type { DemoAddress } from './DemoAddress.ts'

/** The demo's clock: stands still at the address's `at`, or is the real one. */
export function demoClock({ at }: Pick<DemoAddress, 'at'>): { now(): Date; timeZone(): string } {
  return {
    now: () => (at === null ? new Date() : new Date(at)),
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
