import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import { needsSignup } from '../../../domain/viewer/needsSignup.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { EnrolAction } from './EnrolAction.tsx'
import { EnrolBar } from './EnrolBar.tsx'
import { EnrolCard } from './EnrolCard.tsx'
import type { Entrance } from './entranceOf.ts'
import { PointsDialog } from './PointsDialog.tsx'
import { useEnrol } from './useEnrol.ts'

const Celebration = lazy(() => import('./Celebration.tsx').then(({ Celebration: joy }) => ({ default: joy })))

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
  const [isAsking, setAsking] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus goes, and what takes its place must not get it: a held key would follow that at once.
  useEffect(() => {
    if (hasBegun) heading.current?.focus({ preventScroll: true })
  }, [hasBegun])

  const now = async () => {
    if (!viewer || !standing) return
    const isEnrolled = await enrol(viewer, standing)
    setAsking(false)
    if (isEnrolled) setBegun(true)
  }
  const offer = entrance.kind === 'enrol' && entrance.enrolment.kind === 'points' ? entrance.enrolment : null
  const isPending = viewer !== null && needsSignup(viewer)
  const action = <EnrolAction {...{ course, entrance, isPending, isRunning }} onEnrol={() => (offer ? setAsking(true) : void now())} />
  const celebration = hasBegun && (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Celebration />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <>
      {children(
        <EnrolCard {...{ course, entrance, isPending, heading, action, chapters, celebration }} />,
        <EnrolBar {...{ course, entrance, action }} />,
      )}
      {isAsking && offer && (
        <PointsDialog {...{ course, isRunning }} {...offer} onConfirm={() => void now()} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
