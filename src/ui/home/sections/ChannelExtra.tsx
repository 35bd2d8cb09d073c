import type { ChannelInfo } from '../../../domain/channel/ChannelInfo.ts'
import { ChannelFacts } from '../../channel/ChannelFacts.tsx'
import { hostText } from '../../channel/hostText.ts'
import { laterCopy } from '../../laterCopy.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { Panel } from '../../parts/Panel.tsx'
import styles from './ChannelBlock.module.css'

interface ChannelExtraProps {
  readonly term: string
  readonly channel: ChannelInfo
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
        <p className={styles['host']}>{leadsTo === 'parent' && host !== null ? laterCopy.home.below(term, host) : host}</p>
      </ChannelFacts>
      {href && (
        <ButtonLink tone="soft" href={href}>
          {laterCopy.home.visit[leadsTo](term)}
        </ButtonLink>
      )}
    </Panel>
  )
}
