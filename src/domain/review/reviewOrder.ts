export const reviewOrders = ['NEWEST', 'HIGHEST', 'LOWEST'] as const
export type ReviewOrder = (typeof reviewOrders)[number]
