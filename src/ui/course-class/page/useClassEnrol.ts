import type { ClassDetail } from '../../../domain/course-class/ClassDetail.ts'
import type { ClassStanding } from '../../../domain/course-class/ClassStanding.ts'
import type { Viewer } from '../../../domain/viewer/Viewer.ts'
import { useClasses } from '../../app/useClasses.ts'
import { useEnrolling, type WishEnd } from '../../offer/entrance/useEnrolling.ts'
import { classPageWords } from './classPageWords.ts'

interface ClassEnrolling {
  readonly isRunning: boolean
  enrol(viewer: Viewer, standing: ClassStanding): Promise<WishEnd>
}

/** Includes the class itself: somebody else may have got its last place. */
const ways = {
  standing: 'classStanding',
  touched: ['viewer', 'courseClass', 'classCatalogue', 'registrationDates', 'progress'],
  words: classPageWords.outcome,
} as const

export const useClassEnrol = (courseClass: ClassDetail): ClassEnrolling => {
  const { enrolInClass } = useClasses()
  const { isRunning, run } = useEnrolling(ways)
  return { isRunning, enrol: (viewer, standing) => run(() => enrolInClass({ courseClass, viewer, standing })) }
}
