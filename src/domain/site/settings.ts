import type { BusinessInfo } from './businessInfo.ts'
import type { LinkPolicy } from './site.ts'

/** What differs per installation and is read at start. */
export interface SiteSettings {
  readonly links: LinkPolicy
  /** Outside address of banner slide 1; null makes the slide plain. */
  readonly mainBannerUrl: string | null
  readonly studioGuideUrl: string | null
  readonly loginUrl: string
  readonly signupUrl: string
  /** Ranking card in the main site's side column. */
  readonly mainRanking: boolean
  /** What the installation calls a channel where the channel has no word of its own; null: 채널. */
  readonly channelTerm: string | null
  /** 이에요/예요 after the channel's word, instead of always 이에요. */
  readonly josa: boolean
  /** Shows the subtitle of the login card (S-100). */
  readonly loginSubtitle: boolean
  /** The backend has a tutor, which may be asked beside the page's own rules. */
  readonly onlineTutor: boolean
  /** Who runs the site, as the law wants it told in the footer. */
  readonly company: BusinessInfo | null
}
