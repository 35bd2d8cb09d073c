import { deviceStore, tabLock } from '../adapters/browser/device.ts'
import { storedPresses } from '../adapters/browser/openPresses.ts'
import { randomKey } from '../adapters/http/idempotencyKey.ts'
import { type CreateListed, makeCreateListed } from '../application/createListed.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireCreateListed({ log, clock, storageScope }: Pick<FeatureDependencies, 'log' | 'clock' | 'storageScope'>): CreateListed {
  return makeCreateListed({ presses: storedPresses(deviceStore(log), clock, storageScope), lock: tabLock, newKey: randomKey })
}
