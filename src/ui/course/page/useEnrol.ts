import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import type { CourseStanding } from '../../../domain/course/CourseStanding.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { useStudies } from '../../app/useStudies.ts'
import { coursePageWords } from './coursePageWords.ts'
import { useEnrolling, type WishEnd } from '../../offer/entrance/useEnrolling.ts'

interface Enrolling {
  readonly isRunning: boolean
  enrol(viewer: Viewer, standing: CourseStanding): Promise<WishEnd>
}

const ways = {
  standing: 'courseStanding',
  touched: ['viewer', 'enrolledCourses', 'progress'],
  words: coursePageWords.outcome,
} as const

export const useEnrol = (course: CourseDetail): Enrolling => {
  const { enrol } = useStudies()
  const { isRunning, run } = useEnrolling(ways)
  return { isRunning, enrol: (viewer, standing) => run(() => enrol({ course, viewer, standing })) }
}
