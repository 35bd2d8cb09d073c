import { Check, CircleDashed } from 'lucide'
import { contentStars } from '../../application/cards.ts'
import { formatNumber } from '../../domain/format.ts'
import { acceptedPercent } from '../../domain/problems/acceptedRate.ts'
import { problemViewHref } from '../../domain/classView.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths } from '../../domain/paths.ts'
import { problemHref } from '../../domain/problems/problemKinds.ts'
import type { ProblemDetail, ProblemState } from '../../domain/problems/problem.ts'
import { newHomeworkHref } from '../../domain/studio/setHomework.ts'
import { displayTitle } from '../copy.ts'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry, LazyBoundary } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { DifficultyStars } from '../kit/Stars.tsx'
import { LazyQuestions } from '../question/LazyQuestions.tsx'
import { loadedTitle } from '../site/loadedTitle.ts'
import { useViewer } from '../viewer/useViewer.ts'
import { SolvingPage } from './SolvingPage.tsx'
import { TypeStanding } from './types/TypeStanding.tsx'
import { ProblemBench } from './workbench/ProblemBench.tsx'
import { useProblem, useStanding } from './workbench/problemQueries.ts'
import { problemWords } from './workbench/problemWords.ts'
import styles from './ProblemPage.module.css'

const OwnComments = lazyWithRetry(() => import('./OwnComments.tsx').then((loaded) => loaded.OwnComments))

/** Renders the page of a single text problem: read, solve and hand in. */
export const ProblemPage = () => {
  const problemId = useRouteId('problemId')
  return <ProblemOfId key={problemId} problemId={problemId} />
}

const ProblemOfId = ({ problemId }: { readonly problemId: Id }) => {
  const problem = useProblem(problemId)
  const standing = useStanding(problemId)
  const found = loadedValue(problem)
  const isThere = problem.status !== 'failed'
  return (
    <SolvingPage
      title={found && displayTitle(found.title)}
      windowTitle={loadedTitle(problem, problemWords)}
      waiting={problemWords.waiting}
      isBusy={problem.status === 'waiting'}
      hasHead={isThere}
      back={{ href: listPaths.problems, label: problemWords.all }}
      facts={found && <Facts problem={found} state={loadedValue(standing)?.state ?? null} />}
      neighbours={{
        words: problemWords.neighbours,
        previous: hrefOf(found?.previousProblemId),
        next: hrefOf(found?.nextProblemId),
      }}
    >
      <ProblemBench
        problemId={problemId}
        origin={null}
        level={1}
        aside={
          <LazyBoundary>
            <OwnComments problemId={problemId} />
          </LazyBoundary>
        }
        below={<LazyQuestions subject={{ contentType: 'PROBLEM', contentId: problemId, lessonId: null }} problemId={problemId} isFolded />}
      />
    </SolvingPage>
  )
}

const hrefOf = (problemId: Id | null | undefined) => (problemId == null ? null : problemHref({ problemId }))

const Facts = ({ problem, state }: { readonly problem: ProblemDetail; readonly state: ProblemState | null }) => {
  const { problemId, difficulty, title, point, categoryList } = problem
  const percent = acceptedPercent(problem)
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  const teaches = viewer !== null && rolePolicy.canTeach(viewer)
  return (
    <>
      <p className={styles['facts']}>
        <DifficultyStars stars={contentStars(difficulty, 'PROBLEM')} />
        {point !== null && <span className={styles['detail']}>{problemWords.facts.point(formatNumber(point))}</span>}
        {percent !== null && <span className={styles['detail']}>{problemWords.facts.accepted(formatNumber(percent))}</span>}
        {(state === 'SOLVED' || state === 'TRIED') && (
          <Badge tone={state === 'SOLVED' ? 'success' : 'warning'}>
            <Icon icon={state === 'SOLVED' ? Check : CircleDashed} size={14} className={styles['sign']} />
            {problemWords.facts.states[state]}
          </Badge>
        )}
      </p>
      <div className={styles['types']}>
        <TypeStanding categoryList={categoryList} />
      </div>
      {teaches && (
        <p className={styles['teaching']}>
          <SiteLink href={problemViewHref(problemId)}>{problemWords.classView}</SiteLink>
          <SiteLink href={newHomeworkHref({ type: 'PROBLEM', contentId: problemId, title })}>{problemWords.setHomework}</SiteLink>
        </p>
      )}
    </>
  )
}
