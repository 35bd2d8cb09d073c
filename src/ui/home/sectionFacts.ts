import { channelTerm } from '../../domain/channel/channelTerm.ts'
import { channelRoleOf } from '../../domain/viewer/ChannelRole.ts'
import { guest } from '../../domain/viewer/Viewer.ts'
import type { Home } from './useHome.ts'

export const viewerOf = ({ viewer }: Home) => viewer ?? guest
export const roleOf = (home: Home) => channelRoleOf(home.channel, viewerOf(home))
export const termOf = ({ channel }: Home) => channelTerm(channel)

export const coursesAreComing = ({ plan }: Home) => plan.some(({ id, state }) => id === 'enrolled-courses' && state === 'waiting')
