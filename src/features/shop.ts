import { httpShopRepository } from '../adapters/http/shop.ts'
import { makeBuyProduct, makeWearOutfit, type ShopFeature } from '../application/shop.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireShop({ client, log }: FeatureDependencies): ShopFeature {
  const shop = httpShopRepository(client, log)
  return { shop, buyProduct: makeBuyProduct({ shop }), wearOutfit: makeWearOutfit({ shop }) }
}
