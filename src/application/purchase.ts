import { mayHaveSucceeded, statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { PaymentMethod, PurchaseTarget, Quote } from '../domain/purchase.ts'

export interface PurchaseRepository {
  /** What it costs now. Also for guests. */
  quote(target: PurchaseTarget, signal?: AbortSignal): Promise<Quote>
  /** For users only. `amount` is what the viewer has agreed to. */
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
  /** It costs something else than what was agreed to. */
  | { readonly kind: 'priceChanged' }
  /** Closed, full, or not for this viewer. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'alreadyPaying' }
  /** The answer was lost, and nobody could say what came of it: money may have been taken. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

export type Purchase = (order: PurchaseOrder) => Promise<PurchaseOutcome>

/**
 * One purchase at a time, with one call, which is never made again by itself: it takes money. Where its answer was lost, the quote says
 * whether it was bought (F-084).
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

/** What the page of a purchase asks for. */
export interface PurchaseFeature {
  readonly purchases: PurchaseRepository
  readonly purchase: Purchase
}
