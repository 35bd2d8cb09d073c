import { formatNumber } from '../../../domain/format.ts'
import type { RunLimits } from '../../../domain/problems/execution.ts'
import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import type { Submission } from '../../../domain/problems/submission.ts'
import type { CaseResult } from '../../../domain/problems/verdict.ts'
import { LoginLink } from '../../viewer/LoginLink.tsx'
import { CaseList } from './CaseList.tsx'
import { VerdictError, type ResultActions } from './ErrorExplanation.tsx'
import { LimitNote } from './LimitNote.tsx'
import { NextProblems } from './NextProblems.tsx'
import { problemWords } from './problemWords.ts'
import { Reward } from './Reward.tsx'
import type { SubmitState } from './useSubmit.ts'
import { toneOf, type VerdictHeadProps } from './VerdictHead.tsx'
import styles from './SubmissionResult.module.css'

const words = problemWords.results

interface SubmissionResultProps extends ResultActions {
  readonly state: Exclude<SubmitState, { kind: 'idle' }>
  readonly problem: ProblemDetail
  /** Whether other problems come next; a lesson knows its own. */
  readonly leadsOn: boolean
}

/** How a submission stands, or why it was not handed in. */
export function submissionHead(state: SubmissionResultProps['state'], limits: RunLimits): VerdictHeadProps {
  switch (state.kind) {
    case 'submitting':
      return { tone: 'neutral', isBusy: true, title: problemWords.run.submitting }
    case 'refused': {
      const { title, note } = problemWords.refusals[state.refusal]
      return { tone: 'neutral', title, children: <p>{note}</p> }
    }
    case 'judged':
      return judgedHead(state.submission, limits)
  }
}

function judgedHead({ state, score, totalScore, stepCount, caseList, isFirstSolved }: Submission, limits: RunLimits): VerdictHeadProps {
  const isAccepted = state === 'ACCEPTED'
  const failed = isAccepted ? undefined : caseList.find((one) => one.state === state)
  const children = (
    <>
      {totalScore > 0 && (
        <p className={styles['score']}>
          {words.score(formatNumber(score), formatNumber(totalScore))}
          {isAccepted && <span className={styles['steps']}> · {words.steps(formatNumber(stepCount))}</span>}
        </p>
      )}
      {failed && <p>{words.failedCase(caseName(failed))}</p>}
      <LimitNote state={state} limits={limits} />
      {isAccepted && !isFirstSolved && <p>{words.again}</p>}
    </>
  )
  return { tone: toneOf(state), title: problemWords.verdicts[state], children }
}

/** What the judge says, below its head, or what to do where it was not asked. */
export const SubmissionResult = ({ state, problem, leadsOn, ...actions }: SubmissionResultProps) => {
  if (state.kind === 'judged')
    return <Judged submission={state.submission} code={state.code} problem={problem} leadsOn={leadsOn} {...actions} />
  return state.kind === 'refused' && state.refusal === 'signInFirst' ? <LoginLink words={words} /> : null
}

interface JudgedProps extends ResultActions {
  readonly submission: Submission
  readonly code: string
  readonly problem: ProblemDetail
  readonly leadsOn: boolean
}

const Judged = ({ submission, code, problem, leadsOn, ...actions }: JudgedProps) => {
  const { caseList, subtaskList } = submission
  return (
    <>
      {submission.isFirstSolved && <Reward point={submission.rewardPoint} experience={submission.rewardExperience} />}
      <VerdictError verdict={submission} code={code} {...actions} />
      {subtaskList.length > 0 && (
        <ul className={styles['subtasks']}>
          {subtaskList.map(({ subtaskId, title, score: own, totalScore: total }) => (
            <li key={subtaskId}>
              <span>{title}</span>
              <span>{words.score(formatNumber(own), formatNumber(total))}</span>
            </li>
          ))}
        </ul>
      )}
      {submission.state === 'ACCEPTED' && leadsOn && <NextProblems problem={problem} />}
      {caseList.length > 0 && <CaseList title={words.cases} cases={caseList} code={code} nameOf={caseName} />}
    </>
  )
}

/** `예제 1`, or `경우 3 경계값`. */
export const caseName = ({ caseNumber, label, visibility }: CaseResult) => {
  const number = formatNumber(caseNumber)
  if (visibility === 'OPEN') return words.caseNames.example(number)
  return label === null ? words.caseNames.hidden(number) : `${words.caseNames.hidden(number)} ${label}`
}
