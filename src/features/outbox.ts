import { strictStorage, tabLock } from '../adapters/browser/device.ts'
import { parseHandIns } from '../adapters/http/handIn.ts'
import { randomKey } from '../adapters/http/idempotencyKey.ts'
import { httpSubmissionRepository } from '../adapters/http/submission.ts'
import { makeOutbox, type Outbox } from '../application/outbox.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireOutbox({ client, log, clock, storageScope }: FeatureDependencies): Outbox {
  return makeOutbox({
    submissions: httpSubmissionRepository(client, log),
    blockSubmissions: async () => (await import('./block.ts')).wireBlockHandIns({ client, log }),
    storage: strictStorage(log),
    lock: tabLock,
    clock,
    scope: storageScope,
    newKey: randomKey,
    parse: parseHandIns,
  })
}
