import type { ReactNode } from 'react'
import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import type { ClassStanding } from '../../../domain/course-class/ClassStanding.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import { barFact } from '../../offer/entrance/barFact.ts'
import { hasAction } from '../../offer/entrance/hasAction.ts'
import { OfferBar } from '../../offer/entrance/OfferBar.tsx'
import { WayIn } from '../../offer/entrance/WayIn.tsx'
import { useViewer } from '../../viewer/useViewer.ts'
import { ClassAction } from './ClassAction.tsx'
import { ClassCard } from './ClassCard.tsx'
import type { ClassEntrance } from './ClassEntrance.ts'
import { DoorAction } from './DoorAction.tsx'
import { useClassEnrol } from './useClassEnrol.ts'
import { useDoor } from './useDoor.ts'

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
