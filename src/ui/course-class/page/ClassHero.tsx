import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import { timetableText } from '../../../domain/course-class/timetable.ts'
import { grouped } from '../../../domain/grouped.ts'
import { wholeLists } from '../../../domain/site/wholeLists.ts'
import { ChannelUsersBadge } from '../../course/ChannelUsersBadge.tsx'
import factStyles from '../../offer/OfferFacts.module.css'
import { OfferHero } from '../../offer/OfferHero.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { CapacityBadge } from '../CapacityBadge.tsx'
import { classPageWords as words } from './classPageWords.ts'

/** What the class is and when it meets, at a glance. */
export const ClassHero = ({ courseClass }: { readonly courseClass: ClassDetail | null }) => {
  const isLive = courseClass?.isLive ?? false
  return (
    <OfferHero
      offer={courseClass}
      back={isLive ? { href: wholeLists.liveClasses, name: words.live } : { href: wholeLists.classes, name: words.catalogue }}
      waiting={words.waiting}
      badges={courseClass && <Badges courseClass={courseClass} />}
      facts={courseClass && <Facts courseClass={courseClass} />}
    />
  )
}

const Badges = ({ courseClass: { isLive, schedule, isOnlyForChannelUser } }: { readonly courseClass: ClassDetail }) => (
  <>
    {isLive && (
      <Badge tone="danger" onPicture>
        {words.live}
      </Badge>
    )}
    <CapacityBadge memberCount={schedule?.memberCount ?? null} />
    {isOnlyForChannelUser && <ChannelUsersBadge />}
  </>
)

/** What nobody knows is left out. */
const Facts = ({ courseClass: { timetable, lessonCount } }: { readonly courseClass: ClassDetail }) => {
  const texts = [timetable && timetableText(timetable), lessonCount > 0 && words.facts.lessons(grouped(lessonCount))]
  return (
    <ul aria-label={words.facts.title} className={factStyles['facts']}>
      {texts.map((text) => text && <li key={text}>{text}</li>)}
    </ul>
  )
}
