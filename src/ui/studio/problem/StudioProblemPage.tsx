import { useRouteId } from '../../kit/address.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { newWork, WorkPage } from '../WorkPage.tsx'
import { ProblemEditor } from './ProblemEditor.tsx'
import { problemEditorWords as words } from './problemEditorWords.ts'
import { studioProblemHref } from './StudioProblems.tsx'

/** Renders the page to make a problem. */
export const StudioProblemPage = () => {
  const problemId = useRouteId('problemId')
  const feature = useFeature('studioProblem')
  return (
    <WorkPage
      feature={feature}
      workId={problemId}
      title={problemId === newWork ? words.title.new : words.title.edit}
      hrefOf={studioProblemHref}
      renderEditor={(opened) => <ProblemEditor feature={feature} {...opened} />}
    />
  )
}
