import { Check, CircleDashed } from 'lucide'
import { contentStars } from '../../application/cards.ts'
import { formatNumber, percentDone } from '../../domain/format.ts'
import { problemViewHref } from '../../domain/classView.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths } from '../../domain/paths.ts'
import { problemHref } from '../../domain/problems/problemKinds.ts'
import type { ProblemDetail, ProblemState } from '../../domain/problems/problem.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { TaskBackLink } from '../homework/TaskBackLink.tsx'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { classNames } from '../kit/classNames.ts'
import { Icon } from '../kit/Icon.tsx'
import { lazyWithRetry, LazyBoundary } from '../kit/lazy.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { DifficultyStars } from '../kit/Stars.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { PageTitle } from '../site/PageTitle.tsx'
import page from '../site/PlainPage.module.css'
import { useViewer } from '../viewer/useViewer.ts'
import { TypeStanding } from './types/TypeStanding.tsx'
import { ProblemBench } from './workbench/ProblemBench.tsx'
import { useProblem, useStanding } from './workbench/problemQueries.ts'
import { problemWords } from './workbench/problemWords.ts'
import styles from './ProblemPage.module.css'

const OwnComments = lazyWithRetry(() => import('./OwnComments.tsx').then((loaded) => loaded.OwnComments))

/** One text problem, to read, solve and hand in. */
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
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={problem.status === 'waiting'}>
      <PageTitle title={found ? displayTitle(found.title) : problemWords.waiting} />
      <TaskBackLink href={listPaths.problems}>{problemWords.all}</TaskBackLink>
      {isThere && <ProblemHeader problem={found} state={loadedValue(standing)?.state ?? null} />}
      {isThere && (
        <LazyBoundary>
          <OwnComments problemId={problemId} />
        </LazyBoundary>
      )}
      <ProblemBench problemId={problemId} origin={null} level={1} />
      {found && <Neighbours problem={found} />}
    </main>
  )
}

interface ProblemHeaderProps {
  readonly problem: ProblemDetail | null
  readonly state: ProblemState | null
}

const ProblemHeader = ({ problem, state }: ProblemHeaderProps) => {
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  const teaches = viewer !== null && rolePolicy.canTeach(viewer)
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        <h1 tabIndex={-1} className={styles['title']}>
          {problem ? displayTitle(problem.title) : <TitleSkeleton />}
        </h1>
        {problem ? <Facts problem={problem} state={state} /> : <Skeleton width="12em" height={24} />}
        {problem && <TypeStanding categoryList={problem.categoryList} />}
        {problem && teaches && <SiteLink href={problemViewHref(problem.problemId)}>{problemWords.classView}</SiteLink>}
      </div>
      {problem?.character && <CreatureArt creature={problem.character} size={72} className={styles['creature']} />}
    </header>
  )
}

const TitleSkeleton = () => (
  <>
    <Skeleton width="min(100%, 14em)" height={31} />
    <VisuallyHidden>{problemWords.waiting}</VisuallyHidden>
  </>
)

const Facts = ({ problem, state }: { readonly problem: ProblemDetail; readonly state: ProblemState | null }) => {
  const { difficulty, point, acceptedRate } = problem
  return (
    <p className={styles['facts']}>
      <DifficultyStars stars={contentStars(difficulty, 'PROBLEM')} />
      {point !== null && <span>{problemWords.facts.point(formatNumber(point))}</span>}
      {acceptedRate !== null && <span>{problemWords.facts.accepted(formatNumber(percentDone(acceptedRate, 1)))}</span>}
      {(state === 'SOLVED' || state === 'TRIED') && (
        <Badge tone={state === 'SOLVED' ? 'success' : 'warning'}>
          <Icon icon={state === 'SOLVED' ? Check : CircleDashed} size={14} className={styles['sign']} />
          {problemWords.facts.states[state]}
        </Badge>
      )}
    </p>
  )
}

const Neighbours = ({ problem: { previousProblemId, nextProblemId } }: { readonly problem: ProblemDetail }) =>
  previousProblemId === null && nextProblemId === null ? null : (
    <nav aria-label={problemWords.neighbours.title} className={styles['neighbours']}>
      {previousProblemId !== null && (
        <SiteLink href={problemHref({ problemId: previousProblemId })} className={styles['neighbour']}>
          {problemWords.neighbours.previous}
        </SiteLink>
      )}
      {nextProblemId !== null && (
        <SiteLink href={problemHref({ problemId: nextProblemId })} className={styles['neighbour']} data-way="next">
          {problemWords.neighbours.next}
        </SiteLink>
      )}
    </nav>
  )
