import type { Clock } from '../../application/platform/Clock.ts'

export const systemClock: Clock = {
  now: () => new Date(),
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
}
