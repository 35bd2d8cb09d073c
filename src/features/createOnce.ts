import { deviceStore, tabLock } from '../adapters/browser/device.ts'
import { storedPresses } from '../adapters/browser/openPresses.ts'
import { randomKey } from '../adapters/http/idempotencyKey.ts'
import { type CreateOnce, makeCreateOnce } from '../application/createOnce.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireCreateOnce({ log, clock, storageScope }: Pick<FeatureDependencies, 'log' | 'clock' | 'storageScope'>): CreateOnce {
  return makeCreateOnce({ presses: storedPresses(deviceStore(log), clock, storageScope), lock: tabLock, newKey: randomKey })
}
