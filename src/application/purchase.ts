import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { PaymentMethod, PurchaseTarget, Quote } from '../domain/purchase.ts'

export interface PurchaseRepository {
  /** Resolves to the current price. Guests may call it, too. */
  quote(target: PurchaseTarget, signal?: AbortSignal): Promise<Quote>
  /** Requires a signed-in user. `amount` is the price that the viewer agreed to. */
  buy(order: PurchaseOrder): Promise<void>
}

export interface PurchaseOrder extends PurchaseTarget {
  readonly amount: number
  /** Null where nothing is to be paid. */
  readonly paymentMethod: PaymentMethod | null
}

export type PurchaseOutcome =
  | { readonly kind: 'purchased' }
  | { readonly kind: 'alreadyOwned' }
  /** The payment was refused. */
  | { readonly kind: 'declined' }
  /** The current price differs from the one that was agreed to. */
  | { readonly kind: 'priceChanged' }
  /** The target is closed, full, or not for this viewer. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'alreadyPaying' }
  /** The answer was lost, and the quote did not tell the result: money may have been taken. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type Purchase = (order: PurchaseOrder) => Promise<PurchaseOutcome>

/**
 * Runs one purchase at a time with a single call, which is never repeated automatically because it takes money. When its answer was lost,
 * the quote tells whether it was bought (F-084).
 */
export function makePurchase({ purchases }: { readonly purchases: PurchaseRepository }): Purchase {
  return oneAtATime({ kind: 'alreadyPaying' }, async (order: PurchaseOrder): Promise<PurchaseOutcome> => {
    try {
      await purchases.buy(order)
      return { kind: 'purchased' }
    } catch (error) {
      const status = statusOf(error)
      return mayHaveSucceeded(status) ? findLost(purchases, order) : { kind: refusalKinds[status ?? 0] ?? 'failed' }
    }
  })
}

const refusalKinds: Readonly<Record<number, Exclude<PurchaseOutcome['kind'], 'purchased' | 'alreadyPaying' | 'unknown'>>> = {
  401: 'signInFirst',
  402: 'declined',
  403: 'unavailable',
  404: 'unavailable',
  409: 'alreadyOwned',
  410: 'unavailable',
  422: 'priceChanged',
}

async function findLost(purchases: PurchaseRepository, order: PurchaseOrder): Promise<PurchaseOutcome> {
  try {
    return { kind: (await purchases.quote(order)).isOwned ? 'purchased' : 'failed' }
  } catch {
    return { kind: 'unknown' }
  }
}

/** Lists the port and the use case of the page of a purchase. */
export interface PurchaseFeature {
  readonly purchases: PurchaseRepository
  readonly purchase: Purchase
}
