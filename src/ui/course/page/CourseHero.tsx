import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { courseLevelLabel } from '../../../domain/course/courseLevel.ts'
import { wholeLists } from '../../../domain/site/wholeLists.ts'
import { copy } from '../../copy.ts'
import { Badge } from '../../parts/Badge.tsx'
import { ChannelUsersBadge } from '../ChannelUsersBadge.tsx'
import { CourseFacts } from './CourseFacts.tsx'
import { coursePageWords as words } from './coursePageWords.ts'
import { OfferHero } from '../../offer/OfferHero.tsx'

/** What the course is, at a glance. */
export const CourseHero = ({ course }: { readonly course: CourseDetail | null }) => (
  <OfferHero
    offer={course}
    back={{ href: wholeLists.courses, name: words.catalogue }}
    waiting={words.waiting}
    badges={course && <Badges course={course} />}
    facts={course && <CourseFacts course={course} />}
  />
)

const Badges = ({ course: { level, isOnlyForChannelUser } }: { readonly course: CourseDetail }) => (
  <>
    {level && (
      <Badge tone="neutral" onPicture>
        {copy.cards.level(courseLevelLabel(level))}
      </Badge>
    )}
    {isOnlyForChannelUser && <ChannelUsersBadge />}
  </>
)
