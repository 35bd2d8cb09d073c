import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { badRequest, bodyOf, conflict, firstOf, forbidden, forUser, gone, noContent, notFound, refused } from './http.ts'
import { enrolByPurchase, type ForSale, forSaleOf, quoteOf } from '../world/purchases.ts'
import type { World } from '../world/world.ts'
import { purchasePaths as paths } from '../../src/adapters/http/purchasePaths.ts'
import { purchaseTypes } from '../../src/domain/purchase.ts'

/** Serves purchases for money. The demo takes none: every payment method succeeds. */
export function purchaseRoutes(server: DemoServer, world: World): void {
  /** Returns undefined when the type or the id is invalid. */
  const found = (schema: DemoSchema, type: unknown, id: unknown) => {
    const contentType = purchaseTypes.find((one) => one === type)
    const contentId = typeof id === 'number' || typeof id === 'string' ? String(id) : null
    return contentType && contentId !== null ? forSaleOf(world, schema, { contentType, contentId }) : undefined
  }

  server.get(paths.quotes, (schema, request: Request) => {
    const sold = found(schema, firstOf(request, 'content_type'), firstOf(request, 'content_id'))
    if (sold === undefined) return badRequest('content_type과 content_id가 필요해요')
    return sold === null ? notFound() : quoteOf(world, schema, sold)
  })
  server.post(paths.purchases, (schema, request) =>
    forUser(schema, () => {
      const { contentType, contentId, amount, paymentMethod } = bodyOf(request)
      const sold = found(schema, contentType, contentId)
      if (sold === undefined) return badRequest('contentType과 contentId가 필요해요')
      return sold === null ? notFound() : buy(world, schema, sold, { amount, paymentMethod })
    }),
  )
}

interface Payment {
  readonly amount: unknown
  readonly paymentMethod: unknown
}

function buy(world: World, schema: DemoSchema, sold: ForSale, { amount, paymentMethod }: Payment): object {
  const quote = quoteOf(world, schema, sold)
  if (quote.isOwned) return conflict('이미 산 상품이에요')
  if (sold.isOver) return gone()
  if (!quote.isAvailable) return forbidden()
  if (amount !== quote.amount) return refused('금액이 바뀌었어요')
  if (quote.amount > 0 && typeof paymentMethod !== 'string') return badRequest('paymentMethod가 필요해요')
  enrolByPurchase(world, schema, sold, quote.amount)
  return noContent()
}
