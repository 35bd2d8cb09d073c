export const paymentTypes = ['POINT', 'CASH'] as const
export type PaymentType = (typeof paymentTypes)[number]
