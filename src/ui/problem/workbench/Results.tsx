import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import type { ResultActions } from './ErrorExplanation.tsx'
import { problemWords } from './problemWords.ts'
import { ProgramResult } from './ProgramResult.tsx'
import { SubmissionResult } from './SubmissionResult.tsx'
import type { useProgram } from './useProgram.ts'
import type { useSubmit } from './useSubmit.ts'
import styles from './Results.module.css'

interface ResultsProps extends ResultActions {
  readonly problem: ProblemDetail
  readonly leadsOn: boolean
  readonly isGuest: boolean
  readonly exampleCount: number
  readonly program: ReturnType<typeof useProgram>
  readonly submission: ReturnType<typeof useSubmit>
}

/** What came of the last run or submission. */
export const Results = ({ problem, leadsOn, isGuest, exampleCount, program, submission, ...actions }: ResultsProps) => {
  const isEmpty = program.state.kind === 'idle' && submission.state.kind === 'idle'
  return (
    <div className={styles['results']}>
      <h2 className={styles['title']}>{problemWords.regions.results}</h2>
      {isEmpty && <p className={styles['empty']}>{problemWords.results.empty}</p>}
      {submission.state.kind === 'idle' ? (
        <ProgramResult
          key="program"
          state={program.state}
          isStarting={program.isStarting}
          limits={problem.limits}
          exampleCount={exampleCount}
          {...actions}
        />
      ) : (
        <SubmissionResult key="submission" state={submission.state} {...{ problem, leadsOn, isGuest }} {...actions} />
      )}
    </div>
  )
}
