import { type ReactNode, type Ref, useId } from 'react'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import { Panel } from '../../parts/Panel.tsx'
import { Price } from '../../parts/Price.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { useEntry } from '../../viewer/useEntry.ts'
import { offerWords } from '../../offer/offerWords.ts'
import { coursePageWords as words } from './coursePageWords.ts'
import styles from './EnrolCard.module.css'
import { enrolNote } from '../../offer/entrance/enrolNote.ts'
import type { Entrance } from '../../offer/entrance/entranceOf.ts'
import { LessonKinds } from '../../offer/curriculum/LessonKinds.tsx'
import { StudyState } from '../../offer/entrance/StudyState.tsx'

interface EnrolCardProps {
  readonly course: CourseDetail
  readonly entrance: Entrance
  /** Takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
}

/** What it costs and how to get in; for who is in, how far they are. */
export const EnrolCard = ({ course, entrance, heading, action, chapters, celebration }: EnrolCardProps) => {
  const title = useId()
  return (
    <Panel aria-labelledby={title} className={styles['card']}>
      <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
        <Title entrance={entrance} />
      </h2>
      <Standing course={course} entrance={entrance} />
      <div className={styles['action']}>{action}</div>
      <Note entrance={entrance} />
      <LessonKinds chapters={chapters} />
      {celebration}
    </Panel>
  )
}

const Standing = ({ course, entrance }: Pick<EnrolCardProps, 'course' | 'entrance'>) => {
  if (entrance.kind === 'waiting') return <Skeleton width="60%" height={36} />
  return entrance.kind === 'study' ? <StudyState study={entrance} /> : <Price cost={course.cost} paymentType={course.paymentType} />
}

const Title = ({ entrance }: Pick<EnrolCardProps, 'entrance'>) =>
  entrance.kind === 'waiting' ? (
    <>
      <VisuallyHidden>{offerWords.enrol.waiting}</VisuallyHidden>
      <Skeleton width="40%" height="1.3em" />
    </>
  ) : (
    titleOf(entrance)
  )

const titleOf = (entrance: Entrance) => {
  if (entrance.kind !== 'study') return words.enrol.title
  if (!entrance.isEnrolled) return words.study.look
  return entrance.way === 'again' && entrance.lesson ? offerWords.study.finished : words.study.enrolled
}

const Note = ({ entrance }: Pick<EnrolCardProps, 'entrance'>) => {
  const { isPending } = useEntry()
  if (entrance.kind === 'unknown') return <p className={styles['reason']}>{offerWords.enrol.standingFailed}</p>
  if (entrance.kind !== 'enrol') return null
  const { reason, advice } = enrolNote(entrance.enrolment, isPending)
  return (
    <>
      {reason && <p className={styles['reason']}>{reason}</p>}
      {advice && <p className={styles['advice']}>{advice}</p>}
    </>
  )
}
