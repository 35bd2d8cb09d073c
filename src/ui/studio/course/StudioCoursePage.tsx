import { useRouteId } from '../../kit/address.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { newWork, WorkPage } from '../WorkPage.tsx'
import { CourseEditor } from './CourseEditor.tsx'
import { courseEditorWords as words } from './courseEditorWords.ts'
import { studioCourseHref } from './StudioCourses.tsx'

/** Renders the page to make a course. */
export const StudioCoursePage = () => {
  const courseId = useRouteId('courseId')
  const feature = useFeature('studioCourse')
  return (
    <WorkPage
      feature={feature}
      workId={courseId}
      title={courseId === newWork ? words.title.new : words.title.edit}
      hrefOf={studioCourseHref}
      renderEditor={(opened) => <CourseEditor feature={feature} {...opened} />}
    />
  )
}
