import type { DemoAddress } from './DemoAddress.ts'

/** What a demo view is where its address leaves it open. */
export const demoDefaults = {
  persona: 'learner',
  channel: 'main',
  content: 'full',
  notice: 'none',
  seed: 1,
  latency: 150,
} as const satisfies Partial<DemoAddress>

/** The most that an address may ask for, in milliseconds. */
export const longestLatency = 60_000
