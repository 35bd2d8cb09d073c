import type { ReactNode } from 'react'
import { isNotFound } from '../../../application/callError.ts'
import type { Id } from '../../../domain/id.ts'
import { listPaths } from '../../../domain/paths.ts'
import type { SubmissionOrigin } from '../../../domain/problems/submission.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { ButtonLink } from '../../kit/Button.tsx'
import { useDrawnInSlices } from '../../kit/loaded.ts'
import { Message } from '../../kit/Message.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Bench } from './Bench.tsx'
import { useProblem, useReopening, useStanding } from './problemQueries.ts'
import { problemWords } from './problemWords.ts'
import { type RoomBench, Workbench } from './Workbench.tsx'
import styles from './Workbench.module.css'

interface ProblemBenchProps {
  readonly problemId: Id
  readonly origin: SubmissionOrigin | null
  /** The heading level if there is no problem to show. */
  readonly level: 1 | 2
  /** Rendered above the statement, in the same pane. */
  readonly aside?: ReactNode
  /** Rendered below the statement. */
  readonly below?: ReactNode
  readonly room?: RoomBench
  onAccepted?(): void
}

/** Renders a problem with everything needed to solve it, for its own page, a lesson or a room. */
export const ProblemBench = ({ problemId, origin, level, aside, below, room, onAccepted }: ProblemBenchProps) => {
  const problem = useDrawnInSlices(useProblem(problemId))
  const standing = useStanding(problemId)
  useReopening(standing, room === undefined)
  switch (problem.status) {
    case 'waiting':
      return <BenchSkeleton isOnPage={origin === null} />
    case 'ready':
      return (
        <Workbench
          key={String(problemId)}
          problem={problem.value}
          standing={standing}
          {...{ origin, aside, below, room }}
          {...(onAccepted && { onAccepted })}
        />
      )
    case 'failed':
      return isNotFound(problem.error) ? (
        <Message level={level} creature="TURTLE" {...problemWords.missing}>
          <ButtonLink href={listPaths.problems}>{problemWords.all}</ButtonLink>
        </Message>
      ) : (
        <Message level={level} creature="CRAB" isAlert {...problemWords.failed}>
          <RetryButton retry={problem.retry} />
        </Message>
      )
  }
}

const BenchSkeleton = ({ isOnPage }: { readonly isOnPage: boolean }) => (
  <Bench isOnPage={isOnPage} current="statement" layout={styles['bench']} aria-hidden="true" data-waiting>
    <div data-pane="statement" data-shown>
      <div className={styles['statement']}>
        <Skeleton width="30%" height={24} />
        <Skeleton height={18} />
        <Skeleton height={18} />
        <Skeleton width="64%" height={18} />
        <Skeleton height={120} radius="card" />
      </div>
    </div>
    <div data-pane="code">
      <Skeleton height={280} radius="card" />
    </div>
  </Bench>
)
