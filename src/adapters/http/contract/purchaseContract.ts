import * as z from 'zod/mini'
import { type ApiCall, callDefaults, fromResponse, noContent, objectResponse } from './apiCall.ts'
import { requiredNumber, someId } from '../parsing.ts'
import { quoteSchema } from '../purchase.ts'
import { purchasePaths as paths } from '../purchasePaths.ts'
import { paymentMethods, purchaseTypes } from '../../../domain/purchase.ts'

/** A course that is sold for money. */
const course = fromResponse('courses', 'courseList', { where: { paymentType: 'CASH' } }, 'courseId')
const { read, write } = callDefaults({ noun: 'purchase', area: '결제', origin: 'ours' })

/** The spec links to the platform's shop, and names no call: paths, bodies and answers are ours. Only the purchase page needs them. */
export const purchaseCalls: readonly ApiCall[] = [
  {
    ...read,
    name: 'purchaseQuote',
    path: paths.quotes,
    specId: 'A-88',
    summary:
      'Returns the price of a course, a class or a pass for this viewer in won, with the discounts applied. isOwned is false for a guest.',
    purpose: '결제할 금액',
    query: { content_type: 'COURSE', content_id: course },
    requiredQuery: ['content_type', 'content_id'],
    response: objectResponse(quoteSchema),
  },
  {
    ...write,
    name: 'purchase',
    path: paths.purchases,
    specId: 'A-88',
    summary:
      'Takes the payment and enrols the viewer. 402 if the payment was refused; 403 if it is not sold to this viewer; 410 if it is no longer sold; 409 if they own it already; 422 if the price has changed.',
    purpose: '결제하기',
    body: {
      schema: z.object({
        contentType: z.enum(purchaseTypes),
        contentId: someId,
        amount: requiredNumber,
        paymentMethod: z.nullable(z.enum(paymentMethods)),
      }),
      example: { contentType: 'COURSE', contentId: course, amount: fromResponse('purchaseQuote', 'amount'), paymentMethod: 'CARD' },
    },
    response: noContent,
    acceptedErrors: [402, 403, 409, 410, 422],
  },
]
