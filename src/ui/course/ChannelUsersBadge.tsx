import { copy } from '../copy.ts'
import { Badge } from '../parts/Badge.tsx'

/** On what only a channel's own students may take (S-122). */
export const ChannelUsersBadge = () => (
  <Badge tone="neutral" onPicture>
    {copy.cards.channelUsersOnly}
  </Badge>
)
