import * as z from 'zod/mini'
import { fetchList, fillContentPath, firstPageQuery, runWrite, withErrorLog } from './calls.ts'
import type { HttpClient } from './client.ts'
import { fetchPage } from './reads.ts'
import { flag, type ItemReader, nullableNumber, oneOf, parseObject, requiredImage, requiredText, type Schema, someId } from './parsing.ts'
import { shopPaths as paths } from './shopPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { ProductPurchase, ShopRepository } from '../../application/shop.ts'
import { paymentTypes } from '../../domain/course/price.ts'
import type { WardrobeItem } from '../../domain/shop/outfit.ts'
import { type Product, productQuery } from '../../domain/shop/product.ts'
import { avatarGenders, itemCategories } from '../../domain/viewer.ts'

/** Required: an item of an unknown kind, or without a picture, cannot be worn. */
const itemFields = { itemId: someId, title: requiredText, itemCategory: z.enum(itemCategories), spriteStand1: requiredImage }

export const productSchema: Schema<Product> = z.object({
  productId: someId,
  ...itemFields,
  cost: nullableNumber,
  paymentType: oneOf(paymentTypes),
  isOwned: flag,
  gender: oneOf(avatarGenders),
})

export const productItems: ItemReader<Product> = { schema: productSchema, idOf: ({ productId }) => productId }

const wardrobeItemSchema: Schema<WardrobeItem> = z.object({ userItemId: someId, ...itemFields, isEquipped: flag })

export const wardrobeItems: ItemReader<WardrobeItem> = { schema: wardrobeItemSchema, idOf: ({ userItemId }) => userItemId }

export const purchaseSchema: Schema<ProductPurchase> = z.object({ userItemId: someId, point: nullableNumber })

export function httpShopRepository(client: HttpClient, log: Log): ShopRepository {
  return {
    find: (query, signal) =>
      fetchPage(client, log, {
        path: query.keyword === null ? paths.products : paths.search,
        query: Object.fromEntries(productQuery.parameters(query)),
        signal,
        items: productItems,
        key: 'productList',
      }),
    purchase: (id) =>
      withErrorLog(log, paths.purchase, async () =>
        parseObject(await client.post(fillContentPath(paths.purchase, { id }), {}), purchaseSchema, 'purchase', log),
      ),
    wardrobe: (signal) =>
      fetchList(log, paths.items, 'userItemList', wardrobeItems, () => client.get(paths.items, { query: firstPageQuery, signal })),
    giveBack: (userItemId) => runWrite(log, paths.item, () => client.delete(fillContentPath(paths.item, { userItemId }))),
    equip: (userItemIdList) => runWrite(log, paths.equips, () => client.put(paths.equips, { userItemIdList })),
  }
}
