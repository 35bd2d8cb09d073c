import type { NameView } from '../../application/cards.ts'
import fallback from '../art/channel-default.svg?url&no-inline'
import { NameLine } from '../kit/Picture.tsx'

export const ChannelNameLine = ({ channel }: { readonly channel: NameView | null }) => (
  <NameLine pictures={[channel?.picture ?? null, fallback]} shape="tile" name={channel?.name} />
)
