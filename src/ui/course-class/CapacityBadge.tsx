import { capacityBadge } from '../../domain/course-class/capacityBadge.ts'
import { Badge } from '../parts/Badge.tsx'

/** How many fit into the class (S-320…S-322). */
export const CapacityBadge = ({ memberCount }: { readonly memberCount: number | null }) => {
  const capacity = capacityBadge(memberCount)
  return (
    capacity && (
      <Badge tone={capacity.tone} onPicture>
        {capacity.label}
      </Badge>
    )
  )
}
