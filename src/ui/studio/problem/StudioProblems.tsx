import { hrefTo } from '../../../domain/paths.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { studioWords } from '../studioWords.ts'
import { WorkList } from '../WorkList.tsx'
import { problemEditorWords as words } from './problemEditorWords.ts'

export const studioProblemHref = (problemId: string): string => hrefTo('studioProblem', { problemId })

/** Lists the problems that the viewer makes. */
export const StudioProblems = ({ viewer }: { readonly viewer: Viewer }) => (
  <WorkList
    feature={useFeature('studioProblem')}
    viewer={viewer}
    id="studio-problems"
    title={studioWords.list.problems}
    words={words}
    hrefOf={studioProblemHref}
  />
)
