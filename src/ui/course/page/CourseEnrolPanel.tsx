import type { ReactNode, Ref } from 'react'
import type { CourseDetail, CourseStanding } from '../../../domain/course/course.ts'
import type { Chapter } from '../../../domain/lesson/lesson.ts'
import { coursePageWords } from './courseWords.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { EnrolPanel, useEnrolAction } from '../../offer/access/EnrolPanel.tsx'
import { hasOfferAction, type OfferAccess, offerBarFact } from '../../../domain/course-class/offerAccess.ts'
import { enrolNote, useEnrolNote } from '../../offer/access/enrolNote.ts'
import { EnrolControl, OfferAction, OfferBar, OfferCard, OfferStatus, TitleSkeleton } from '../../offer/access/OfferCard.tsx'
import { offerWords } from '../../offer/offerWords.ts'
import { useViewer } from '../../viewer/useViewer.ts'

interface CourseEnrolActionProps {
  readonly course: CourseDetail
  readonly access: OfferAccess
  readonly isRunning: boolean
  onEnrol(): void
}

const CourseEnrolAction = ({ course, access, ...rest }: CourseEnrolActionProps) => (
  <OfferAction
    subject={{ kind: 'course', id: course.courseId }}
    access={access}
    words={coursePageWords}
    renderEnrol={(enrolment) => <EnrolControl channel={course.channelProfile} enrolment={enrolment} {...rest} />}
  />
)

interface CourseEnrolCardProps {
  readonly course: CourseDetail
  readonly access: OfferAccess
  /** Takes the focus when the focused button is removed. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
}

/** Renders the cost and the enrolment; for learners, their progress. */
const CourseEnrolCard = ({ course, access, ...rest }: CourseEnrolCardProps) => (
  <OfferCard title={titleOf(access)} note={useEnrolNote(access, enrolNote)} {...rest}>
    <OfferStatus offer={course} access={access} />
  </OfferCard>
)

const titleOf = (entrance: OfferAccess) => {
  if (entrance.kind === 'waiting') return <TitleSkeleton />
  if (entrance.kind !== 'study') return coursePageWords.enrol.title
  if (!entrance.isEnrolled) return coursePageWords.study.browse
  return entrance.mode === 'again' && entrance.lesson ? offerWords.study.finished : coursePageWords.study.enrolled
}

const enrolConfig = {
  standing: 'courseStanding',
  affectedQueries: ['viewer', 'enrolledCourses', 'progress'],
  words: coursePageWords.outcome,
} as const

interface CourseEnrolPanelProps {
  readonly course: CourseDetail
  readonly access: OfferAccess
  readonly standing: CourseStanding | null
  readonly chapters: readonly Chapter[]
  /** Renders the card and the bar in their places. */
  children(card: ReactNode, bar: ReactNode): ReactNode
}

/** Handles enrolment in a course. It renders twice: as a card beside the page, and as a bar at its foot where there is no room. */
export const CourseEnrolPanel = ({ course, access, standing, chapters, children }: CourseEnrolPanelProps) => {
  const viewer = useViewer()
  const { isPending: isRunning, enrol } = useEnrolAction(useFeature('course').enrol, enrolConfig)
  const enrolNow = async () => (viewer === null || standing === null ? 'refused' : enrol({ course, viewer, standing }))
  const pointsPrice = access.kind === 'enrol' && access.enrolment.kind === 'points' ? access.enrolment : null
  return (
    <EnrolPanel title={course.title} {...{ pointsPrice, isRunning }} enrol={enrolNow}>
      {({ heading, celebration, onEnrol }) => {
        const action = <CourseEnrolAction {...{ course, access, isRunning, onEnrol }} />
        return children(
          <CourseEnrolCard {...{ course, access, heading, action, chapters, celebration }} />,
          hasOfferAction(access) && <OfferBar offer={course} fact={offerBarFact(access)} {...{ access, action }} />,
        )
      }}
    </EnrolPanel>
  )
}
