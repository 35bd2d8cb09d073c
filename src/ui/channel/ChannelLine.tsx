import type { ChannelProfile } from '../../domain/channel/ChannelProfile.ts'
import { safeImageUrl } from '../../domain/site/safeImageUrl.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { NameLine } from '../parts/NameLine.tsx'

export const ChannelLine = ({ channel }: { readonly channel: ChannelProfile | null }) => (
  <NameLine pictures={[safeImageUrl(channel?.channelLogoUrl), fallback]} shape="tile" name={channel?.channelName} />
)
