import { BookOpenText, ChevronRight, type IconNode, LayoutDashboard } from 'lucide'
import {
  type ChannelBanner as Banner,
  businessFacts,
  type Channel,
  type ChannelInfo as ChannelInfoData,
  channelUrl,
  type BusinessInfo as Info,
} from '../../../domain/channel/channel.ts'
import { safeImageUrl, safeUrl } from '../../../domain/site/safeUrl.ts'
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
import { Panel } from '../../kit/Panel.tsx'
import { FallbackImage, SmallPicture } from '../../kit/Picture.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { lazyCopy } from '../../lazyCopy.ts'
import { paths } from '../../../domain/paths.ts'
import styles from './ChannelSections.module.css'

const bannerStep = 6

interface ChannelBannerProps {
  /** The channel's own word for a channel. */
  readonly term: string
  readonly banners: readonly Banner[]
  readonly links: LinkPolicy
}

/** The words stand below the picture: what is in the picture is the channel's affair. */
export const ChannelBanner = ({ term, banners, links }: ChannelBannerProps) => (
  <section data-section="channel-banner" aria-label={lazyCopy.home.channelBanners(term)}>
    <ShowMoreList
      items={banners}
      step={bannerStep}
      className={styles['list']}
      keyOf={({ bannerId, ...banner }) => bannerId ?? JSON.stringify(banner)}
      renderItem={(banner) => <BannerCard banner={banner} links={links} />}
    />
  </section>
)

const BannerCard = ({ banner, links }: Pick<ChannelBannerProps, 'links'> & { readonly banner: Banner }) => {
  const href = safeUrl(banner.link)
  const title = displayTitle(banner.title)
  return (
    <Card>
      <div className={styles['picture']}>
        <FallbackImage
          candidates={[safeImageUrl(banner.imageUrl)].filter((url) => url !== null)}
          width={1280}
          height={320}
          classNameOf={() => undefined}
        />
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

interface ChannelExtraProps {
  readonly term: string
  readonly channel: ChannelInfoData
  /** A premium channel's block leads to its parent, an enterprise's to itself. */
  readonly leadsTo: 'parent' | 'own'
  readonly href: string | null
}

export const ChannelExtra = ({ term, channel, leadsTo, href }: ChannelExtraProps) => {
  const host = hostText(href)
  return (
    <Panel data-section="channel-extra" className={styles['extra']}>
      <ChannelFacts logoUrl={channel.info.logoUrl} size={56}>
        <h2 className={styles['name']}>{channel.channelName ?? channel.channelDomain}</h2>
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
  readonly channel: ChannelInfoData
  readonly links: LinkPolicy
}

/** What is known of the channel, and nothing else. */
export const ChannelInfo = ({ channel, links }: ChannelInfoProps) => (
  <Panel data-section="channel-info">
    <ChannelFacts logoUrl={channel.info.logoUrl} size={72}>
      <h2 className={styles['name']}>{channel.channelName ?? channel.channelDomain}</h2>
      <p className={styles['host']}>{hostText(channelUrl(channel.channelDomain, links))}</p>
      {channel.description && <p className={styles['description']}>{channel.description}</p>}
    </ChannelFacts>
  </Panel>
)

interface EnterpriseChannelsProps {
  /** The channel's own word for a channel. */
  readonly term: string
  readonly channel: ChannelInfoData
  /** Channels below it, if any came with the page. */
  readonly channels: readonly Channel[]
  readonly links: LinkPolicy
}

interface ChannelItem {
  readonly key: string | number
  readonly name: string
  readonly logoUrl: string | null
  readonly url: string | null
}

const channelStep = 6

/** The enterprise's own channel and those below it: logo, name and domain. */
export const EnterpriseChannels = ({ term, channel, channels, links }: EnterpriseChannelsProps) => (
  <Panel data-section="enterprise-channels">
    <SectionHeading title={lazyCopy.home.enterpriseChannels(term)} />
    <ShowMoreList
      items={itemsOf(channel, channels, links)}
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
      <span className={styles['itemName']}>{item.name}</span>
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

function itemsOf(channel: ChannelInfoData, channels: readonly Channel[], links: LinkPolicy): readonly ChannelItem[] {
  const own = { key: 'own', name: nameOf(channel), logoUrl: channel.info.logoUrl, url: channelUrl(channel.channelDomain, links) }
  const below = channels.map(({ channelId, channelName, channelLogoUrl, channelDomain }) => ({
    key: channelId,
    name: channelName,
    logoUrl: channelLogoUrl,
    url: channelUrl(channelDomain, links),
  }))
  return [own, ...below]
}

const nameOf = ({ channelName, channelDomain }: ChannelInfoData) => displayTitle(channelName ?? channelDomain)

interface BusinessInfoProps {
  readonly business: Info
  readonly logoUrl: string | null
}

/** Seven facts of the business with its logo; a blank one is left out (S-104, A-79). */
export const BusinessInfo = ({ business, logoUrl }: BusinessInfoProps) => (
  <Panel data-section="business-info" className={styles['panel']}>
    <h2 className={styles['businessInfoTitle']}>{copy.business.title}</h2>
    <dl className={styles['facts']}>
      {logoUrl && (
        <div className={styles['logo']}>
          <dt>
            <VisuallyHidden>{copy.business.logo}</VisuallyHidden>
          </dt>
          <dd>
            <SmallPicture candidates={[safeImageUrl(logoUrl), fallback]} size={40} shape="tile" />
          </dd>
        </div>
      )}
      {businessFacts(business).map(([field, value]) => (
        <div key={field} className={styles['row']}>
          <dt className={styles['label']}>{copy.business[field]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
)

interface AdminCardsProps {
  /** Outside address; without one the card stays plain. */
  readonly studioGuideUrl: string | null
}

/** Always both: the spec knows no other targets for those who teach. */
export const AdminCards = ({ studioGuideUrl }: AdminCardsProps) => (
  <section data-section="admin-cards" className={styles['cards']}>
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
