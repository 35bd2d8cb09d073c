import { formatNumber } from '../format.ts'

export const paymentTypes = ['POINT', 'CASH'] as const
export type PaymentType = (typeof paymentTypes)[number]

export type Cost =
  | { readonly kind: 'free' }
  | { readonly kind: 'point'; readonly amount: number }
  | { readonly kind: 'cash'; readonly amount: number }

/** Returns the cost; null when the amount is invalid or its currency is unknown: no cost line rather than a guess. */
export function costOf(cost: number | null, paymentType: PaymentType | null): Cost | null {
  if (cost === 0) return { kind: 'free' }
  if (cost === null || !isAmount(cost)) return null
  switch (paymentType) {
    case 'POINT':
      return { kind: 'point', amount: cost }
    case 'CASH':
      return { kind: 'cash', amount: cost }
    default:
      return null
  }
}

export function costText(cost: Cost): string {
  if (cost.kind === 'free') return '무료'
  return cost.kind === 'cash' ? `${formatNumber(cost.amount)}원` : formatNumber(cost.amount)
}

/** Tells whether an amount is valid: points and won have no fractions; NaN and Infinity are no integers either. */
function isAmount(cost: number): boolean {
  return Number.isInteger(cost) && cost > 0
}
