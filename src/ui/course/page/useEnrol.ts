import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { EnrolOutcome } from '../../../application/course/enrol.ts'
import type { Notifier } from '../../../application/platform/Notifier.ts'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { useApplication } from '../../app/ApplicationContext.ts'
import { useStudies } from '../../app/useStudies.ts'
import { coursePageWords } from './coursePageWords.ts'

const words = coursePageWords.outcome

/** What an enrolment may have changed, also one whose answer was lost on its way (F-084). */
const touched = ['courseStanding', 'viewer', 'enrolledCourses', 'progress'] as const

export interface Enrolling {
  readonly isRunning: boolean
  /** Whether it came to an enrolment. */
  enrol(viewer: Viewer, standing: CourseStanding): Promise<boolean>
}

/** Enrols, says what there is to say, and has everything read anew that it may have touched. */
export const useEnrol = (course: CourseDetail): Enrolling => {
  const { enrol: enrolNow } = useStudies()
  const { notifications } = useApplication()
  const client = useQueryClient()
  const [running, setRunning] = useState(false)
  const isRunning = useRef(false)

  const enrol = async (viewer: Viewer, standing: CourseStanding) => {
    const isFirst = !isRunning.current
    isRunning.current = true
    setRunning(true)
    const outcome = await enrolNow({ course, viewer, standing })
    if (outcome.kind === 'enrolled') await takeIn(client)
    if (outcome.kind !== 'alreadyEnrolling') readAnew(client)
    if (isFirst) {
      isRunning.current = false
      setRunning(false)
    }
    tell(outcome, notifications)
    return outcome.kind === 'enrolled'
  }
  return { isRunning: running, enrol }
}

const tell = ({ kind }: EnrolOutcome, notifications: Notifier) => {
  const isWell = kind === 'enrolled' || kind === 'alreadyEnrolled' || kind === 'alreadyEnrolling'
  if (isWell) notifications.success(words[kind])
  else notifications.warn(words[kind])
}

/** At once, not when it has been read anew: the backend has said yes. */
const takeIn = async (client: QueryClient) => {
  const ofThisPage = { queryKey: ['courseStanding'], type: 'active' } as const
  await client.cancelQueries(ofThisPage)
  client.setQueriesData<CourseStanding>(ofThisPage, (known) => known && { ...known, isEnrolled: true, canStudy: true })
}

/** In silence: what cannot be read again stays as it was (F-086). */
const readAnew = (client: QueryClient) => {
  for (const name of touched) void client.invalidateQueries({ queryKey: [name] })
}
