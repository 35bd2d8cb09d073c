import { Users } from 'lucide'
import type { ReactNode, Ref } from 'react'
import {
  type ClassEnrolmentState,
  type ClassStanding,
  seatsLeft,
  seatsState,
  seatsText,
  takesPart,
} from '../../../domain/course-class/classEnrolment.ts'
import type { ClassDetail } from '../../../domain/course-class/courseClass.ts'
import { isUnderWay } from '../../../domain/course-class/remainingLessons.ts'
import type { ClassTerm, RemainingLessons } from '../../../domain/course-class/schedule.ts'
import { type EnrolTerms, hasOfferAction, type OfferAccess, offerBarFact } from '../../../domain/course-class/offerAccess.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Chapter } from '../../../domain/lesson/lesson.ts'
import { listPaths } from '../../../domain/paths.ts'
import { classPageWords as classWords } from './classWords.ts'
import { type MeetingEntry, MeetingEntryAction, useMeetingEntry } from './NextClass.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { EnrolPanel, useEnrolAction } from '../../offer/access/EnrolPanel.tsx'
import { enrolNote, type EnrolNote, lockReason, useEnrolNote } from '../../offer/access/enrolNote.ts'
import card from '../../offer/access/OfferCard.module.css'
import { EnrolControl, OfferAction, OfferBar, OfferCard, OfferStatus, TitleSkeleton } from '../../offer/access/OfferCard.tsx'
import { offerWords } from '../../offer/offerWords.ts'
import { departureWords } from '../../members/departureWords.ts'
import { LeaveButton } from '../../members/LeaveButton.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import styles from './ClassEnrolPanel.module.css'

interface ClassEnrolActionProps {
  readonly courseClass: ClassDetail
  readonly access: ClassAccess
  readonly isRunning: boolean
  /** The tone of the link to the lessons: soft beside a more important action. */
  readonly tone?: 'primary' | 'soft'
  onEnrol(): void
}

/** Renders the enrolment action. For a full class, other classes are offered instead. */
const ClassEnrolAction = ({ courseClass, access, tone = 'primary', ...rest }: ClassEnrolActionProps) => (
  <OfferAction
    subject={{ kind: 'course-class', id: courseClass.courseClassId }}
    access={access}
    words={classWords}
    tone={tone}
    renderEnrol={(enrolment) =>
      enrolment.kind === 'full' || enrolment.kind === 'closed' ? (
        <ButtonLink href={courseClass.isLive ? listPaths.liveClasses : listPaths.classes} tone="soft" wide>
          {classWords.enrol.others}
        </ButtonLink>
      ) : (
        <EnrolControl channel={courseClass.channelProfile} enrolment={enrolment} {...rest} />
      )
    }
  />
)

type ClassEnrolTerms = Extract<ClassAccess, { readonly kind: 'enrol' }>['enrolment']

/** Returns the notes that a viewer needs before enrolling in a class. */
function classEnrolNote(enrolment: ClassEnrolTerms, isPending: boolean): EnrolNote {
  if (enrolment.kind === 'full') return { reason: classWords.enrol.full, advice: classWords.enrol.fullNote }
  if (enrolment.kind === 'closed') return { reason: classWords.enrol.closed, advice: classWords.enrol.closedNote }
  return enrolNote(enrolment, isPending)
}

/** Returns why a lesson of a class does not open; null if it does, and while that is unknown. */
export function classLockReason(entrance: ClassAccess): string | null {
  if (entrance.kind !== 'enrol') return null
  const { enrolment } = entrance
  if (enrolment.kind === 'full' || enrolment.kind === 'closed') return classWords.lock[enrolment.kind]
  return lockReason({ kind: 'enrol', enrolment })
}

const seatsWords = classWords.seats

/** Renders the number of seats and of those left; unknown numbers are left out. */
const SeatsInfo = ({ courseClass: { schedule, enrolledCount, isClosed } }: { readonly courseClass: ClassDetail }) => {
  const memberCount = schedule?.memberCount ?? null
  const left = seatsLeft(memberCount, enrolledCount)
  if (left === null || memberCount === null) return isClosed ? <p className={styles['seats']}>{seatsWords.closed}</p> : null
  return (
    <p className={styles['seats']}>
      <Icon icon={Users} size={18} className={styles['sign']} />
      <span>{seatsWords.capacity(formatNumber(memberCount))}</span>
      <strong className={styles['left']} data-state={isClosed ? 'none' : seatsState(left)}>
        {isClosed && left > 0 ? seatsWords.closed : seatsText(left)}
      </strong>
    </p>
  )
}

const leftWords = classWords.left

interface LessonsLeftProps extends LessonPrices {
  readonly courseClass: ClassDetail
  readonly isIn: boolean
}

/** Renders the lessons left of a class that has begun, with their price for a viewer who is not enrolled. */
const LessonsLeft = ({ lessons, courseClass: { cost, paymentType }, wholeCost, isIn }: LessonsLeftProps) => {
  if (!isUnderWay(lessons)) return null
  const [left, over] = [formatNumber(lessons.left), formatNumber(lessons.total - lessons.left)]
  const isPriced = !isIn && paymentType === 'CASH' && cost !== null && wholeCost !== null && cost < wholeCost
  return (
    <div className={styles['lessons']}>
      <p className={styles['lessonsLeft']}>{isPriced ? leftWords.priced(left, formatNumber(cost)) : leftWords.lessons(left)}</p>
      <p>{isPriced ? leftWords.whole(over, formatNumber(wholeCost)) : leftWords.over(over)}</p>
    </div>
  )
}

interface LessonPrices {
  /** Null if the number of lessons is unknown. */
  readonly lessons: RemainingLessons | null
  /** The price of all lessons, if the class is offered at the price of the remaining ones; else null. */
  readonly wholeCost: number | null
}

interface ClassEnrolCardProps extends LessonPrices {
  readonly term: ClassTerm | null
  readonly courseClass: ClassDetail
  readonly access: ClassAccess
  readonly standing: ClassStanding | null
  readonly meetingEntry: MeetingEntry | null
  /** Takes the focus when the focused button is removed. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  /** A further action, shown on every screen size. */
  readonly secondaryAction: ReactNode
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
}

/** Renders the price, seats and enrolment of a class; for members, the entry to the meeting and their progress. */
const ClassEnrolCard = ({ courseClass, access, standing, term, lessons, wholeCost, meetingEntry, ...rest }: ClassEnrolCardProps) => {
  const isIn = access.kind === 'study' && access.isEnrolled
  const viewer = useViewer()
  return (
    <OfferCard title={titleOf(access, standing)} note={useEnrolNote(access, classEnrolNote)} {...rest}>
      <OfferStatus
        offer={courseClass}
        access={access}
        term={term && classWords.term(formatNumber(term.weeks), formatNumber(term.meetings))}
      />
      <LessonsLeft {...{ lessons, courseClass, wholeCost, isIn }} />
      {!isIn && <SeatsInfo courseClass={courseClass} />}
      {isIn && viewer !== null && (
        <LeaveButton viewer={viewer} courseClassId={courseClass.courseClassId} label={departureWords.leaveClass} />
      )}
      {meetingEntry?.kind === 'open' && (
        <p className={card['advice']}>{meetingEntry.url === null ? classWords.meeting.open : classWords.meeting.ready}</p>
      )}
    </OfferCard>
  )
}

const titleOf = (entrance: ClassAccess, standing: ClassStanding | null) => {
  if (entrance.kind === 'waiting') return <TitleSkeleton />
  if (entrance.kind !== 'study') return classWords.enrol.title
  if (!entrance.isEnrolled) return standing?.isTeacher ? classWords.study.teaching : classWords.study.browse
  return entrance.mode === 'again' && entrance.lesson ? offerWords.study.finished : classWords.study.enrolled
}

/** The viewer's access to a class. It is like that to a course, except that seats can run out. */
type ClassAccess = OfferAccess<EnrolTerms<ClassEnrolmentState>>

/** Includes the class itself, whose free seats may have changed, and its homework. */
const enrolConfig = {
  standing: 'classStanding',
  affectedQueries: ['viewer', 'courseClass', 'classCatalogue', 'enrolledClasses', 'registrationDates', 'progress', 'assignments'],
  words: classWords.outcome,
} as const

interface ClassEnrolPanelProps extends LessonPrices {
  /** The class id from the address. */
  readonly courseClassId: string
  readonly courseClass: ClassDetail
  readonly access: ClassAccess
  readonly standing: ClassStanding | null
  /** The duration of the class; null if unknown. */
  readonly term: ClassTerm | null
  readonly chapters: readonly Chapter[]
  /** Renders the card and the bar in their places. */
  children(card: ReactNode, bar: ReactNode): ReactNode
}

/**
 * Handles enrolment in a class and entry to its meetings. It renders both twice: as a card beside the page, and as a bar at its foot where
 * there is no room for the card.
 */
export const ClassEnrolPanel = ({ courseClassId, children, ...shown }: ClassEnrolPanelProps) => {
  const { courseClass, access, standing } = shown
  const viewer = useViewer()
  const { isPending: isRunning, enrol } = useEnrolAction(useFeature('courseClass').enrolInClass, enrolConfig)
  const meetingEntry = useMeetingEntry(courseClassId, standing !== null && takesPart(standing))
  const enrolNow = async () => (viewer === null || standing === null ? 'refused' : enrol({ courseClass, viewer, standing }))
  const pointsPrice = access.kind === 'enrol' && access.enrolment.kind === 'points' ? access.enrolment : null
  return (
    <EnrolPanel title={courseClass.title} {...{ pointsPrice, isRunning }} enrol={enrolNow}>
      {({ heading, celebration, onEnrol }) => {
        const actionProps = { courseClass, access, isRunning, onEnrol }
        // An open meeting has priority in the bar: the class has begun.
        const isOpen = meetingEntry?.kind === 'open'
        const action = isOpen ? <MeetingEntryAction entry={meetingEntry} /> : <ClassEnrolAction {...actionProps} />
        const secondaryAction = isOpen ? (
          <ClassEnrolAction {...actionProps} tone="soft" />
        ) : (
          meetingEntry && <MeetingEntryAction entry={meetingEntry} />
        )
        return children(
          <ClassEnrolCard {...shown} {...{ meetingEntry, heading, action, secondaryAction, celebration }} />,
          (isOpen || hasOfferAction(access)) && (
            <OfferBar offer={courseClass} fact={isOpen ? null : offerBarFact(access)} {...{ access, action }} />
          ),
        )
      }}
    </EnrolPanel>
  )
}
