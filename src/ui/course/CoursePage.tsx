import { wholeLists } from '../../domain/site/wholeLists.ts'
import { useRouteId } from '../app/useRouteId.ts'
import { CourseHero } from './page/CourseHero.tsx'
import { coursePageWords } from './page/coursePageWords.ts'
import { CourseView } from './page/CourseView.tsx'
import { OfferSkeleton } from '../offer/OfferSkeleton.tsx'
import { valueOf } from '../app/Loaded.ts'
import { OfferPage } from '../offer/OfferPage.tsx'
import { useCourse } from './page/useCourse.ts'

/** A course's own page: what it is, how to get in, what is learnt, and how far one is. */
export const CoursePage = () => {
  const courseId = useRouteId('courseId')
  return <Course key={courseId} courseId={courseId} />
}

const Course = ({ courseId }: { readonly courseId: string }) => {
  const state = useCourse(courseId)
  const course = valueOf(state.course)
  return (
    <OfferPage offer={state.course} words={coursePageWords} creature="TURTLE" catalogue={wholeLists.courses}>
      <CourseHero course={course} />
      {course ? <CourseView {...{ courseId, course, state }} /> : <OfferSkeleton />}
    </OfferPage>
  )
}
