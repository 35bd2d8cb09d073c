import { hrefTo } from '../../../domain/paths.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { WorkList } from '../WorkList.tsx'
import { setHomeworkWords as words } from './setHomeworkWords.ts'

export const setHomeworkHref = (homeworkId: string): string => hrefTo('setHomework', { homeworkId })

/** Lists the homework that the viewer has set. */
export const SetHomeworks = ({ viewer }: { readonly viewer: Viewer }) => (
  <WorkList
    feature={useFeature('setHomework')}
    viewer={viewer}
    id="set-homework"
    title={words.list}
    words={words}
    hrefOf={setHomeworkHref}
  />
)
