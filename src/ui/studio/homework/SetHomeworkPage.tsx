import { useRouteId } from '../../kit/address.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { newWork, WorkPage } from '../WorkPage.tsx'
import { HomeworkEditor } from './HomeworkEditor.tsx'
import { setHomeworkHref } from './SetHomeworks.tsx'
import { setHomeworkWords as words } from './setHomeworkWords.ts'

/** Renders the page to set homework. */
export const SetHomeworkPage = () => {
  const homeworkId = useRouteId('homeworkId')
  const feature = useFeature('setHomework')
  return (
    <WorkPage
      feature={feature}
      workId={homeworkId}
      title={homeworkId === newWork ? words.title.new : words.title.edit}
      gateWords={words.gate}
      hrefOf={setHomeworkHref}
      renderEditor={(opened) => <HomeworkEditor feature={feature} {...opened} />}
    />
  )
}
