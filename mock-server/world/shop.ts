import { shopItems, type ItemFacts } from '../content/shopItems.ts'
import type { DemoSchema, UserRow } from '../models.ts'
import { pictureUrl } from './pictureUrl.ts'
import { diverItems } from './viewer.ts'
import { amount, type World } from './world.ts'
import { isOutfit } from '../../src/domain/shop/outfit.ts'
import { mayReturn, productsPerPage, type ProductQuery } from '../../src/domain/shop/product.ts'
import { type EquippedItem, itemCategories, type ItemCategory, type Viewer } from '../../src/domain/viewer.ts'
import { matchesKeyword } from '../../src/domain/search.ts'

/** An item of the shop, which is the same on every site. An item keeps its number when more are drawn. */
interface ShopItem extends ItemFacts {
  readonly itemId: number
  readonly itemCategory: ItemCategory
  readonly variant: number
}

const perCategory = 100
const firstProductId = 20_000
const firstUserItemId = 40_000

const itemIdOf = (category: ItemCategory, variant: number) => (itemCategories.indexOf(category) + 1) * perCategory + variant

const allItems: readonly ShopItem[] = itemCategories.flatMap((itemCategory) =>
  shopItems[itemCategory].map(({ title, cost, paymentType, gender }, at) => {
    const variant = at + 1
    return { title, cost, paymentType, gender, itemCategory, variant, itemId: itemIdOf(itemCategory, variant) }
  }),
)

const byId = new Map(allItems.map((item) => [item.itemId, item]))

/** Returns the item of this product; null for an unknown id. */
export function itemOfProduct(productId: string): ShopItem | null {
  return byId.get(Number(productId) - firstProductId) ?? null
}

/** Returns the item with this number in a wardrobe; null for an unknown one. */
export function itemOfUserItem(userItemId: unknown): ShopItem | null {
  return typeof userItemId === 'number' ? (byId.get(userItemId - firstUserItemId) ?? null) : null
}

export const userItemIdOf = ({ itemId }: Pick<ShopItem, 'itemId'>): number => firstUserItemId + itemId

function worn({ itemCategory, variant }: Pick<ShopItem, 'itemCategory' | 'variant'>): EquippedItem {
  return { itemCategory, spriteStand1: pictureUrl.avatarItem(itemCategory, variant) }
}

/** Returns the item that a quest gives besides its points. */
export function giftOf(gift: {
  readonly itemCategory: ItemCategory
  readonly variant: number
}): EquippedItem & { readonly itemId: number; readonly title: string } {
  const itemId = itemIdOf(gift.itemCategory, gift.variant)
  return { itemId, title: byId.get(itemId)?.title ?? '', ...worn(gift) }
}

/** Returns a sort value: items for money come after everything that points buy. */
const value = ({ paymentType, cost }: ShopItem) => (paymentType === 'CASH' ? 1_000_000 : 0) + cost

/** Finds a page of products. */
export function findProducts(
  world: World,
  schema: DemoSchema,
  { page, order, keyword, category, gender }: ProductQuery,
): { readonly totalCount: number; readonly products: readonly object[] } {
  const found = allItems
    .slice(0, amount(world, allItems.length))
    .filter(
      (item) =>
        matchesKeyword([item.title], keyword) &&
        (category === null || item.itemCategory === category) &&
        (gender === null || item.gender === null || item.gender === gender),
    )
  const { sold, released } = world.seeded.draw('shop', (faker) => ({
    sold: new Map(allItems.map(({ itemId }) => [itemId, faker.number.int({ min: 4, max: 900 })])),
    released: new Map(faker.helpers.shuffle([...allItems]).map(({ itemId }, at) => [itemId, at])),
  }))
  const orders: Readonly<Record<ProductQuery['order'], (item: ShopItem) => number>> = {
    POPULAR: ({ itemId }) => -(sold.get(itemId) ?? 0),
    DESC: ({ itemId }) => -(released.get(itemId) ?? 0),
    LOW_COST: value,
    HIGH_COST: (item) => -value(item),
  }
  const rank = orders[order]
  const owned = new Set(schema.first('user') === null ? [] : ownedItems(schema).map(({ itemId }) => itemId))
  const from = (page - 1) * productsPerPage
  return {
    totalCount: found.length,
    products: found
      .toSorted((one, other) => rank(one) - rank(other) || one.itemId - other.itemId)
      .slice(from, from + productsPerPage)
      .map((item) => product(item, owned.has(item.itemId))),
  }
}

function product(item: ShopItem, isOwned: boolean): object {
  const { itemId, title, cost, paymentType, gender } = item
  return { productId: firstProductId + itemId, itemId, title, ...worn(item), cost, paymentType, isOwned, gender }
}

/** Items that users above the first level own in addition. */
const collected = [itemIdOf('TOP', 1), itemIdOf('BOTTOM', 1), itemIdOf('SHOES', 1), itemIdOf('NECKLACE', 3)]
const firstLevel = 1

/** Returns the clothes of the diver chosen at the start, those collected since, and those bought and given here. */
export function ownedItems(schema: DemoSchema): readonly ShopItem[] {
  const user = schema.first('user')
  if (user === null) return []
  const ids = [
    ...diverIds(user.gender),
    ...diverIds(genderOf(schema)),
    ...(user.level > firstLevel ? collected : []),
    ...schema.all('ownedItem').models.map(({ itemId }) => itemId),
  ]
  return [...new Set(ids)].flatMap((itemId) => byId.get(itemId) ?? [])
}

function genderOf(schema: DemoSchema): Viewer['gender'] {
  return schema.first('avatar')?.gender ?? schema.first('user')?.gender ?? null
}

function diverIds(gender: Viewer['gender']): readonly number[] {
  if (gender !== 'MAN' && gender !== 'WOMAN') return []
  return diverItems(gender).map(([category, variant]) => itemIdOf(category, variant))
}

/** Returns the items that the viewer wears: as last saved, else as chosen at the start. */
function wornIds(schema: DemoSchema): readonly number[] {
  return schema.first('outfit')?.itemIds ?? diverIds(genderOf(schema))
}

/** Returns the viewer's figure, for all places that show it. */
export function avatarOfViewer(schema: DemoSchema, given: Pick<UserRow, 'gender'>): Pick<Viewer, 'gender' | 'equippedUserItemList'> {
  return {
    gender: genderOf(schema) ?? given.gender,
    equippedUserItemList: wornIds(schema).flatMap((itemId) => {
      const item = byId.get(itemId)
      return item === undefined ? [] : [worn(item)]
    }),
  }
}

/** Returns all items that the viewer can wear, the latest first. */
export function wardrobeOf(schema: DemoSchema): readonly object[] {
  const equipped = new Set(wornIds(schema))
  return ownedItems(schema)
    .map((item) => {
      const { itemId, title } = item
      const { itemCategory, spriteStand1 } = worn(item)
      return { userItemId: userItemIdOf(item), itemId, title, itemCategory, spriteStand1, isEquipped: equipped.has(itemId) }
    })
    .toReversed()
}

/** Puts these items on and takes all others off; null when they cannot be worn together. */
export function equip(schema: DemoSchema, items: readonly ShopItem[]): readonly EquippedItem[] | null {
  if (!isOutfit(items)) return null
  schema.all('outfit').destroy()
  schema.create('outfit', { itemIds: items.map(({ itemId }) => itemId) })
  return items.map(worn)
}

/** Undoes a purchase; false when it is too late. */
export function giveBack(world: World, schema: DemoSchema, { itemId }: ShopItem): boolean {
  const bought = schema.findBy('ownedItem', { itemId })
  if (bought === null || !mayReturn({ ...bought.attrs, isEquipped: wornIds(schema).includes(itemId) }, world.present())) return false
  bought.destroy()
  return true
}

/** Adds an item to the wardrobe, unless it is there. */
export function own(world: World, schema: DemoSchema, itemId: number, points: number): void {
  if (ownedItems(schema).some((item) => item.itemId === itemId)) return
  schema.create('ownedItem', { itemId, points, acquiredDate: world.present().toISOString() })
}
