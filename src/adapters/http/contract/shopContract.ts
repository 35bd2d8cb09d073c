import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, listResponse, noContent, objectResponse } from './apiCall.ts'
import { equippedItemList } from '../equippedItemSchema.ts'
import { pageFields } from '../reads.ts'
import { productItems, purchaseSchema, wardrobeItems } from '../shop.ts'
import { shopPaths as paths } from '../shopPaths.ts'
import { returnMinutes } from '../../../domain/shop/product.ts'
import { itemCategories } from '../../../domain/viewer.ts'

const { read, readAsUser, write } = callDefaults({ noun: 'shop', area: '상점', origin: 'ours', specId: 'S-054' })
const filters = { itemCategory: itemCategories[0], gender: 'WOMAN' }

/** The spec links to the shop and knows the thirteen kinds of items (S-150), but names no call for them: paths, bodies and answers are ours. */
export const shopCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'products',
    path: paths.products,
    summary:
      'Returns a page of the shop’s items: most bought (POPULAR), newest (DESC), cheapest (LOW_COST) or most expensive first (HIGH_COST). gender also finds items for everybody. All pictures are squares of one size, drawn to be layered.',
    purpose: '상점 아이템 목록',
    query: { page: 1, order: 'POPULAR' },
    optionalQuery: filters,
    response: listResponse('productList', productItems, pageFields),
  },
  {
    ...read,
    name: 'searchProducts',
    path: paths.search,
    summary: 'Returns the same for a keyword.',
    purpose: '상점 아이템 찾기',
    query: { page: 1, order: 'POPULAR', keyword: fromResponse('products', 'productList', 0, 'title') },
    optionalQuery: filters,
    response: listResponse('productList', productItems, pageFields),
  },
  {
    ...write,
    name: 'purchaseProduct',
    path: paths.purchase,
    summary:
      'Buys an item. `point` is the rest of the points. 402 if the viewer has too few points or the payment failed; 409 if they own the item already.',
    purpose: '아이템 사기',
    pathParameters: { id: fromResponse('products', 'productList', { where: { isOwned: false, paymentType: 'POINT' } }, 'productId') },
    response: objectResponse(purchaseSchema),
    acceptedErrors: [402, 409],
  },
  {
    ...readAsUser,
    name: 'wardrobe',
    path: paths.items,
    summary: 'Lists the items that the viewer owns, and which of them are worn.',
    purpose: '내 옷장',
    query: { page: 1 },
    response: listResponse('userItemList', wardrobeItems),
  },
  {
    ...write,
    method: 'DELETE',
    name: 'giveBackItem',
    path: paths.item,
    summary: `Returns an item and refunds its points. 409 after ${returnMinutes} minutes, while the item is worn, or if it did not cost points.`,
    purpose: '산 아이템 무르기',
    pathParameters: { userItemId: fromResponse('purchaseProduct', 'userItemId') },
    response: noContent,
    otherErrors: [404],
    acceptedErrors: [409],
  },
  {
    ...write,
    method: 'PUT',
    name: 'equipItems',
    path: paths.equips,
    summary:
      'Wears exactly these items. 400 for two items of one kind, or a ONE_PIECE with a TOP or a BOTTOM; 404 if the viewer does not own an item.',
    purpose: '아바타 입히기',
    body: {
      schema: z.object({ userItemIdList: z.array(z.number()) }),
      example: { userItemIdList: [fromResponse('wardrobe', 'userItemList', { where: { isEquipped: true } }, 'userItemId')] },
    },
    response: objectResponse(z.object({ equippedUserItemList: equippedItemList })),
    otherErrors: [400, 404],
  },
]
