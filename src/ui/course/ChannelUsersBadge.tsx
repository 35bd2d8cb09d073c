import type { Course } from '../../domain/course/Course.ts'
import { copy } from '../copy.ts'
import { Badge } from '../parts/Badge.tsx'

/** On what only a channel's own students may take (S-122). */
export const ChannelUsersBadge = ({ of }: { readonly of: Pick<Course, 'isOnlyForChannelUser'> }) =>
  of.isOnlyForChannelUser ? (
    <Badge tone="neutral" onPicture>
      {copy.cards.channelUsersOnly}
    </Badge>
  ) : null
