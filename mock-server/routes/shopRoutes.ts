import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, created, forUser, noContent, notFound, paymentRequired, routePath, parametersOf } from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { pointsOf } from '../world/earnings.ts'
import { equip, findProducts, giveBack, itemOfProduct, itemOfUserItem, own, ownedItems, userItemIdOf, wardrobeOf } from '../world/shop.ts'
import type { World } from '../world/world.ts'
import { shopPaths as paths } from '../../src/adapters/http/shopPaths.ts'
import { productsPerPage, productQuery } from '../../src/domain/shop/product.ts'

/** Serves the shop, where points are spent, and the outfit. */
export function shopRoutes(server: DemoServer, world: World): void {
  const list = (schema: DemoSchema, request: Request) => {
    const { totalCount, products } = findProducts(world, schema, productQuery.parse(parametersOf(request)))
    return { totalCount, pageSize: productsPerPage, productList: withBrokenItems(world, 'products', products) }
  }
  server.get(paths.search, list)
  server.get(paths.products, list)

  server.post(routePath(paths.purchase), (schema, { params }) => forUser(schema, () => purchase(world, schema, params['id'] ?? '')))

  server.get(paths.items, (schema) => forUser(schema, () => ({ userItemList: withBrokenItems(world, 'userItems', wardrobeOf(schema)) })))
  server.delete(routePath(paths.item), (schema, { params }) =>
    forUser(schema, () => {
      const item = ownedItems(schema).find((one) => String(userItemIdOf(one)) === params['userItemId'])
      if (item === undefined) return notFound()
      return giveBack(world, schema, item) ? noContent() : conflict('무를 수 있는 때가 지났어요')
    }),
  )
  server.put(paths.equips, (schema, request) =>
    forUser(schema, () => {
      const { userItemIdList } = bodyOf(request)
      if (!Array.isArray(userItemIdList)) return badRequest('userItemIdList가 필요해요')
      const owned = new Set(ownedItems(schema).map(({ itemId }) => itemId))
      const items = userItemIdList.flatMap((id) => itemOfUserItem(id) ?? []).filter(({ itemId }) => owned.has(itemId))
      if (items.length < userItemIdList.length) return notFound()
      const equippedUserItemList = equip(schema, items)
      return equippedUserItemList === null ? badRequest('함께 입을 수 없는 옷이에요') : { equippedUserItemList }
    }),
  )
}

/** Purchases a product: points are deducted; one that costs money counts as paid, since a demo takes no money. */
function purchase(world: World, schema: DemoSchema, productId: string): object {
  const item = itemOfProduct(productId)
  if (item === null) return notFound()
  if (ownedItems(schema).some(({ itemId }) => itemId === item.itemId)) return conflict('이미 가지고 있어요')
  const points = item.paymentType === 'POINT' ? item.cost : 0
  if (points > pointsOf(schema)) return paymentRequired()
  own(world, schema, item.itemId, points)
  return created({ userItemId: userItemIdOf(item), point: pointsOf(schema) })
}
