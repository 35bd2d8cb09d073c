import { httpPurchaseRepository } from '../adapters/http/purchase.ts'
import { makePurchase, type PurchaseFeature } from '../application/purchase.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wirePurchase({ client, log }: FeatureDependencies): PurchaseFeature {
  const purchases = httpPurchaseRepository(client, log)
  return { purchases, purchase: makePurchase({ purchases }) }
}
