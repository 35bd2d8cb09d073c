import type { ComponentProps, ReactNode } from 'react'
import { chatPluginKey, sectionSetting } from '../../domain/channel/channel.ts'
import { channelExtraLink } from '../../domain/home/sections.ts'
import { InquiryButton } from '../chat/InquiryButton.tsx'
import { channelTermOf, roleOf, type SectionViewProps } from './sectionProps.ts'
import { AdminCards, BusinessInfo, ChannelBanner, ChannelExtra, ChannelInfo, EnterpriseChannels } from './sections/ChannelSections.tsx'
import { Homework, StudyLog } from './sections/StudyRows.tsx'
import type { Home } from './useHome.ts'
import { useApplication } from '../kit/application.ts'
import { useNowByMinute } from '../kit/time.ts'

const Inquiry = ({ home, application: { chat } }: SectionViewProps) => {
  const key = chatPluginKey(home.channel)
  return key && <InquiryButton open={() => chat.open(key)} />
}

/** A page that stays open must not say «오늘 마감» tomorrow. */
const useToday = () => ({ now: useNowByMinute(), timeZone: useApplication().clock.timeZone() })

const HomeworkToday = (props: Pick<ComponentProps<typeof Homework>, 'title' | 'assignments'>) => <Homework {...props} {...useToday()} />

const StudyLogToday = (props: Pick<ComponentProps<typeof StudyLog>, 'title' | 'entries'>) => <StudyLog {...props} {...useToday()} />

/** A channel that removes its popular channels wants them nowhere. */
const childChannels = ({ channel, data }: Home) =>
  sectionSetting(channel, 'MAIN_RECOMMENDATION_CHANNEL').removed ? [] : (data?.channels ?? [])

const views = {
  'channel-banner': ({ home, application: { settings } }: SectionViewProps) => (
    <ChannelBanner term={channelTermOf(home, settings)} banners={home.data?.channelBanners ?? []} links={settings.links} />
  ),
  'admin-cards': ({ application: { settings } }: SectionViewProps) => <AdminCards studioGuideUrl={settings.studioGuideUrl} />,
  homework: ({ title, home }: SectionViewProps) => <HomeworkToday title={title} assignments={home.assignments ?? []} />,
  'study-log': ({ title, home }: SectionViewProps) => <StudyLogToday title={title} entries={home.studyLogs ?? []} />,
  'channel-info': ({ home, application: { settings } }: SectionViewProps) =>
    home.channel && <ChannelInfo channel={home.channel} links={settings.links} />,
  'enterprise-channels': ({ home, application: { settings } }: SectionViewProps) =>
    home.channel && (
      <EnterpriseChannels
        term={channelTermOf(home, settings)}
        channel={home.channel}
        channels={childChannels(home)}
        links={settings.links}
      />
    ),
  'channel-extra': ({ home, application: { settings } }: SectionViewProps) =>
    home.channel && (
      <ChannelExtra
        term={channelTermOf(home, settings)}
        channel={home.channel}
        {...channelExtraLink(roleOf(home), home.channel, settings.links)}
      />
    ),
  'live-inquiry': (props: SectionViewProps) => (
    <div data-section="live-inquiry">
      <Inquiry {...props} />
    </div>
  ),
  inquiry: (props: SectionViewProps) => <Inquiry {...props} />,
  'business-info': ({ home }: SectionViewProps) =>
    home.channel?.businessInfo && <BusinessInfo business={home.channel.businessInfo} logoUrl={home.channel.info.logoUrl} />,
}

export type SecondarySectionId = keyof typeof views

/** Sections that a learner's first load of the main site does not need: a chunk of their own. */
export const SecondarySectionView = ({ id, ...props }: SectionViewProps & { readonly id: SecondarySectionId }): ReactNode =>
  views[id](props)
