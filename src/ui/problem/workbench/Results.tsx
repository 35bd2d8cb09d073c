import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import type { ResultActions } from './ErrorExplanation.tsx'
import { problemWords } from './problemWords.ts'
import { programHead, ProgramResult } from './ProgramResult.tsx'
import { submissionHead, SubmissionResult } from './SubmissionResult.tsx'
import type { useProgram } from './useProgram.ts'
import type { useSubmit } from './useSubmit.ts'
import { VerdictHead } from './VerdictHead.tsx'
import styles from './Results.module.css'

interface ResultsProps extends ResultActions {
  readonly problem: ProblemDetail
  readonly leadsOn: boolean
  readonly exampleCount: number
  readonly program: ReturnType<typeof useProgram>
  readonly submission: ReturnType<typeof useSubmit>
}

/** What came of the last run or submission. */
export const Results = ({ problem, leadsOn, exampleCount, program, submission, ...actions }: ResultsProps) => {
  const { state } = submission
  const isEmpty = program.state.kind === 'idle' && state.kind === 'idle'
  const head =
    state.kind === 'idle' ? programHead(program.state, program.isStarting, problem.limits) : submissionHead(state, problem.limits)
  return (
    <div className={styles['results']}>
      <h2 className={styles['title']}>{problemWords.regions.results}</h2>
      {isEmpty && <p className={styles['empty']}>{problemWords.results.empty}</p>}
      {/* One live region for all that is told: one that comes together with its text is not read out. */}
      <VerdictHead {...head} />
      {state.kind === 'idle' ? (
        <ProgramResult key="program" state={program.state} exampleCount={exampleCount} {...actions} />
      ) : (
        <SubmissionResult key="submission" state={state} problem={problem} leadsOn={leadsOn} {...actions} />
      )}
    </div>
  )
}
