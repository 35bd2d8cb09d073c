import { useQuery } from '@tanstack/react-query'
import type { CourseDetail } from '../../../domain/course/CourseDetail.ts'
import { type CourseStanding, stranger } from '../../../domain/course/CourseStanding.ts'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import type { LessonProgress } from '../../../domain/lesson/LessonProgress.ts'
import { isSignedIn } from '../../../domain/viewer/isSignedIn.ts'
import { useSite } from '../../app/useSite.ts'
import { useStudies } from '../../app/useStudies.ts'
import { useViewer } from '../../viewer/useViewer.ts'
import { type Loaded, loadedOf, valueOf } from './loaded.ts'

export interface CourseState {
  readonly course: Loaded<CourseDetail>
  readonly chapters: Loaded<readonly Chapter[]>
  /** A stranger's for who is not signed in, of whom the backend is not asked. */
  readonly standing: Loaded<CourseStanding>
  /** Nothing for those who may not study. */
  readonly progress: Loaded<readonly LessonProgress[]>
}

/** All about one course, in four parts of which each may fail alone. The curriculum does not wait for the course. */
export const useCourse = (courseId: string): CourseState => {
  const { catalogue, lessons } = useStudies()
  const { site } = useSite()
  const viewer = useViewer()
  const subject = { kind: 'course', id: courseId } as const
  const mayAsk = viewer !== null && isSignedIn(viewer)
  const personal = [site.channelDomain, viewer?.userId]

  const described = useQuery({
    queryKey: ['course', site.channelDomain, courseId],
    queryFn: ({ signal }) => catalogue.course(courseId, signal),
  })
  const divided = useQuery({
    queryKey: ['chapters', site.channelDomain, subject.kind, courseId],
    queryFn: ({ signal }) => lessons.chapters(subject, signal),
  })
  const asked = useQuery({
    queryKey: ['courseStanding', ...personal, courseId],
    queryFn: ({ signal }) => catalogue.standing(courseId, signal),
    enabled: mayAsk,
  })
  const standing = viewer !== null && !mayAsk ? strangers : loadedOf(asked)
  const known = valueOf(standing)
  const mayStudy = known && (known.canStudy || known.isEnrolled)
  const studied = useQuery({
    queryKey: ['progress', ...personal, subject.kind, courseId],
    queryFn: ({ signal }) => lessons.progress(subject, signal),
    enabled: mayStudy === true,
  })
  const progress = mayStudy === false ? nothing : loadedOf(studied)
  return { course: loadedOf(described), chapters: loadedOf(divided), standing, progress }
}

const strangers = { status: 'ready', value: stranger } as const
const nothing = { status: 'ready', value: [] } as const
