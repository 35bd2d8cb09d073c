import type { PaymentType } from '../../../src/domain/course/price.ts'

export interface Price {
  readonly cost: number
  readonly paymentType: PaymentType
}

export const free: Price = { cost: 0, paymentType: 'POINT' }
export const points = (cost: number): Price => ({ cost, paymentType: 'POINT' })
export const won = (cost: number): Price => ({ cost, paymentType: 'CASH' })
