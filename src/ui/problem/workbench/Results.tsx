import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import { isAnsweredInText } from '../../../domain/problems/readingTask.ts'
import { readingTaskWords } from '../reading/readingTaskWords.ts'
import type { ResultActions } from './ExplainedError.tsx'
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
  readonly isGuest: boolean
  readonly exampleCount: number
  onUseInput(input: string): void
  readonly program: ReturnType<typeof useProgram>
  readonly submission: ReturnType<typeof useSubmit>
}

/** Renders the result of the last run or submission. */
export const Results = ({ problem, leadsOn, isGuest, exampleCount, program, submission, onUseInput, ...actions }: ResultsProps) => {
  const isEmpty = program.state.kind === 'idle' && submission.state.kind === 'idle'
  return (
    <div className={styles['results']}>
      <h2 className={styles['title']}>{problemWords.regions.results}</h2>
      {isEmpty && (
        <p className={styles['empty']}>{isAnsweredInText(problem.readingTask) ? readingTaskWords.empty : problemWords.results.empty}</p>
      )}
      {/* A single live region for everything that happens here: only changes in an existing region are announced. */}
      <VerdictHead
        {...(submission.state.kind === 'idle'
          ? programHead(program.state, { isStarting: program.isStarting, limits: problem.limits })
          : submissionHead(submission.state, { problem, isGuest, waiting: submission.waiting }))}
      />
      {submission.state.kind === 'idle' ? (
        <ProgramResult state={program.state} {...{ exampleCount, onUseInput }} {...actions} />
      ) : (
        <SubmissionResult state={submission.state} {...{ problem, leadsOn, isGuest }} {...actions} />
      )}
    </div>
  )
}
