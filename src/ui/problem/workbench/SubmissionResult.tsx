import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import { isBeingJudged, type Submission } from '../../../domain/problems/submission.ts'
import { problemHref } from '../../../domain/problems/problemKinds.ts'
import { type CaseResult, isUnreadable } from '../../../domain/problems/verdict.ts'
import { changedLineCount, isAnsweredInText } from '../../../domain/problems/readingTask.ts'
import { lineScore } from '../../../domain/problems/lineScore.ts'
import { loadedValue } from '../../kit/loaded.ts'
import { LazyBoundary, lazyWithRetry } from '../../kit/lazy.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { LoginLink } from '../../viewer/LoginLink.tsx'
import { readingTaskWords } from '../reading/readingTaskWords.ts'
import { CaseList } from './CaseList.tsx'
import { VerdictError } from './ErrorExplanation.tsx'
import type { ResultActions } from './ExplainedError.tsx'
import { useTypeCreature } from '../types/typeQueries.ts'
import { LimitNote } from './LimitNote.tsx'
import { OtherProblems, useNextProblems } from './NextProblems.tsx'
import { useSubmissions } from './problemQueries.ts'
import { problemWords } from './problemWords.ts'
import type { SubmitState } from './useSubmit.ts'
import { toneOf, type VerdictHeadProps } from './VerdictHead.tsx'
import styles from './SubmissionResult.module.css'

const Success = lazyWithRetry(() => import('../../success/Success.tsx').then((loaded) => loaded.Success))

const words = problemWords.results

interface SubmissionResultProps extends ResultActions {
  readonly state: Exclude<SubmitState, { kind: 'idle' }>
  readonly problem: ProblemDetail
  /** Whether to suggest further problems; a lesson has its own order. */
  readonly leadsOn: boolean
  /** True for a guest, whose submission is not stored. */
  readonly isGuest: boolean
}

/** Returns the head for a verdict, or for the reason why the judge was not asked. */
export function submissionHead(
  state: Exclude<SubmitState, { kind: 'idle' }>,
  { problem, isGuest, waiting }: Pick<SubmissionResultProps, 'problem' | 'isGuest'> & { readonly waiting: string | null },
): VerdictHeadProps {
  switch (state.kind) {
    case 'submitting':
      return { tone: 'neutral', isBusy: true, title: problemWords.run.submitting }
    case 'refused': {
      const isNoAnswer = state.refusal === 'empty' && isAnsweredInText(problem.readingTask)
      const { title, note } = isNoAnswer ? readingTaskWords.emptyAnswer : problemWords.refusals[state.refusal]
      return { tone: 'neutral', title, children: <p>{waiting ?? note}</p> }
    }
    case 'judged': {
      const { submission } = state
      const notes = <VerdictNotes {...{ submission, problem, isGuest }} code={state.code} />
      const verdict = problemWords.verdicts[submission.state]
      if (submission.isLate) return { tone: 'neutral', title: words.lateTitle(verdict), children: notes }
      return { tone: isToRetry(submission, problem) ? 'retry' : toneOf(submission.state), title: verdict, children: notes }
    }
  }
}

/** Tells whether a wrong text answer may have some right lines already. */
const isToRetry = ({ state, caseList }: Submission, { readingTask }: Pick<ProblemDetail, 'readingTask'>) =>
  state === 'WRONG_ANSWER' && caseList.length > 0 && isAnsweredInText(readingTask)

interface VerdictNotesProps extends Pick<SubmissionResultProps, 'problem' | 'isGuest'> {
  readonly submission: Submission
  readonly code: string
}

const VerdictNotes = ({ submission, problem, isGuest, code }: VerdictNotesProps) => {
  const { state, score, totalScore, stepCount, caseList, isFirstSolved, isLate } = submission
  const isAccepted = state === 'ACCEPTED'
  const failed = caseList.find((one) => one.state === state)
  const isByLines = isToRetry(submission, problem)
  return (
    <>
      {isLate && <p>{words.late}</p>}
      {isByLines && <Lines caseList={caseList} />}
      {totalScore > 0 && !isLate && !isByLines && (
        <p className={styles['score']}>
          {words.score(formatNumber(score), formatNumber(totalScore))}
          {isAccepted && stepCount > 0 && <span className={styles['steps']}> · {words.steps(formatNumber(stepCount))}</span>}
        </p>
      )}
      {!isAccepted && !isByLines && !isUnreadable(submission) && failed && <p>{words.failedCase(nameIn(problem)(failed))}</p>}
      <LimitNote state={state} limits={problem.limits} />
      {isAccepted && problem.readingTask?.kind === 'REPAIR' && <p>{repairText(changedLineCount(problem.readingTask.code, code))}</p>}
      {isAccepted && !isGuest && !isFirstSolved && <p>{words.again}</p>}
      <SinceThen problemId={problem.problemId} submission={submission} />
    </>
  )
}

/** Lists the lines to correct. It shows no points, because most of an answer may already be right. */
const Lines = ({ caseList }: Pick<Submission, 'caseList'>) => {
  const { rightCount, total, wrong } = lineScore(caseList)
  const text = words.lines(formatNumber(rightCount), formatNumber(total))
  return (
    <>
      <p>
        {text} {words.wrongLines(wrong.map((line) => formatNumber(line)).join(', '))}
      </p>
      <ProgressBar ratio={rightCount / total} label={words.linesTitle} valueText={text} />
    </>
  )
}

interface SinceThenProps {
  readonly problemId: Id
  readonly submission: Submission
}

/** Tells how the verdict has changed since: the cases were corrected, or the submission was judged again. */
const SinceThen = ({ problemId, submission: { submissionId, state } }: SinceThenProps) => {
  const own = loadedValue(useSubmissions(problemId, 1))?.items
  const now = own?.find((one) => String(one.submissionId) === String(submissionId))
  if (now === undefined || isBeingJudged(now)) return null
  if (now.isOutdated) return <p>{problemWords.history.outdated}</p>
  return now.state === state ? null : <p>{words.rejudged(problemWords.verdicts[now.state])}</p>
}

/** Renders the content that belongs to the judge's head: a login link, or the success with its rewards. */
export const SubmissionResult = ({ state, problem, leadsOn, isGuest, ...actions }: SubmissionResultProps) => {
  switch (state.kind) {
    case 'submitting':
      return null
    case 'refused':
      return state.refusal === 'signInFirst' || state.refusal === 'notForGuests' ? <LoginLink words={words} /> : null
    case 'judged':
      return <Judged submission={state.submission} code={state.code} {...{ problem, leadsOn, isGuest }} {...actions} />
  }
}

interface JudgedProps extends ResultActions {
  readonly submission: Submission
  readonly code: string
  readonly problem: ProblemDetail
  readonly leadsOn: boolean
  readonly isGuest: boolean
}

const Judged = ({ submission, code, problem, leadsOn, isGuest, ...actions }: JudgedProps) => {
  const { state, caseList, subtaskList } = submission
  const isAccepted = state === 'ACCEPTED'
  return (
    <>
      {isAccepted && <ProblemSuccess {...{ submission, problem, leadsOn, isGuest }} />}
      <VerdictError verdict={submission} code={code} {...actions} />
      {subtaskList.length > 0 && !isUnreadable(submission) && (
        <ul className={styles['subtasks']}>
          {subtaskList.map(({ subtaskId, title, score: own, totalScore: total }) => (
            <li key={subtaskId}>
              <span>{title}</span>
              <span>{words.score(formatNumber(own), formatNumber(total))}</span>
            </li>
          ))}
        </ul>
      )}
      {isAccepted && leadsOn && <OtherProblems problem={problem} />}
      {caseList.length > 0 && !isUnreadable(submission) && (
        <CaseList title={words.cases} cases={caseList} code={code} nameOf={nameIn(problem)} />
      )}
    </>
  )
}

type ProblemSuccessProps = Pick<JudgedProps, 'submission' | 'problem' | 'leadsOn' | 'isGuest'>

/** Lets the creature of the problem's type celebrate. In a lesson or room, an already solved problem shows nothing. */
const ProblemSuccess = ({ submission, problem, leadsOn, isGuest }: ProblemSuccessProps) => {
  const { isFirstSolved, rewardPoint, rewardExperience } = submission
  const creature = useTypeCreature(problem.categoryList)
  const { next } = useNextProblems(problem)
  if (!isFirstSolved && !isGuest && !leadsOn) return null
  return (
    <LazyBoundary>
      <Success
        creature={creature}
        reward={isFirstSolved ? { point: rewardPoint, experience: rewardExperience } : null}
        guestPoint={isGuest ? (problem.point ?? 0) : null}
        next={leadsOn && next !== null ? { href: problemHref({ problemId: next }), label: words.next } : null}
      />
    </LazyBoundary>
  )
}

const repairText = (lineCount: number) =>
  lineCount <= 1 ? readingTaskWords.repaired.one : readingTaskWords.repaired.more(formatNumber(lineCount))

/** Names a case; each case of a text answer is one of its lines. */
export const nameIn =
  ({ readingTask }: Pick<ProblemDetail, 'readingTask'>) =>
  (one: CaseResult) =>
    isAnsweredInText(readingTask) ? (one.label ?? caseName(one)) : caseName(one)

/** Returns `예제 1`, or `경우 3 경계값`. */
export const caseName = ({ caseNumber, label, visibility }: CaseResult) => {
  const number = formatNumber(caseNumber)
  if (visibility === 'OPEN') return words.caseNames.example(number)
  return label === null ? words.caseNames.hidden(number) : `${words.caseNames.hidden(number)} ${label}`
}
