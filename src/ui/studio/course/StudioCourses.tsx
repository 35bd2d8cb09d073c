import { hrefTo } from '../../../domain/paths.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { SectionMessage } from '../../kit/Message.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { studioWords } from '../studioWords.ts'
import { WorkList } from '../WorkList.tsx'
import { newWork } from '../WorkPage.tsx'
import { courseEditorWords as words } from './courseEditorWords.ts'

export const studioCourseHref = (courseId: string): string => hrefTo('studioCourse', { courseId })

/** The courses that somebody makes. */
export const StudioCourses = ({ viewer }: { readonly viewer: Viewer }) => (
  <WorkList
    feature={useFeature('studioCourse')}
    viewer={viewer}
    id="studio-courses"
    title={studioWords.list.courses}
    action={
      <ButtonLink size="small" href={studioCourseHref(newWork)}>
        {words.create}
      </ButtonLink>
    }
    none={<SectionMessage creature="TURTLE" text={words.none} note={words.noneNote} />}
    hrefOf={studioCourseHref}
    countText={words.lessonCount}
  />
)
