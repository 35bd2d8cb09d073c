import { BookOpenText, ChevronRight, type IconNode, LayoutDashboard } from 'lucide'
import type { BusinessField } from '../../../domain/site/businessInfo.ts'
import type { LinkPolicy } from '../../../domain/site/site.ts'
import fallback from '../../art/channel-default.svg?url&no-inline'
import { hostText } from '../../channel/ChannelCard.tsx'
import { ChannelFacts } from '../../channel/ChannelFacts.tsx'
import { copy, displayTitle } from '../../copy.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { ContentLink } from '../../kit/ExternalLink.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { SiteLink } from '../../kit/links.tsx'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { FallbackImage, SmallPicture } from '../../kit/Picture.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { lazyCopy } from '../../lazyCopy.ts'
import { paths } from '../../../domain/paths.ts'
import styles from './ChannelSections.module.css'

const bannerStep = 6

interface Banner {
  readonly key: string | number
  readonly title: string | null
  readonly picture: string | null
  /** Null for a banner without a link. */
  readonly href: string | null
}

interface ChannelBannerProps {
  /** The channel's own word for a channel. */
  readonly term: string
  readonly banners: readonly Banner[]
  readonly links: LinkPolicy
}

/** Shows the text below the picture, because the channel decides on the picture's content. */
export const ChannelBanner = ({ term, banners, links }: ChannelBannerProps) => (
  <section data-section="channel-banner" aria-label={lazyCopy.home.channelBanners(term)}>
    <ShowMoreList
      items={banners}
      step={bannerStep}
      className={styles['list']}
      keyOf={({ key }) => key}
      renderItem={(banner) => <BannerCard banner={banner} links={links} />}
    />
  </section>
)

/** Also used where a banner is edited, as a preview before it is saved. */
export const BannerCard = ({
  banner: { picture, href, ...banner },
  links,
}: Pick<ChannelBannerProps, 'links'> & { readonly banner: Banner }) => {
  const title = displayTitle(banner.title)
  return (
    <Card>
      <div className={styles['picture']}>
        {picture && <FallbackImage candidates={[picture]} width={1280} height={320} classNameOf={() => undefined} />}
      </div>
      <p className={styles['caption']} title={title}>
        {href === null ? (
          <span className={styles['title']}>{title}</span>
        ) : (
          <>
            <ContentLink href={href} links={links} className={styles['title']}>
              {title}
            </ContentLink>
            <Icon icon={ChevronRight} size={20} />
          </>
        )}
      </p>
    </Card>
  )
}

interface ChannelItem {
  readonly name: string | null
  readonly logoUrl: string | null
  readonly url: string | null
}

interface ChannelExtraProps extends ChannelItem {
  readonly term: string
  /** A premium channel's block links to its parent, an enterprise's to its own courses. */
  readonly leadsTo: 'parent' | 'own'
  readonly href: string | null
}

export const ChannelExtra = ({ term, name, logoUrl, leadsTo, href }: ChannelExtraProps) => {
  const host = hostText(href)
  return (
    <Panel data-section="channel-extra" className={styles['extra']}>
      <ChannelFacts logoUrl={logoUrl} size={56}>
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['host']}>{leadsTo === 'parent' && host !== null ? lazyCopy.home.below(term, host) : host}</p>
      </ChannelFacts>
      {href && (
        <ButtonLink tone="soft" href={href}>
          {lazyCopy.home.visit[leadsTo](term)}
        </ButtonLink>
      )}
    </Panel>
  )
}

interface ChannelInfoProps {
  readonly channel: ChannelItem & { readonly description: string | null }
}

/** Renders the known facts of the channel, and nothing else. */
export const ChannelInfo = ({ channel: { name, logoUrl, url, description } }: ChannelInfoProps) => (
  <Panel data-section="channel-info">
    <ChannelFacts logoUrl={logoUrl} size={72}>
      <h2 className={styles['name']}>{name}</h2>
      <p className={styles['host']}>{hostText(url)}</p>
      {description && <p className={styles['description']}>{description}</p>}
    </ChannelFacts>
  </Panel>
)

interface EnterpriseChannelsProps {
  /** The channel's own word for a channel. */
  readonly term: string
  readonly channels: readonly (ChannelItem & { readonly key: string | number })[]
}

const channelStep = 6

/** Renders the enterprise's own channel and those below it, with logo, name and domain. */
export const EnterpriseChannels = ({ term, channels }: EnterpriseChannelsProps) => (
  <Panel data-section="enterprise-channels">
    <SectionHeading title={lazyCopy.home.enterpriseChannels(term)} />
    <ShowMoreList
      items={channels}
      step={channelStep}
      className={styles['channelBlockList']}
      keyOf={({ key }) => key}
      renderItem={(item) => <ItemLink item={item} />}
    />
  </Panel>
)

const ItemLink = ({ item }: { readonly item: ChannelItem }) => {
  const facts = (
    <ChannelFacts logoUrl={item.logoUrl} size={40}>
      <span className={styles['itemName']}>{displayTitle(item.name)}</span>
      <span className={styles['host']}>{hostText(item.url)}</span>
    </ChannelFacts>
  )
  if (item.url === null) return <span className={styles['item']}>{facts}</span>
  return (
    <SiteLink href={item.url} className={styles['item']}>
      {facts}
    </SiteLink>
  )
}

interface BusinessInfoProps {
  readonly facts: readonly (readonly [BusinessField, string])[]
  readonly logoUrl: string | null
}

/** Shows seven facts of the business with its logo; blank ones are left out (S-104, A-79). */
export const BusinessInfo = ({ facts, logoUrl }: BusinessInfoProps) => (
  <Panel data-section="business-info" className={styles['panel']}>
    <h2 className={styles['businessInfoTitle']}>{copy.business.title}</h2>
    <dl className={styles['facts']}>
      {logoUrl && (
        <div className={styles['logo']}>
          <dt>
            <VisuallyHidden>{copy.business.logo}</VisuallyHidden>
          </dt>
          <dd>
            <SmallPicture candidates={[logoUrl, fallback]} size={40} shape="tile" />
          </dd>
        </div>
      )}
      {facts.map(([field, value]) => (
        <div key={field} className={styles['row']}>
          <dt className={styles['label']}>{copy.business[field]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)

interface AdminCardsProps {
  /** An external address; without it the card has no link. */
  readonly studioGuideUrl: string | null
}

const Desk = lazyWithRetry(() => import('./Desk.tsx').then((loaded) => loaded.Desk))

/** Always shows both cards: the spec knows no other links for teachers. The tasks of the day stand above them. */
export const AdminCards = ({ studioGuideUrl }: AdminCardsProps) => (
  <section data-section="admin-cards" className={styles['cards']}>
    <div className={styles['desk']}>
      <LazyBoundary loading={<Skeleton height="25.5rem" radius="card" />}>
        <Desk />
      </LazyBoundary>
    </div>
    <AdminCard icon={LayoutDashboard} title={copy.home.publishing} note={lazyCopy.home.publishingNote} href={paths.publishing} />
    <AdminCard icon={BookOpenText} title={lazyCopy.home.studioGuide} note={lazyCopy.home.studioGuideNote} href={studioGuideUrl} newTab />
  </section>
)

interface AdminCardProps {
  readonly icon: IconNode
  readonly title: string
  readonly note: string
  readonly href: string | null
  readonly newTab?: boolean
}

const AdminCard = ({ icon, title, note, href, newTab = false }: AdminCardProps) => (
  <article className={styles['card']}>
    <span className={styles['tile']}>
      <Icon icon={icon} size={24} />
    </span>
    <div>
      <h2 className={styles['adminCardsTitle']}>
        {href === null ? (
          title
        ) : (
          <SiteLink href={href} newTab={newTab} className={styles['link']}>
            {title}
          </SiteLink>
        )}
      </h2>
      <p className={styles['note']}>{note}</p>
    </div>
  </article>
)
