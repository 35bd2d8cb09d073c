import type { ReactNode } from 'react'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { EnrolAction } from './EnrolAction.tsx'
import { EnrolCard } from './EnrolCard.tsx'
import { barFact } from '../../offer/entrance/barFact.ts'
import type { Entrance } from '../../offer/entrance/entranceOf.ts'
import { useEnrol } from './useEnrol.ts'
import { hasAction } from '../../offer/entrance/hasAction.ts'
import { OfferBar } from '../../offer/entrance/OfferBar.tsx'
import { WayIn } from '../../offer/entrance/WayIn.tsx'

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
