import type { Application } from '../../application/Application.ts'
import { channelTerm } from '../../domain/channel/channel.ts'
import { channelRoleOf } from '../../domain/roles.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { guest } from '../../domain/viewer.ts'
import type { Home } from './useHome.ts'

/** What a section of the home page may ask the page to do. */
export interface HomeActions {
  openBeta(): void
  openQuests(): void
  /** Goes to a page of the platform, as a click on a link would. */
  go(href: string): void
}

/** What a section may draw from. */
export interface SectionViewProps {
  readonly title: string
  readonly home: Home
  readonly application: Application
  readonly actions: HomeActions
}

export const viewerOf = ({ viewer }: Home) => viewer ?? guest
export const roleOf = (home: Home) => channelRoleOf(home.channel, viewerOf(home))
export const channelTermOf = ({ channel }: Home, { channelTerm: ofInstallation }: SiteSettings) => channelTerm(channel, ofInstallation)

export const areCoursesLoading = ({ plan }: Home) => plan.some(({ id, state }) => id === 'enrolled-courses' && state === 'waiting')
