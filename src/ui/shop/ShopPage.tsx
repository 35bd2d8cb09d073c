import { useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { itemsFromHeadToFoot, wear, type WardrobeItem } from '../../domain/shop/outfit.ts'
import { type Product, type ProductQuery, productsHref, productQuery } from '../../domain/shop/product.ts'
import { avatarGenders, type EquippedItem, guest, isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { Catalogue } from '../catalogue/Catalogue.tsx'
import type { CatalogueConfig } from '../catalogue/catalogueConfig.ts'
import { choiceFilterField } from '../catalogue/Filters.tsx'
import { LongList } from '../kit/LongList.tsx'
import { PointCoin } from '../kit/Price.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { viewerOptions } from '../viewer/viewerQuery.ts'
import { FittingRoom } from './FittingRoom.tsx'
import { ProductCard, ProductGridSkeleton } from './ProductCard.tsx'
import { useBuying, useOutfit } from './shopQueries.ts'
import { shopWords as words } from './shopWords.ts'
import styles from './Shop.module.css'

/** Each product carries the viewer's mark, so the query belongs to the viewer. */
const productCatalogue = {
  words: words.catalogue,
  creature: 'CRAB',
  list: productQuery,
  hrefOf: productsHref,
  orders: words.orders,
  find: (from, query) =>
    viewerOptions({ name: 'products', of: [query], read: async (signal) => (await from.features.shop()).shop.find(query, signal) }, from),
  filters: [
    choiceFilterField('category', { title: words.category, values: itemsFromHeadToFoot, nameOf: (category) => words.categories[category] }),
    choiceFilterField('gender', { title: words.gender, values: avatarGenders, nameOf: (gender) => words.genders[gender] }),
  ],
  skeleton: <ProductGridSkeleton />,
} satisfies Omit<CatalogueConfig<ProductQuery, Product>, 'renderItems'>

type Worn = EquippedItem & { readonly title?: string }

/** Keeps the items that the viewer tries on, over the worn ones. */
const useTryOn = (viewer: Viewer) => {
  const outfit = useOutfit()
  const [tried, setTried] = useState<readonly Product[]>([])
  /** The items bought on this page, which the wardrobe may not contain yet. */
  const [bought, setBought] = useState<readonly WardrobeItem[]>([])
  const isReady = outfit.wardrobe.status === 'ready'
  const base: readonly Worn[] = isReady && isSignedIn(viewer) ? outfit.worn : viewer.equippedUserItemList
  const figure = tried.reduce((worn: readonly Worn[], product) => wear(worn, product), base)

  const owned = [...bought, ...(outfit.wardrobe.status === 'ready' ? outfit.wardrobe.value : [])]
  const ownedOf = ({ itemId }: Product) => owned.find((item) => String(item.itemId) === String(itemId))
  const newItemOf = (product: Product) => bought.find(({ itemId }) => itemId === product.itemId) ?? null
  const isTried = (product: Product) => tried.some(({ productId }) => productId === product.productId)
  /** Tries an item on. It takes off items that cannot be worn with it, also tried ones. */
  const putOn = (product: Product) => setTried((before) => wear(before, product))
  const without = (product: Product) => setTried((before) => before.filter(({ productId }) => productId !== product.productId))

  const wearAll = async (products: readonly Product[]) => {
    const items = products.flatMap((product) => ownedOf(product) ?? [])
    if (!isReady || items.length < products.length) return
    const isSaved = await outfit.save(items.reduce((worn: readonly WardrobeItem[], item) => wear(worn, item), outfit.worn))
    if (!isSaved) return
    setTried((before) => before.filter((product) => !products.includes(product)))
    setBought((before) => before.filter((item) => !items.includes(item)))
  }
  return {
    figure,
    tried,
    isTried,
    isSaving: outfit.isSaving,
    isNew: (product: Product) => isReady && newItemOf(product) !== null,
    canWear: isReady && tried.length > 0 && tried.every(ownedOf),
    toggle: (product: Product) => (isTried(product) ? without(product) : putOn(product)),
    newItemOf,
    forget(product: Product) {
      setBought((before) => before.filter(({ itemId }) => itemId !== product.itemId))
      without(product)
    },
    reset: () => setTried([]),
    keep(product: Product, item: WardrobeItem) {
      setBought((before) => [...before, item])
      putOn(product)
    },
    wearAll,
  }
}

/** Renders the shop, where points are spent. The address is its only state, except for tried items. */
export const ShopPage = () => {
  const viewer = useViewer() ?? guest
  const { pending, buy, giveBack } = useBuying()
  const fitting = useTryOn(viewer)
  const buyAndKeep = async (product: Product) => {
    const item = await buy(product)
    if (item) fitting.keep(product, item)
  }
  const undo = async (product: Product) => {
    const item = fitting.newItemOf(product)
    if (item && (await giveBack(product, item))) fitting.forget(product)
  }
  const config: CatalogueConfig<ProductQuery, Product> = {
    ...productCatalogue,
    renderItems: (products) => (
      <LongList className={styles['grid']}>
        {products.map((product) => (
          <li key={product.productId}>
            <ProductCard
              product={product}
              viewer={viewer}
              isTried={fitting.isTried(product)}
              isBuying={pending?.productId === product.productId}
              isNew={fitting.isNew(product)}
              onTry={() => fitting.toggle(product)}
              onBuy={() => void buyAndKeep(product)}
              onWear={() => void fitting.wearAll([product])}
              onGiveBack={() => void undo(product)}
            />
          </li>
        ))}
      </LongList>
    ),
    place: viewer.point !== null && <OwnPoints point={viewer.point} />,
    aside: (
      <FittingRoom
        viewer={viewer}
        figure={fitting.figure}
        titles={fitting.tried.map(({ title }) => title)}
        canWear={fitting.canWear}
        isSaving={fitting.isSaving}
        onWear={() => void fitting.wearAll(fitting.tried)}
        onReset={fitting.reset}
      />
    ),
  }
  return <Catalogue config={config} />
}

const OwnPoints = ({ point }: { readonly point: number }) => (
  <p className={styles['points']}>
    {words.points} <PointCoin size={18} />
    <strong>{formatNumber(point)}</strong>
  </p>
)
