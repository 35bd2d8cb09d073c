import { normalizedText, type SearchParameters } from '../catalogue/listQuery.ts'
import { costOf, type PaymentType } from '../course/price.ts'
import { hrefWithQuery, type Id } from '../id.ts'
import { parsePageNumber } from '../paging.ts'
import { paths } from '../paths.ts'
import {
  type AvatarGender,
  avatarGenders,
  type EquippedItem,
  isSignedIn,
  type ItemCategory,
  itemCategories,
  type Viewer,
} from '../viewer.ts'

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
export interface ProductQuery {
  readonly page: number
  readonly order: ProductOrder
  readonly keyword: string | null
  readonly category: ItemCategory | null
  readonly gender: AvatarGender | null
}

export const defaultProductQuery: ProductQuery = { page: 1, order: 'POPULAR', keyword: null, category: null, gender: null }

/** What an address asks for: what cannot be understood counts as not asked for. */
export function parseProductQuery(parameters: Pick<SearchParameters, 'get'>): ProductQuery {
  return {
    page: parsePageNumber(parameters.get('page')),
    order: productOrders.find((order) => order === parameters.get('order')) ?? 'POPULAR',
    keyword: normalizedText(parameters.get('keyword')),
    category: itemCategories.find((category) => category === parameters.get('itemCategory')) ?? null,
    gender: avatarGenders.find((gender) => gender === parameters.get('gender')) ?? null,
  }
}

/** The names and values that say the same in an address and in a call, page and order first. */
export function productParameters({ page, order, keyword, category, gender }: ProductQuery): readonly (readonly [string, string])[] {
  const filters = Object.entries({ keyword, itemCategory: category, gender }).flatMap(([name, value]) =>
    value === null ? [] : ([[name, value]] as const),
  )
  return [['page', String(page)], ['order', order], ...filters]
}

/** The address of this query; `/shop?page=1&order=POPULAR` for the whole shop. */
export function productsHref(query: ProductQuery): string {
  return hrefWithQuery(paths.shop, productParameters(query))
}

/** Another wish begins on its first page. */
export function refineProductQuery(query: ProductQuery, changes: Partial<Omit<ProductQuery, 'page'>>): ProductQuery {
  return { ...query, ...changes, page: 1 }
}

/** Whether anything but page and order is asked for. */
export function isProductQueryFiltered({ keyword, category, gender }: ProductQuery): boolean {
  return [keyword, category, gender].some((wish) => wish !== null)
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
