import { costView } from '../../application/cards.ts'
import { courseHref } from '../../domain/course/course.ts'
import { useCourse } from './page/useCourse.ts'
import { useRouteId } from '../kit/address.ts'
import { loadedValue } from '../kit/loaded.ts'
import { LessonLayout } from '../lesson/LessonLayout.tsx'

/** Renders the page of a single lesson of a course. */
export const LessonPage = () => {
  const [courseId, lessonId] = [useRouteId('courseId'), useRouteId('lessonId')]
  return <LessonOfCourse key={courseId} courseId={courseId} lessonId={lessonId} />
}

const LessonOfCourse = ({ courseId, lessonId }: { readonly courseId: string; readonly lessonId: string }) => {
  const { course, chapters, standing, progress } = useCourse(courseId)
  const detail = loadedValue(course)
  return (
    <LessonLayout
      subject={{ kind: 'course', id: courseId }}
      lessonId={lessonId}
      title={detail?.title.trim() || null}
      cost={detail && costView(detail)}
      costNote={null}
      isClosed={false}
      href={courseHref({ courseId })}
      {...{ chapters, standing, progress }}
    />
  )
}
