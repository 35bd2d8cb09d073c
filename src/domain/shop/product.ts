import { listQuery, choiceFilter, type QueryOf, textFilter } from '../catalogue/listQuery.ts'
import { costOf, type PaymentType } from '../course/price.ts'
import { hrefWithQuery, type Id } from '../id.ts'
import { paths } from '../paths.ts'
import { type AvatarGender, avatarGenders, type EquippedItem, isSignedIn, itemCategories, type Viewer } from '../viewer.ts'

/** An item that the shop sells. */
export interface Product extends EquippedItem {
  readonly productId: Id
  readonly itemId: Id
  readonly title: string
  readonly cost: number | null
  readonly paymentType: PaymentType | null
  /** Whether the viewer has it; false for a guest. */
  readonly isOwned: boolean
  /** Whom it is made for; null: everybody. Anybody may wear it. */
  readonly gender: AvatarGender | null
}

/** Most bought, newest, cheapest and dearest first. */
export const productOrders = ['POPULAR', 'DESC', 'LOW_COST', 'HIGH_COST'] as const
export type ProductOrder = (typeof productOrders)[number]

export const productsPerPage = 24

/** What of the shop is shown. Null: everything. */
export const productQuery = listQuery(productOrders, {
  keyword: textFilter(),
  category: choiceFilter(itemCategories, 'itemCategory'),
  gender: choiceFilter(avatarGenders),
})

export type ProductQuery = QueryOf<typeof productQuery>

/** The address of this query; `/shop?page=1&order=POPULAR` for the whole shop. */
export function productsHref(query: ProductQuery): string {
  return hrefWithQuery(paths.shop, productQuery.parameters(query))
}

type Buyer = Pick<Viewer, 'authState' | 'point'>

/** How many points are still needed; 0 where there are enough, where it is not paid in points, and where nobody knows. */
export function missingPoints({ cost, paymentType }: Pick<Product, 'cost' | 'paymentType'>, { point }: Pick<Viewer, 'point'>): number {
  const price = costOf(cost, paymentType)
  return price?.kind === 'point' && point !== null ? Math.max(0, price.amount - point) : 0
}

/** `pay`: with money, which is not taken here. `unavailable`: its price makes no sense. */
export type PurchaseChoice = 'owned' | 'unavailable' | 'signIn' | 'pay' | 'tooFewPoints' | 'buy'

/** What the viewer can do with a product. */
export function purchaseChoice(product: Pick<Product, 'cost' | 'paymentType' | 'isOwned'>, viewer: Buyer): PurchaseChoice {
  if (product.isOwned) return 'owned'
  const price = costOf(product.cost, product.paymentType)
  if (price === null) return 'unavailable'
  if (!isSignedIn(viewer)) return 'signIn'
  if (price.kind === 'cash') return 'pay'
  return missingPoints(product, viewer) > 0 ? 'tooFewPoints' : 'buy'
}

/** How long after a purchase its points can be had back. */
export const returnMinutes = 10

interface Purchase {
  /** The points it cost; 0 where it was paid in money or given. */
  readonly points: number
  readonly acquiredDate: string
  readonly isEquipped: boolean
}

/** Whether a purchase can still be undone. What is worn has been used. */
export function mayReturn({ points, acquiredDate, isEquipped }: Purchase, now: Date): boolean {
  return points > 0 && !isEquipped && now.getTime() - Date.parse(acquiredDate) <= returnMinutes * 60_000
}
