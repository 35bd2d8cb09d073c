/** The calls about the shop and the wardrobe, below `/{product}/v1`. All assumed by us: the spec links to the shop, but names no call for it. */
export const shopPaths = {
  products: 'products',
  search: 'search/products',
  purchase: 'users/products/{id}/purchases',
  items: 'users/items',
  equips: 'users/items/equips',
  item: 'users/items/{userItemId}',
} as const
