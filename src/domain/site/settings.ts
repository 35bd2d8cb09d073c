import type { BusinessInfo } from './businessInfo.ts'
import type { LinkPolicy } from './site.ts'

/** The settings of an installation, which are read at start. */
export interface SiteSettings {
  readonly links: LinkPolicy
  /** Outside address of banner slide 1; null makes the slide plain. */
  readonly mainBannerUrl: string | null
  readonly studioGuideUrl: string | null
  readonly loginUrl: string
  readonly signupUrl: string
  /** Whether the main site's side column shows the ranking card. */
  readonly mainRanking: boolean
  /** The installation's word for a channel that has none of its own; null: 채널. */
  readonly channelTerm: string | null
  /** Whether 이에요/예요 depends on the channel's word; otherwise it is always 이에요. */
  readonly josa: boolean
  /** Whether the login card shows its subtitle (S-100). */
  readonly loginSubtitle: boolean
  /** Whether the backend has a tutor, which can be asked in addition to the page's own rules. */
  readonly onlineTutor: boolean
  /** The company that runs the site, which the law requires in the footer. */
  readonly company: BusinessInfo | null
}
