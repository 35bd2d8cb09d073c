import type { Channel } from '../../../domain/channel/Channel.ts'
import type { ChannelInfo } from '../../../domain/channel/ChannelInfo.ts'
import { channelUrl } from '../../../domain/channel/channelUrl.ts'
import type { LinkPolicy } from '../../../domain/site/LinkPolicy.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import { ChannelFacts } from '../../channel/ChannelFacts.tsx'
import { hostText } from '../../channel/hostText.ts'
import { laterCopy } from '../../laterCopy.ts'
import { GrowingList } from '../../parts/GrowingList.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { SectionHeading } from '../../parts/SectionHeading.tsx'
import styles from './ChannelBlock.module.css'
import { titled } from '../../titled.ts'

interface EnterpriseChannelsProps {
  /** The channel's own word for a channel. */
  readonly term: string
  readonly channel: ChannelInfo
  /** Channels below it, if any came with the page. */
  readonly channels: readonly Channel[]
  readonly links: LinkPolicy
}

interface Item {
  readonly key: string | number
  readonly name: string
  readonly logoUrl: string | null
  readonly url: string | null
}

const step = 6

/** The enterprise's own channel and those below it: logo, name and domain. */
export const EnterpriseChannels = ({ term, channel, channels, links }: EnterpriseChannelsProps) => (
  <Panel data-section="enterprise-channels">
    <SectionHeading title={laterCopy.home.enterpriseChannels(term)} />
    <GrowingList
      items={itemsOf(channel, channels, links)}
      step={step}
      className={styles['list']}
      keyOf={({ key }) => key}
      renderItem={(item) => <ItemLink item={item} />}
    />
  </Panel>
)

const ItemLink = ({ item }: { readonly item: Item }) => {
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

function itemsOf(channel: ChannelInfo, channels: readonly Channel[], links: LinkPolicy): readonly Item[] {
  const own = { key: 'own', name: nameOf(channel), logoUrl: channel.info.logoUrl, url: channelUrl(channel.channelDomain, links) }
  const below = channels.map(({ channelId, channelName, channelLogoUrl, channelDomain }) => ({
    key: channelId,
    name: channelName,
    logoUrl: channelLogoUrl,
    url: channelUrl(channelDomain, links),
  }))
  return [own, ...below]
}

const nameOf = ({ channelName, channelDomain }: ChannelInfo) => titled(channelName ?? channelDomain)
