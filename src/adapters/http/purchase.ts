import * as z from 'zod/mini'
import { expectNothing, runWrite } from './calls.ts'
import { lessonsSchema } from './cardSchemas.ts'
import type { HttpClient } from './client.ts'
import { optionalDate } from './timeSchemas.ts'
import {
  count,
  flag,
  nullableImageUrl,
  nullableNumber,
  nullableText,
  orNull,
  requiredFlag,
  requiredItems,
  requiredText,
  requiredWholeNumber,
  type Schema,
  someId,
} from './parsing.ts'
import { purchasePaths as paths } from './purchasePaths.ts'
import { fetchObject } from './reads.ts'
import type { Log } from '../../application/platform.ts'
import type { PurchaseRepository } from '../../application/purchase.ts'
import { type Discount, purchaseTypes, type Quote } from '../../domain/purchase.ts'

const discountSchema: Schema<Discount> = z.object({ name: requiredText, amount: count })

export const quoteSchema: Schema<Quote> = z.pipe(
  z.object({
    contentType: z.enum(purchaseTypes),
    contentId: someId,
    title: requiredText,
    comment: nullableText,
    thumbnail: nullableImageUrl,
    price: requiredWholeNumber,
    discountList: requiredItems(discountSchema),
    amount: requiredWholeNumber,
    termDays: nullableNumber,
    startDate: optionalDate,
    lessons: orNull(lessonsSchema),
    isOwned: requiredFlag,
    isAvailable: flag,
  }),
  z.transform(({ discountList, ...quote }) => ({ ...quote, discounts: discountList })),
)

export function httpPurchaseRepository(client: HttpClient, log: Log): PurchaseRepository {
  return {
    quote: ({ contentType, contentId }, signal) =>
      fetchObject(client, log, {
        path: paths.quotes,
        query: { content_type: contentType, content_id: contentId },
        signal,
        schema: quoteSchema,
        name: 'quote',
      }),
    buy: (order) => runWrite(log, paths.purchases, () => client.post(paths.purchases, order, expectNothing)),
  }
}
