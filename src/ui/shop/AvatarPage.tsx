import { useId } from 'react'
import { listPaths } from '../../domain/paths.ts'
import { canTakeOff, itemsFromHeadToFoot, takeOff, wear, type WardrobeItem } from '../../domain/shop/outfit.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { LongList } from '../kit/LongList.tsx'
import { MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import { PlainPage } from '../site/PlainPage.tsx'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink, useLoginTarget } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { Figure, ItemPicture } from './Figure.tsx'
import { type Outfit, useOutfit } from './shopQueries.ts'
import { shopWords } from './shopWords.ts'
import shop from './Shop.module.css'
import styles from './AvatarPage.module.css'

const words = shopWords.avatar

/** Renders the page of the viewer's figure and its wardrobe. */
export const AvatarPage = () => {
  const viewer = useViewer()
  const outfit = useOutfit()
  const isWaiting = viewer === null || outfit.wardrobe.status === 'waiting'
  return (
    <PlainPage creature="NEMO" title={words.title} note={words.note} isWaiting={isWaiting}>
      {viewer !== null && !isSignedIn(viewer) ? <SignInFirst /> : <Wardrobe outfit={outfit} />}
    </PlainPage>
  )
}

const ShopLink = ({ tone = 'primary' }: { readonly tone?: 'primary' | 'soft' }) => (
  <ButtonLink href={listPaths.products} tone={tone}>
    {words.toShop}
  </ButtonLink>
)

const SignInFirst = () => {
  const { isPending } = useLoginTarget()
  return (
    <GuestPanel creature="CRAB" title={isPending ? words.pending : words.guest} text={words.guestNote}>
      <LoginLink words={lazyCopy.entry} />
      <ShopLink tone="soft" />
    </GuestPanel>
  )
}

const Wardrobe = ({ outfit }: { readonly outfit: Outfit }) => {
  const { wardrobe, worn, isSaving } = outfit
  if (wardrobe.status === 'failed') return <FailedPanel title={words.failed} text={words.failedNote} retry={wardrobe.retry} />
  if (wardrobe.status === 'waiting')
    return (
      <div aria-hidden="true" className={styles['columns']}>
        <Skeleton height={320} radius="card" />
        <Skeleton height={480} radius="card" />
      </div>
    )
  if (wardrobe.value.length === 0)
    return (
      <MessagePanel level={2} creature="SEAHORSE" title={words.none} text={words.noneNote}>
        <ShopLink />
      </MessagePanel>
    )
  return (
    <div className={styles['columns']}>
      <Panel className={styles['stage']}>
        <Figure items={worn} />
        <div className={styles['below']}>
          <ShopLink tone="soft" />
          <VisuallyHidden>
            <span role="status">{isSaving ? words.saving : ''}</span>
          </VisuallyHidden>
        </div>
      </Panel>
      <section>
        <h2 className={styles['heading']}>{words.wardrobe}</h2>
        <LongList className={shop['grid']}>
          {itemsFromHeadToFoot.flatMap((category) =>
            wardrobe.value
              .filter((item) => item.itemCategory === category)
              .map((item) => (
                <li key={item.userItemId} className={styles['item']}>
                  <OwnedItem item={item} outfit={outfit} />
                </li>
              )),
          )}
        </LongList>
      </section>
    </div>
  )
}

interface OwnedItemProps {
  readonly item: WardrobeItem
  readonly outfit: Outfit
}

const OwnedItem = ({ item, outfit: { worn, save } }: OwnedItemProps) => {
  const titleId = useId()
  const isWorn = worn.some(({ userItemId }) => userItemId === item.userItemId)
  const toggle = () => void save(isWorn ? takeOff(worn, item.itemCategory) : wear(worn, item))
  const isFixed = isWorn && !canTakeOff(item.itemCategory)
  return (
    <Card className={shop['card']} data-tried={isWorn || undefined}>
      <ItemPicture item={item} />
      <div className={shop['body']}>
        <p className={shop['category']}>{shopWords.categories[item.itemCategory]}</p>
        <h3 id={titleId} className={shop['title']}>
          {item.title}
        </h3>
        <div className={shop['buttons']}>
          <Button size="small" tone={isWorn ? 'quiet' : 'primary'} unavailable={isFixed} aria-describedby={titleId} onClick={toggle}>
            {isFixed ? words.worn : isWorn ? words.takeOff : words.wear}
          </Button>
        </div>
      </div>
    </Card>
  )
}
