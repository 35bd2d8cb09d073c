import { hrefTo } from '../../../domain/paths.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { SectionMessage } from '../../kit/Message.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { WorkList } from '../WorkList.tsx'
import { newWork } from '../WorkPage.tsx'
import { setHomeworkWords as words } from './setHomeworkWords.ts'

export const setHomeworkHref = (homeworkId: string): string => hrefTo('setHomework', { homeworkId })

/** The homework that somebody has set. */
export const SetHomeworks = ({ viewer }: { readonly viewer: Viewer }) => (
  <WorkList
    feature={useFeature('setHomework')}
    viewer={viewer}
    id="set-homework"
    title={words.list}
    states={words.states}
    action={
      <ButtonLink size="small" href={setHomeworkHref(newWork)}>
        {words.create}
      </ButtonLink>
    }
    none={<SectionMessage creature="TURTLE" text={words.none} note={words.noneNote} />}
    hrefOf={setHomeworkHref}
  />
)
