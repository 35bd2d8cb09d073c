import { Backpack, Check, type IconNode } from 'lucide'
import { type ChannelProfile, channelUrl } from '../../domain/channel/channel.ts'
import type { Offer, OfferDetail } from '../../domain/course/offer.ts'
import { safeImageUrl } from '../../domain/site/safeUrl.ts'
import face from '../art/avatar-default.svg?url&no-inline'
import logo from '../art/channel-default.svg?url&no-inline'
import { CreatureArt } from '../art/Creature.tsx'
import { copy } from '../copy.ts'
import { useApplication } from '../kit/application.ts'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { SmallPicture } from '../kit/Picture.tsx'
import { offerWords as words } from './offerWords.ts'
import styles from './OfferAbout.module.css'

interface OfferAboutProps {
  readonly offer: Pick<OfferDetail, 'comment' | 'introduction' | 'goals' | 'audience' | 'categoryList'>
  /** The materials that participants bring along. */
  readonly materials?: readonly string[]
  /** Returns the catalogue's address with this category. */
  hrefOf(category: string): string
}

const noMaterials: readonly string[] = []

/** Renders the description of an offer, without its empty fields. */
export const OfferAbout = ({ offer, materials = noMaterials, hrefOf }: OfferAboutProps) => {
  const { comment, goals, audience, categoryList } = offer
  // The hero already shows the comment.
  const introduction = offer.introduction.filter((text) => text !== comment)
  const isEmpty = [introduction, goals, audience, materials, categoryList].every(({ length }) => length === 0)
  return (
    <div className={styles['about']}>
      {isEmpty && <p className={styles['none']}>{words.noAbout}</p>}
      {introduction.length > 0 && (
        <div className={styles['introduction']}>
          {introduction.map((text, place) => (
            <p key={`${place} ${text}`}>{text}</p>
          ))}
        </div>
      )}
      <IconList title={words.goals} points={goals} mark={Check} />
      <Audience points={audience} />
      <IconList title={words.materials} points={materials} mark={Backpack} />
      <Categories names={[...new Set(categoryList.map(({ name }) => name))]} hrefOf={hrefOf} />
    </div>
  )
}

interface PointsProps {
  readonly title: string
  readonly points: readonly string[]
  readonly mark: IconNode
}

const IconList = ({ title, points, mark }: PointsProps) =>
  points.length === 0 ? null : (
    <div>
      <h3 className={styles['heading']}>{title}</h3>
      <ul className={styles['points']}>
        {points.map((text, place) => (
          <li key={`${place} ${text}`} className={styles['point']}>
            <Icon icon={mark} size={20} className={styles['mark']} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )

const Audience = ({ points }: { readonly points: readonly string[] }) =>
  points.length === 0 ? null : (
    <div className={styles['audience']}>
      <CreatureArt creature="TURTLE" size={72} className={styles['creature']} />
      <div>
        <h3 className={styles['heading']}>{words.audience}</h3>
        <ul className={styles['list']}>
          {points.map((text, place) => (
            <li key={`${place} ${text}`}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )

interface CategoriesProps extends Pick<OfferAboutProps, 'hrefOf'> {
  readonly names: readonly string[]
}

/** Renders the categories as links to the catalogue. */
const Categories = ({ names, hrefOf }: CategoriesProps) =>
  names.length === 0 ? null : (
    <ul aria-label={words.categories} className={styles['categories']}>
      {names.map((name) => (
        <li key={name}>
          <SiteLink href={hrefOf(name)} className={styles['category']}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )

/** The teacher and the channel. */
export const OfferPeople = ({ offer: { teacher, channelProfile } }: { readonly offer: Pick<Offer, 'teacher' | 'channelProfile'> }) => (
  <div className={styles['people']}>
    {teacher?.nickname && (
      <span className={styles['person']}>
        <SmallPicture candidates={[safeImageUrl(teacher.profile), face]} size={32} shape="round" />
        <span className={styles['name']}>{copy.cards.teacher(teacher.nickname)}</span>
      </span>
    )}
    {channelProfile?.channelName && <ChannelName channel={channelProfile} name={channelProfile.channelName} />}
  </div>
)

/** Renders the name of the channel, linked if its domain is usable. */
const ChannelName = ({ channel, name }: { readonly channel: ChannelProfile; readonly name: string }) => {
  const { settings } = useApplication()
  const href = channelUrl(channel.channelDomain, settings.links)
  const content = (
    <>
      <SmallPicture candidates={[safeImageUrl(channel.channelLogoUrl), logo]} size={32} shape="tile" />
      <span className={styles['name']}>{name}</span>
    </>
  )
  return href === null ? (
    <span className={styles['person']}>{content}</span>
  ) : (
    <SiteLink href={href} className={styles['person']}>
      {content}
    </SiteLink>
  )
}
