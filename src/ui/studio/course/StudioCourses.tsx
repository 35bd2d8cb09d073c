import { hrefTo } from '../../../domain/paths.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { studioWords } from '../studioWords.ts'
import { WorkList } from '../WorkList.tsx'
import { courseEditorWords as words } from './courseEditorWords.ts'

export const studioCourseHref = (courseId: string): string => hrefTo('studioCourse', { courseId })

/** Lists the courses that the viewer makes. */
export const StudioCourses = ({ viewer }: { readonly viewer: Viewer }) => (
  <WorkList
    feature={useFeature('studioCourse')}
    viewer={viewer}
    id="studio-courses"
    title={studioWords.list.courses}
    words={words}
    hrefOf={studioCourseHref}
    countText={words.lessonCount}
  />
)
