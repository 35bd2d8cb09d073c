import { channelTerm } from '../../domain/channel/channelTerm.ts'
import type { SiteSettings } from '../../domain/site/SiteSettings.ts'
import { channelRoleOf } from '../../domain/viewer/ChannelRole.ts'
import { guest } from '../../domain/viewer/Viewer.ts'
import type { Home } from './useHome.ts'

export const viewerOf = ({ viewer }: Home) => viewer ?? guest
export const roleOf = (home: Home) => channelRoleOf(home.channel, viewerOf(home))
export const termOf = ({ channel }: Home, { channelTerm: ofInstallation }: SiteSettings) => channelTerm(channel, ofInstallation)

export const coursesAreComing = ({ plan }: Home) => plan.some(({ id, state }) => id === 'enrolled-courses' && state === 'waiting')
