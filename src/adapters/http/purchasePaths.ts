/** Calls about purchases, below `/{product}/v1`. All assumed by us: the spec sells for money elsewhere on the platform. */
export const purchasePaths = { quotes: 'purchases/quotes', purchases: 'users/purchases' } as const
