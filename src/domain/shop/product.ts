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
  /** The avatars it is designed for; null: all. Any avatar may wear it. */
  readonly gender: AvatarGender | null
}

/** The orders of the shop: most bought, newest, cheapest and dearest first. */
export const productOrders = ['POPULAR', 'DESC', 'LOW_COST', 'HIGH_COST'] as const
export type ProductOrder = (typeof productOrders)[number]

export const productsPerPage = 24

/** The query of the shop. Null: everything. */
export const productQuery = listQuery(productOrders, {
  keyword: textFilter(),
  category: choiceFilter(itemCategories, 'itemCategory'),
  gender: choiceFilter(avatarGenders),
})

export type ProductQuery = QueryOf<typeof productQuery>

/** Returns the address of this query; `/shop?page=1&order=POPULAR` for the whole shop. */
export function productsHref(query: ProductQuery): string {
  return hrefWithQuery(paths.shop, productQuery.parameters(query))
}

type Buyer = Pick<Viewer, 'authState' | 'point'>

/** Returns how many points the viewer lacks; 0 if there are enough, if the price is not in points, and if either is unknown. */
export function missingPoints({ cost, paymentType }: Pick<Product, 'cost' | 'paymentType'>, { point }: Pick<Viewer, 'point'>): number {
  const price = costOf(cost, paymentType)
  return price?.kind === 'point' && point !== null ? Math.max(0, price.amount - point) : 0
}

/** `pay`: with money, which this page does not take. `unavailable`: the price is invalid. */
export type PurchaseChoice = 'owned' | 'unavailable' | 'signIn' | 'pay' | 'tooFewPoints' | 'buy'

/** Returns the action that the viewer is offered for a product. */
export function purchaseChoice(product: Pick<Product, 'cost' | 'paymentType' | 'isOwned'>, viewer: Buyer): PurchaseChoice {
  if (product.isOwned) return 'owned'
  const price = costOf(product.cost, product.paymentType)
  if (price === null) return 'unavailable'
  if (!isSignedIn(viewer)) return 'signIn'
  if (price.kind === 'cash') return 'pay'
  return missingPoints(product, viewer) > 0 ? 'tooFewPoints' : 'buy'
}

/** The minutes after a purchase in which its points can be returned. */
export const returnMinutes = 10

interface Purchase {
  /** The points it cost; 0 where it was paid in money or given. */
  readonly points: number
  readonly acquiredDate: string
  readonly isEquipped: boolean
}

/** Tells whether a purchase can be undone. A worn item counts as used. */
export function mayReturn({ points, acquiredDate, isEquipped }: Purchase, now: Date): boolean {
  return points > 0 && !isEquipped && now.getTime() - Date.parse(acquiredDate) <= returnMinutes * 60_000
}
