import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sendOutcome, type SendOutcome } from '../../application/sendOutcome.ts'
import type { ProductPurchaseOutcome, WearOutcome } from '../../application/shop.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Page } from '../../domain/paging.ts'
import type { WardrobeItem } from '../../domain/shop/outfit.ts'
import { type Product, purchaseChoice } from '../../domain/shop/product.ts'
import { guest } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { useApplication } from '../kit/application.ts'
import type { Loadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { useAskAgain } from '../viewer/ForGuests.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { shopWords as words } from './shopWords.ts'
import { useViewerData } from '../viewer/viewerQuery.ts'
import { queriesNamed } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly products: true
    readonly wardrobe: true
  }
}

const nothing: readonly WardrobeItem[] = []

/** Reads the wardrobe. A guest has none. */
const useWardrobe = (): Loadable<readonly WardrobeItem[]> => {
  const { shop } = useFeature('shop')
  return useViewerData({ name: 'wardrobe', read: (signal) => shop.wardrobe(signal) }, nothing)
}

export interface Outfit {
  readonly wardrobe: Loadable<readonly WardrobeItem[]>
  /** The worn items, including a change that is not saved yet. */
  readonly worn: readonly WardrobeItem[]
  readonly isSaving: boolean
  /** Wears exactly these items. Resolves to whether that is saved. */
  save(outfit: readonly WardrobeItem[]): Promise<boolean>
}

/** Reads the worn items. A change is shown and saved at once; one that could not be saved is undone. */
export const useOutfit = (): Outfit => {
  const { wearOutfit } = useFeature('shop')
  const { notifications } = useApplication()
  const client = useQueryClient()
  const wardrobe = useWardrobe()
  const [draft, setDraft] = useState<readonly WardrobeItem[] | null>(null)
  const changes = useRef(0)
  const { isPending, run } = useAction({
    name: 'wearOutfit',
    run: wearOutfit,
    invalidates: ({ kind }: WearOutcome) =>
      kind === 'invalid' ? [] : kind === 'signInFirst' ? ['viewer'] : ['wardrobe', 'viewer', 'ranking'],
  })
  const save = async (outfit: readonly WardrobeItem[]) => {
    changes.current += 1
    const change = changes.current
    setDraft(outfit)
    // A request under way may return the former outfit.
    await client.cancelQueries(queriesNamed('wardrobe'))
    const { kind } = await run(outfit)
    // A later change is under way and decides on the outcome.
    if (change !== changes.current) return kind === 'saved'
    if (kind === 'saved') {
      const equipped = new Set(outfit.map(({ userItemId }) => userItemId))
      client.setQueriesData<readonly WardrobeItem[]>(queriesNamed('wardrobe'), (items) =>
        items?.map((item) => ({ ...item, isEquipped: equipped.has(item.userItemId) })),
      )
    } else notifications.warn(words.wearError[kind])
    setDraft(null)
    return kind === 'saved'
  }
  const saved = wardrobe.status === 'ready' ? wardrobe.value.filter(({ isEquipped }) => isEquipped) : nothing
  return { wardrobe, worn: draft ?? saved, isSaving: isPending, save }
}

interface Buying {
  /** The product that is being bought. */
  readonly pending: Product | null
  /** Resolves to the item once it is the viewer's, or to null. */
  buy(product: Product): Promise<WardrobeItem | null>
  /** Undoes a purchase with points. Resolves to whether the item was given back. */
  giveBack(product: Product, item: WardrobeItem): Promise<boolean>
}

/** Buys, notifies of the outcome, and refetches the queries that a purchase changes. */
export const useBuying = (): Buying => {
  const { shop, buyProduct } = useFeature('shop')
  const { notifications } = useApplication()
  const client = useQueryClient()
  const viewer = useViewer() ?? guest
  const askAgain = useAskAgain()
  const { pendingInput, run } = useAction({
    name: 'buyProduct',
    run: (product: Product) => buyProduct(product, viewer),
    invalidates: ({ kind }: ProductPurchaseOutcome) =>
      kind === 'alreadyBuying' ? [] : kind === 'signInFirst' ? ['viewer'] : ['viewer', 'products', 'wardrobe', 'ranking'],
  })
  const returning = useAction({
    name: 'giveBackItem',
    run: ({ userItemId }: WardrobeItem) => sendOutcome(() => shop.giveBack(userItemId)),
    invalidates: ({ kind }: SendOutcome) => (kind === 'signInFirst' ? ['viewer'] : ['viewer', 'products', 'wardrobe', 'ranking']),
  })
  /** Updates the lists at once, before they are refetched. */
  const markOwned = (product: Product, isOwned = true) =>
    client.setQueriesData<Page<Product>>(
      queriesNamed('products'),
      (page) => page && { ...page, items: page.items.map((item) => (item.itemId === product.itemId ? { ...item, isOwned } : item)) },
    )
  const buy = async (product: Product) => {
    const choice = purchaseChoice(product, viewer)
    if (choice === 'signIn' || choice === 'unavailable') {
      notifications.warn(choice === 'signIn' && askAgain !== null ? lazyCopy.unknownViewer.note : words.buyError[choice])
      return null
    }
    const outcome = await run(product)
    if (outcome.kind === 'bought') {
      markOwned(product)
      notifications.success(words.bought(product.title))
      const { itemId, title, itemCategory, spriteStand1 } = product
      return { userItemId: outcome.userItemId, itemId, title, itemCategory, spriteStand1, isEquipped: false }
    }
    if (outcome.kind === 'alreadyOwned') markOwned(product)
    notifications.warn(errorText(outcome))
    return null
  }
  const giveBack = async (product: Product, item: WardrobeItem) => {
    const { kind } = await returning.run(item)
    const isGone = kind === 'done' || kind === 'gone'
    if (isGone) markOwned(product, false)
    if (kind === 'done') notifications.success(words.givenBack(formatNumber(product.cost ?? 0)))
    else notifications.warn(giveBackError(kind))
    return isGone
  }
  return { pending: pendingInput, buy, giveBack }
}

const giveBackError = (kind: SendOutcome['kind']): string =>
  kind === 'changed' || kind === 'gone' || kind === 'signInFirst' || kind === 'unknown'
    ? words.giveBackError[kind]
    : words.giveBackError.failed

const errorText = (outcome: Exclude<ProductPurchaseOutcome, { readonly kind: 'bought' }>): string =>
  outcome.kind === 'tooFewPoints' && outcome.missing !== null
    ? words.buyError.tooFew(formatNumber(outcome.missing))
    : words.buyError[outcome.kind]
