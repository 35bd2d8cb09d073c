import type { ChannelInfo as Info } from '../../../domain/channel/ChannelInfo.ts'
import { channelUrl } from '../../../domain/channel/channelUrl.ts'
import type { LinkPolicy } from '../../../domain/site/LinkPolicy.ts'
import { ChannelFacts } from '../../channel/ChannelFacts.tsx'
import { hostText } from '../../channel/hostText.ts'
import { Panel } from '../../parts/Panel.tsx'
import styles from './ChannelBlock.module.css'

interface ChannelInfoProps {
  readonly channel: Info
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
