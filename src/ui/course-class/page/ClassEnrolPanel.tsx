import { Users } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { type ClassEnrolment, type ClassStanding, seatsLeft, seatsState, seatsText } from '../../../domain/course-class/classEnrolment.ts'
import type { ClassDetail } from '../../../domain/course-class/courseClass.ts'
import { grouped } from '../../../domain/format.ts'
import type { Chapter } from '../../../domain/lesson/lesson.ts'
import { wholeLists } from '../../../domain/site/site.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { classPageWords as classWords } from './classWords.ts'
import { type Door, DoorAction, useDoor } from './NextClass.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { useEnrolling, WayIn, type WishEnd } from '../../offer/entrance/EnrolPanel.tsx'
import {
  barFact,
  enrolNote,
  type EnrolNote,
  type Entrance,
  hasAction,
  lockReason,
  type Terms,
  useEntranceNote,
} from '../../offer/entrance/entrance.ts'
import card from '../../offer/entrance/EntranceCard.module.css'
import { EnrolOffer, EntranceAction, OfferBar, OfferCard, Standing, TitlePlace } from '../../offer/entrance/EntranceCard.tsx'
import { offerWords } from '../../offer/offerWords.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import styles from './ClassEnrolPanel.module.css'

interface ClassActionProps {
  readonly courseClass: ClassDetail
  readonly entrance: ClassEntrance
  readonly isRunning: boolean
  /** Of the way to the lessons: soft beside something that counts more. */
  readonly tone?: 'primary' | 'soft'
  onEnrol(): void
}

/** Where places run out, another class is offered. */
const ClassAction = ({ courseClass, entrance, tone = 'primary', ...rest }: ClassActionProps) => (
  <EntranceAction
    subject={{ kind: 'course-class', id: courseClass.courseClassId }}
    entrance={entrance}
    words={classWords}
    tone={tone}
    renderOffer={(enrolment) =>
      enrolment.kind === 'full' || enrolment.kind === 'closed' ? (
        <ButtonLink href={courseClass.isLive ? wholeLists.liveClasses : wholeLists.classes} tone="soft" wide>
          {classWords.enrol.others}
        </ButtonLink>
      ) : (
        <EnrolOffer channel={courseClass.channelProfile} enrolment={enrolment} {...rest} />
      )
    }
  />
)

type Offer = Extract<ClassEntrance, { readonly kind: 'enrol' }>['enrolment']

/** What there is to know before one enrols in a class. */
function classNote(enrolment: Offer, isPending: boolean): EnrolNote {
  if (enrolment.kind === 'full') return { reason: classWords.enrol.full, advice: classWords.enrol.fullNote }
  if (enrolment.kind === 'closed') return { reason: classWords.enrol.closed, advice: classWords.enrol.closedNote }
  return enrolNote(enrolment, isPending)
}

/** Why a lesson of a class does not open; null if it does, and while that is unknown. */
export function classLockReason(entrance: ClassEntrance): string | null {
  if (entrance.kind !== 'enrol') return null
  const { enrolment } = entrance
  if (enrolment.kind === 'full' || enrolment.kind === 'closed') return classWords.lock[enrolment.kind]
  return lockReason({ kind: 'enrol', enrolment })
}

const words = classWords.seats

/** How many places there are and how many are left; what nobody knows is left out. */
const Seats = ({ courseClass: { schedule, enrolledCount, isClosed } }: { readonly courseClass: ClassDetail }) => {
  const memberCount = schedule?.memberCount ?? null
  const left = seatsLeft(memberCount, enrolledCount)
  if (left === null || memberCount === null) return isClosed ? <p className={styles['seats']}>{words.closed}</p> : null
  return (
    <p className={styles['seats']}>
      <Icon of={Users} size={18} className={styles['sign']} />
      <span>{words.capacity(grouped(memberCount))}</span>
      <strong className={styles['left']} data-state={isClosed ? 'none' : seatsState(left)}>
        {isClosed && left > 0 ? words.closed : seatsText(left)}
      </strong>
    </p>
  )
}

interface ClassCardProps {
  readonly courseClass: ClassDetail
  readonly entrance: ClassEntrance
  readonly standing: ClassStanding | null
  readonly door: Door | null
  /** Takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  /** What can be done besides, on every screen. */
  readonly further: ReactNode
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
}

/** What it costs, how many places are left and how to get in; for who is in, the way into the meeting and how far they are. */
const ClassCard = ({ courseClass, entrance, standing, door, ...rest }: ClassCardProps) => {
  const isIn = entrance.kind === 'study' && entrance.isEnrolled
  return (
    <OfferCard title={titleOf(entrance, standing)} note={useEntranceNote(entrance, classNote)} {...rest}>
      <Standing offer={courseClass} entrance={entrance} />
      {!isIn && <Seats courseClass={courseClass} />}
      {door?.kind === 'open' && <p className={card['advice']}>{door.url === null ? classWords.door.open : classWords.door.ready}</p>}
    </OfferCard>
  )
}

const titleOf = (entrance: ClassEntrance, standing: ClassStanding | null) => {
  if (entrance.kind === 'waiting') return <TitlePlace />
  if (entrance.kind !== 'study') return classWords.enrol.title
  if (!entrance.isEnrolled) return standing?.isTeacher ? classWords.study.teaching : classWords.study.look
  return entrance.way === 'again' && entrance.lesson ? offerWords.study.finished : classWords.study.enrolled
}

/** The way into a class: like that into a course, except that places can run out. */
type ClassEntrance = Entrance<Terms<ClassEnrolment>>

interface ClassEnrolling {
  readonly isRunning: boolean
  enrol(viewer: Viewer, standing: ClassStanding): Promise<WishEnd>
}

/** Includes the class itself: somebody else may have got its last place. */
const ways = {
  standing: 'classStanding',
  touched: ['viewer', 'courseClass', 'classCatalogue', 'registrationDates', 'progress'],
  words: classWords.outcome,
} as const

const useClassEnrol = (courseClass: ClassDetail): ClassEnrolling => {
  const { enrolInClass } = useFeature('courseClass')
  const { isRunning, run } = useEnrolling(ways)
  return { isRunning, enrol: (viewer, standing) => run(() => enrolInClass({ courseClass, viewer, standing })) }
}

interface ClassWayInProps {
  /** As the address has it. */
  readonly courseClassId: string
  readonly courseClass: ClassDetail
  readonly entrance: ClassEntrance
  readonly standing: ClassStanding | null
  readonly chapters: readonly Chapter[]
  /** Where the card stands, and where the bar does. */
  children(card: ReactNode, bar: ReactNode): ReactNode
}

/** The way into a class and into its meetings, drawn twice: beside the page, or where that has no room, at its foot. */
export const ClassWayIn = ({ courseClassId, courseClass, entrance, standing, chapters, children }: ClassWayInProps) => {
  const viewer = useViewer()
  const { isRunning, enrol } = useClassEnrol(courseClass)
  const door = useDoor(courseClassId, standing !== null && (standing.isEnrolled || standing.isTeacher))
  const enrolNow = async () => (viewer === null || standing === null ? 'refused' : enrol(viewer, standing))
  const offer = entrance.kind === 'enrol' && entrance.enrolment.kind === 'points' ? entrance.enrolment : null
  return (
    <WayIn title={courseClass.title} {...{ offer, isRunning }} enrol={enrolNow}>
      {({ heading, celebration, onEnrol }) => {
        const way = { courseClass, entrance, isRunning, onEnrol }
        // What counts most right now comes first, and stands in the bar: a class that has begun waits for nobody.
        const isOpen = door?.kind === 'open'
        const action = isOpen ? <DoorAction door={door} /> : <ClassAction {...way} />
        const further = isOpen ? <ClassAction {...way} tone="soft" /> : door && <DoorAction door={door} />
        return children(
          <ClassCard {...{ courseClass, entrance, standing, door, heading, action, further, chapters, celebration }} />,
          (isOpen || hasAction(entrance)) && (
            <OfferBar offer={courseClass} fact={isOpen ? null : barFact(entrance)} {...{ entrance, action }} />
          ),
        )
      }}
    </WayIn>
  )
}
