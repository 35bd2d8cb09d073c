import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Id } from '../domain/id.ts'
import type { Page } from '../domain/paging.ts'
import { isOutfit, isSameOutfit, type WardrobeItem } from '../domain/shop/outfit.ts'
import { missingPoints, type Product, type ProductQuery } from '../domain/shop/product.ts'
import type { Viewer } from '../domain/viewer.ts'

export interface ProductPurchase {
  readonly userItemId: Id
  /** The points that are left; null: the answer does not say. */
  readonly point: number | null
}

/** Reads the shop, which is public, and what a user has bought there. */
export interface ShopRepository {
  /** Searches if the query has a keyword, and lists if not. */
  find(query: ProductQuery, signal?: AbortSignal): Promise<Page<Product>>
  /** This call and all that follow require a signed-in user. */
  purchase(productId: Id): Promise<ProductPurchase>
  wardrobe(signal?: AbortSignal): Promise<readonly WardrobeItem[]>
  /** Undoes a purchase with points: removes the item and refunds the points. 409: it is too late, or the item is worn. */
  giveBack(userItemId: Id): Promise<void>
  /** Wears exactly these items. */
  equip(userItemIds: readonly Id[]): Promise<void>
}

interface Shop {
  readonly shop: ShopRepository
}

export type ProductPurchaseOutcome =
  | { readonly kind: 'bought'; readonly userItemId: Id }
  | { readonly kind: 'alreadyOwned' }
  /** `missing`: how many more points are needed; null: only the server knows. */
  | { readonly kind: 'tooFewPoints'; readonly missing: number | null }
  | { readonly kind: 'signInFirst' }
  /** The product is not sold any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'alreadyBuying' }
  /** The answer was lost, and the wardrobe could not be read either: it may have been bought. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type BuyProduct = (product: Product, viewer: Pick<Viewer, 'point'>) => Promise<ProductPurchaseOutcome>

/**
 * Runs one purchase at a time with a single call, which is never repeated automatically. When its answer was lost, the item is looked for
 * in the wardrobe before the purchase counts as failed, so that nobody pays twice (F-084).
 */
export function makeBuyProduct({ shop }: Shop): BuyProduct {
  const send = oneAtATime({ kind: 'alreadyBuying' }, async ({ productId, itemId }: Product): Promise<ProductPurchaseOutcome> => {
    try {
      const { userItemId } = await shop.purchase(productId)
      return { kind: 'bought', userItemId }
    } catch (error) {
      const status = statusOf(error)
      if (mayHaveSucceeded(status)) return findLost(shop, itemId)
      if (status === 402) return { kind: 'tooFewPoints', missing: null }
      return { kind: refusals.get(status) ?? 'failed' }
    }
  })
  return async (product, viewer) => {
    const missing = missingPoints(product, viewer)
    return missing > 0 ? { kind: 'tooFewPoints', missing } : send(product)
  }
}

const refusals = new Map<number | null, 'signInFirst' | 'gone' | 'alreadyOwned'>([
  [401, 'signInFirst'],
  [404, 'gone'],
  [409, 'alreadyOwned'],
  [410, 'gone'],
])

async function findLost(shop: ShopRepository, itemId: Id): Promise<ProductPurchaseOutcome> {
  try {
    const found = (await shop.wardrobe()).find((item) => String(item.itemId) === String(itemId))
    return found ? { kind: 'bought', userItemId: found.userItemId } : { kind: 'failed' }
  } catch {
    return { kind: 'unknown' }
  }
}

const wearRefusals = new Map<number | null, 'invalid' | 'signInFirst' | 'gone'>([
  [400, 'invalid'],
  [401, 'signInFirst'],
  [404, 'gone'],
])

type WearableItem = Pick<WardrobeItem, 'userItemId' | 'itemCategory'>

export type WearOutcome =
  | { readonly kind: 'saved' }
  /** These cannot be worn together. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'signInFirst' }
  /** An item of the outfit is not the viewer's any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type WearOutfit = (outfit: readonly WearableItem[]) => Promise<WearOutcome>

/**
 * Saves what is worn, one call at a time: when several outfits arrive during a call, only the last is saved, and all get its outcome. A
 * lost answer is looked for in the wardrobe.
 */
export function makeWearOutfit({ shop }: Shop): WearOutfit {
  let running: Promise<WearOutcome> | null = null
  let next: { readonly outfit: readonly WearableItem[]; readonly saved: Promise<WearOutcome> } | null = null
  const save = async (outfit: readonly WearableItem[]): Promise<WearOutcome> => {
    try {
      await shop.equip(outfit.map(({ userItemId }) => userItemId))
      return { kind: 'saved' }
    } catch (error) {
      const status = statusOf(error)
      if (mayHaveSucceeded(status)) return findWorn(shop, outfit)
      return { kind: wearRefusals.get(status) ?? 'failed' }
    }
  }
  const start = (outfit: readonly WearableItem[]) => {
    const saving = save(outfit).finally(() => {
      running = null
    })
    running = saving
    return saving
  }
  return async (outfit) => {
    if (!isOutfit(outfit)) return { kind: 'invalid' }
    if (running === null) return start(outfit)
    next = {
      outfit,
      saved:
        next?.saved ??
        running.then(() => {
          const { outfit: last = outfit } = next ?? {}
          next = null
          return start(last)
        }),
    }
    return next.saved
  }
}

async function findWorn(shop: ShopRepository, outfit: readonly WearableItem[]): Promise<WearOutcome> {
  try {
    const worn = (await shop.wardrobe()).filter(({ isEquipped }) => isEquipped)
    return { kind: isSameOutfit(worn, outfit) ? 'saved' : 'failed' }
  } catch {
    return { kind: 'unknown' }
  }
}

/** Lists the port and the use cases of the shop and the wardrobe. */
export interface ShopFeature {
  readonly shop: ShopRepository
  readonly buyProduct: BuyProduct
  readonly wearOutfit: WearOutfit
}
