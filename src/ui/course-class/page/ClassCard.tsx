import { type ReactNode, type Ref, useId } from 'react'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import type { ClassStanding } from '../../../domain/course-class/ClassStanding.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import { offerWords } from '../../offer/offerWords.ts'
import styles from '../../course/page/EnrolCard.module.css'
import { LessonKinds } from '../../offer/curriculum/LessonKinds.tsx'
import { StudyState } from '../../offer/entrance/StudyState.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { Price } from '../../parts/Price.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { useEntry } from '../../viewer/useEntry.ts'
import type { ClassEntrance } from './classEntranceOf.ts'
import { classNote } from './classNote.ts'
import { classPageWords as words } from './classPageWords.ts'
import { Seats } from './Seats.tsx'
import type { Door } from './useDoor.ts'

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
export const ClassCard = ({ courseClass, entrance, standing, door, heading, action, further, chapters, celebration }: ClassCardProps) => {
  const title = useId()
  const isIn = entrance.kind === 'study' && entrance.isEnrolled
  return (
    <Panel aria-labelledby={title} className={styles['card']}>
      <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
        {entrance.kind === 'waiting' ? <TitlePlace /> : titleOf(entrance, standing)}
      </h2>
      {entrance.kind === 'waiting' && <Skeleton width="60%" height={36} />}
      {entrance.kind === 'study' ? (
        <StudyState study={entrance} />
      ) : (
        entrance.kind !== 'waiting' && <Price cost={courseClass.cost} paymentType={courseClass.paymentType} />
      )}
      {!isIn && <Seats courseClass={courseClass} />}
      {door?.kind === 'open' && <p className={styles['advice']}>{door.url === null ? words.door.open : words.door.ready}</p>}
      <div className={styles['action']}>{action}</div>
      {further}
      <Note entrance={entrance} />
      <LessonKinds chapters={chapters} />
      {celebration}
    </Panel>
  )
}

const TitlePlace = () => (
  <>
    <VisuallyHidden>{offerWords.enrol.waiting}</VisuallyHidden>
    <Skeleton width="40%" height="1.3em" />
  </>
)

const titleOf = (entrance: ClassEntrance, standing: ClassStanding | null) => {
  if (entrance.kind !== 'study') return words.enrol.title
  if (!entrance.isEnrolled) return standing?.isTeacher ? words.study.teaching : words.study.look
  return entrance.way === 'again' && entrance.lesson ? offerWords.study.finished : words.study.enrolled
}

const Note = ({ entrance }: Pick<ClassCardProps, 'entrance'>) => {
  const { isPending } = useEntry()
  if (entrance.kind === 'unknown') return <p className={styles['reason']}>{offerWords.enrol.standingFailed}</p>
  if (entrance.kind !== 'enrol') return null
  const { reason, advice } = classNote(entrance.enrolment, isPending)
  return (
    <>
      {reason && <p className={styles['reason']}>{reason}</p>}
      {advice && <p className={styles['advice']}>{advice}</p>}
    </>
  )
}
