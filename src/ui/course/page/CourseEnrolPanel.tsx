import type { ReactNode, Ref } from 'react'
import type { CourseDetail, CourseStanding } from '../../../domain/course/course.ts'
import type { Chapter } from '../../../domain/lesson/lesson.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { coursePageWords } from './courseWords.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useEnrolling, WayIn, type WishEnd } from '../../offer/entrance/EnrolPanel.tsx'
import { barFact, enrolNote, type Entrance, hasAction, useEntranceNote } from '../../offer/entrance/entrance.ts'
import { EnrolOffer, EntranceAction, OfferBar, OfferCard, Standing, TitlePlace } from '../../offer/entrance/EntranceCard.tsx'
import { offerWords } from '../../offer/offerWords.ts'
import { useViewer } from '../../viewer/useViewer.ts'

interface EnrolActionProps {
  readonly course: CourseDetail
  readonly entrance: Entrance
  readonly isRunning: boolean
  onEnrol(): void
}

const EnrolAction = ({ course, entrance, ...rest }: EnrolActionProps) => (
  <EntranceAction
    subject={{ kind: 'course', id: course.courseId }}
    entrance={entrance}
    words={coursePageWords}
    renderOffer={(enrolment) => <EnrolOffer channel={course.channelProfile} enrolment={enrolment} {...rest} />}
  />
)

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
const EnrolCard = ({ course, entrance, ...rest }: EnrolCardProps) => (
  <OfferCard title={titleOf(entrance)} note={useEntranceNote(entrance, enrolNote)} {...rest}>
    <Standing offer={course} entrance={entrance} />
  </OfferCard>
)

const titleOf = (entrance: Entrance) => {
  if (entrance.kind === 'waiting') return <TitlePlace />
  if (entrance.kind !== 'study') return coursePageWords.enrol.title
  if (!entrance.isEnrolled) return coursePageWords.study.look
  return entrance.way === 'again' && entrance.lesson ? offerWords.study.finished : coursePageWords.study.enrolled
}

interface Enrolling {
  readonly isRunning: boolean
  enrol(viewer: Viewer, standing: CourseStanding): Promise<WishEnd>
}

const ways = {
  standing: 'courseStanding',
  touched: ['viewer', 'enrolledCourses', 'progress'],
  words: coursePageWords.outcome,
} as const

const useEnrol = (course: CourseDetail): Enrolling => {
  const { enrol } = useFeature('course')
  const { isRunning, run } = useEnrolling(ways)
  return { isRunning, enrol: (viewer, standing) => run(() => enrol({ course, viewer, standing })) }
}

interface CourseWayInProps {
  readonly course: CourseDetail
  readonly entrance: Entrance
  readonly standing: CourseStanding | null
  readonly chapters: readonly Chapter[]
  /** Where the card stands, and where the bar does. */
  children(card: ReactNode, bar: ReactNode): ReactNode
}

/** The way into a course, drawn twice: beside the page, or where that has no room, at its foot. */
export const CourseWayIn = ({ course, entrance, standing, chapters, children }: CourseWayInProps) => {
  const viewer = useViewer()
  const { isRunning, enrol } = useEnrol(course)
  const enrolNow = async () => (viewer === null || standing === null ? 'refused' : enrol(viewer, standing))
  const offer = entrance.kind === 'enrol' && entrance.enrolment.kind === 'points' ? entrance.enrolment : null
  return (
    <WayIn title={course.title} {...{ offer, isRunning }} enrol={enrolNow}>
      {({ heading, celebration, onEnrol }) => {
        const action = <EnrolAction {...{ course, entrance, isRunning, onEnrol }} />
        return children(
          <EnrolCard {...{ course, entrance, heading, action, chapters, celebration }} />,
          hasAction(entrance) && <OfferBar offer={course} fact={barFact(entrance)} {...{ entrance, action }} />,
        )
      }}
    </WayIn>
  )
}
