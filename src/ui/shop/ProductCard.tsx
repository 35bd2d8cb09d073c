import { Check } from 'lucide'
import { useId, useRef, useState } from 'react'
import { costView } from '../../application/cards.ts'
import { formatNumber } from '../../domain/format.ts'
import { hrefTo } from '../../domain/paths.ts'
import { missingPoints, type Product, purchaseChoice } from '../../domain/shop/product.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { ActionButton, ignoreKeyRepeat } from '../kit/ActionButton.tsx'
import { useSiteRoutes } from '../kit/links.tsx'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Price } from '../kit/Price.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ItemPicture } from './Figure.tsx'
import { shopWords as words } from './shopWords.ts'
import styles from './Shop.module.css'

interface ProductCardProps {
  readonly product: Product
  readonly viewer: Viewer
  readonly isTried: boolean
  readonly isBuying: boolean
  /** True if it was bought just now and is not worn yet. */
  readonly isNew: boolean
  onTry(): void
  onBuy(): void
  onWear(): void
  onGiveBack(): void
}

/** Renders an item with its price: to try on, to buy, and, once bought, to wear. */
export const ProductCard = ({ product, viewer, isTried, isBuying, isNew, onTry, onBuy, onWear, onGiveBack }: ProductCardProps) => {
  const [isPaying, setIsPaying] = useState(false)
  const buyButton = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const choice = purchaseChoice(product, viewer)
  const missing = choice === 'tooFewPoints' ? missingPoints(product, viewer) : 0
  return (
    <Card className={styles['card']} data-tried={isTried || undefined}>
      <ItemPicture item={product} />
      <div className={styles['body']}>
        <p className={styles['category']}>{words.categories[product.itemCategory]}</p>
        <h3 id={titleId} className={styles['title']}>
          {product.title}
        </h3>
        <Price cost={costView(product)} />
        {missing > 0 && <p className={styles['missing']}>{words.missing(formatNumber(missing))}</p>}
        <div className={styles['buttons']}>
          <Button size="small" tone={isTried ? 'soft' : 'quiet'} aria-pressed={isTried} aria-describedby={titleId} onClick={onTry}>
            {words.tryOn}
          </Button>
          {/* The same element before and after the purchase, so that the focus stays. */}
          <Button
            ref={buyButton}
            size="small"
            tone={choice === 'owned' ? 'quiet' : 'primary'}
            unavailable={choice === 'owned'}
            aria-busy={isBuying || undefined}
            aria-describedby={titleId}
            onKeyDown={ignoreKeyRepeat}
            onClick={({ detail }) => {
              // The second click of a double click repeats the same wish.
              if (detail > 1) return
              if (choice === 'pay') setIsPaying(true)
              else onBuy()
            }}
          >
            {choice === 'owned' && <Icon icon={Check} size={16} />}
            {choice === 'owned' ? words.owned : words.buy}
          </Button>
        </div>
        {isNew && (
          <ActionButton size="small" wide aria-describedby={titleId} onClick={onWear}>
            {words.wearNow}
          </ActionButton>
        )}
        {isNew && product.paymentType === 'POINT' && (
          <Button
            size="small"
            wide
            tone="quiet"
            aria-describedby={titleId}
            onClick={() => {
              // This button disappears with the purchase.
              buyButton.current?.focus({ preventScroll: true })
              onGiveBack()
            }}
          >
            {words.giveBack}
          </Button>
        )}
      </div>
      {isPaying && (
        <PayDialog
          product={product}
          isBuying={isBuying}
          onConfirm={() => {
            setIsPaying(false)
            onBuy()
          }}
          onClose={() => setIsPaying(false)}
        />
      )}
    </Card>
  )
}

interface PayDialogProps {
  readonly product: Product
  readonly isBuying: boolean
  onConfirm(): void
  onClose(): void
}

/** Confirms a payment, which happens on the platform's own page. The demo takes no money, and says so. */
const PayDialog = ({ product, isBuying, onConfirm, onClose }: PayDialogProps) => {
  const isDemo = useSiteRoutes().demo !== null
  const text = <p>{words.pay.text(product.title, costView(product)?.text ?? '')}</p>
  if (isDemo)
    return (
      <ConfirmDialog
        title={words.pay.title}
        confirmLabel={words.pay.confirm}
        runningLabel={words.buying}
        cancelLabel={words.pay.cancel}
        isRunning={isBuying}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        {text}
        <p className={styles['note']}>{words.pay.demo}</p>
      </ConfirmDialog>
    )
  return (
    <Dialog
      title={words.pay.title}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {words.pay.cancel}
          </Button>
          <ButtonLink href={hrefTo('itemPurchase', { productId: product.productId })}>{words.pay.confirm}</ButtonLink>
        </>
      }
    >
      {text}
    </Dialog>
  )
}

const places = Array.from({ length: 12 }, (_, at) => at)

export const ProductGridSkeleton = () => (
  <div aria-hidden="true" className={styles['grid']}>
    {places.map((at) => (
      <Skeleton key={at} height={328} radius="card" />
    ))}
  </div>
)
