import type { PurchaseOrder, PurchaseOutcome } from '../../application/purchase.ts'
import type { PurchaseTarget, Quote } from '../../domain/purchase.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import type { QueryName } from '../kit/query.ts'
import { hasRegisteredKey } from '../kit/storageKeys.ts'
import { useFeature } from '../kit/useFeature.ts'
import { purchaseWords } from './purchaseWords.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly purchaseQuote: true
  }
}

export const useQuote = ({ contentType, contentId }: PurchaseTarget): Loadable<Quote> => {
  const { purchases } = useFeature('purchase')
  const query = useViewerQuery({
    name: 'purchaseQuote',
    of: [contentType, contentId],
    read: (signal) => purchases.quote({ contentType, contentId }, signal),
  })
  return useLoadable(query)
}

/** The queries that a purchase may change: all that tell what the viewer takes. They are refetched also if the answer was lost (F-084). */
const affectedQueries = [
  'purchaseQuote',
  'courseStanding',
  'classStanding',
  'course',
  'courseClass',
  'catalogue',
  'classCatalogue',
  'enrolledCourses',
  'enrolledClasses',
  'assignments',
  'registrationDates',
  'registrationCounts',
  'progress',
  'quests',
  'viewer',
] as const satisfies readonly QueryName[]

interface PurchaseAction {
  readonly isPending: boolean
  /** Resolves to whether the content is the viewer's now. */
  pay(order: PurchaseOrder): Promise<boolean>
}

/** Pays, notifies of the outcome, and refetches the queries that the payment may change. */
export const usePurchase = (): PurchaseAction => {
  const { purchase } = useFeature('purchase')
  const { notifications, store } = useApplication()
  const { isPending, run } = useAction({
    name: 'purchase',
    async run(order: PurchaseOrder) {
      const { kind } = await purchase(order)
      // A class has dates, and the home page requests them only if this key is set.
      if (kind === 'purchased' && order.contentType === 'COURSE_CLASS') store.set(hasRegisteredKey, 'yes')
      notifications[successKinds.has(kind) ? 'success' : 'warn'](purchaseWords.outcome[kind])
      return kind
    },
    invalidates: (kind) => (kind === 'alreadyPaying' ? [] : affectedQueries),
  })
  return { isPending, pay: async (order) => (await run(order)) === 'purchased' }
}

const successKinds: ReadonlySet<PurchaseOutcome['kind']> = new Set(['purchased', 'alreadyOwned', 'alreadyPaying'])
