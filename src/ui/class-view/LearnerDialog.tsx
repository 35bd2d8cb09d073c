import { useState } from 'react'
import type { ClassRow, ClassTask } from '../../domain/classView.ts'
import { formatNumber } from '../../domain/format.ts'
import { defaultLimits } from '../../domain/problems/execution.ts'
import type { SubmittedCode } from '../../domain/problems/submission.ts'
import type { CaseResult } from '../../domain/problems/verdict.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { CodeBlock } from '../kit/code/CodeBlock.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useShowMore } from '../kit/GrowingList.tsx'
import { SectionMessage } from '../kit/Message.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TraceViewer } from '../problem/assist/TraceViewer.tsx'
import { CaseList } from '../problem/workbench/CaseList.tsx'
import { VerdictError } from '../problem/workbench/ErrorExplanation.tsx'
import { problemWords } from '../problem/workbench/problemWords.ts'
import { caseName } from '../problem/workbench/SubmissionResult.tsx'
import { submissionTime } from '../problem/workbench/submissionTime.ts'
import { toneOf, VerdictHead } from '../problem/workbench/VerdictHead.tsx'
import { classViewWords } from './classViewWords.ts'
import { CommentForm, MemberComments } from './MemberComments.tsx'
import { useAttempts } from './useClassView.ts'
import styles from './LearnerDialog.module.css'

const words = classViewWords.learner

interface LearnerDialogProps {
  readonly viewer: Viewer
  readonly row: Pick<ClassRow, 'userId'>
  readonly name: string
  readonly task: ClassTask
  onClose(): void
}

/** Renders a learner's attempts at a problem as the learner saw them, and a form to comment on them. */
export const LearnerDialog = ({ viewer, row, name, task, onClose }: LearnerDialogProps) => {
  const attempts = useAttempts(row.userId, task.contentId)
  const submissionId = attempts.status === 'ready' ? (attempts.value[0]?.submissionId ?? null) : null
  return (
    <Dialog
      title={words.title(name, task.title)}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        attempts.status === 'waiting' ? undefined : (
          <CommentForm key={row.userId} viewer={viewer} userId={row.userId} problemId={task.contentId} submissionId={submissionId} />
        )
      }
    >
      <div className={styles['learner']}>
        {attempts.status === 'waiting' && <Skeleton height={160} radius="card" />}
        {attempts.status === 'failed' && (
          <SectionMessage isAlert text={words.failed}>
            <RetryButton tone="quiet" size="small" retry={attempts.retry} />
          </SectionMessage>
        )}
        {attempts.status === 'ready' && (attempts.value.length === 0 ? <p>{words.none}</p> : <Attempts attempts={attempts.value} />)}
        <MemberComments userId={row.userId} problemId={task.contentId} />
      </div>
    </Dialog>
  )
}

const Attempts = ({ attempts }: { readonly attempts: readonly SubmittedCode[] }) => {
  const { shown, listRef, moreButton } = useShowMore<SubmittedCode, HTMLElement>(attempts, undefined, ':scope > details')
  return (
    <section ref={listRef} aria-label={words.attempts} className={styles['attempts']}>
      {shown.map((attempt, at) => (
        <Attempt key={attempt.submissionId} attempt={attempt} isOpen={at === 0} />
      ))}
      {moreButton}
    </section>
  )
}

const ignore = () => {}

/** Names a case; each case of a text answer is one of its lines. */
const lineName = (one: CaseResult) => one.label ?? caseName(one)

const Attempt = ({ attempt, isOpen }: { readonly attempt: SubmittedCode; readonly isOpen: boolean }) => {
  const { clock } = useApplication()
  const [isTraced, setTraced] = useState(false)
  const { state, score, totalScore, language, code, createdDate, caseList } = attempt
  const isText = language === 'TEXT'
  const time = createdDate === null ? problemWords.history.unknownDate : submissionTime(createdDate, clock)
  const failedInput = caseList.find((one) => one.state !== 'ACCEPTED' && one.input !== null)?.input
  const input = failedInput ?? caseList.find((one) => one.input !== null)?.input ?? ''
  return (
    <details open={isOpen} className={styles['attempt']}>
      <summary>
        <strong data-tone={toneOf(state)}>{problemWords.verdicts[state]}</strong>{' '}
        {problemWords.results.score(formatNumber(score), formatNumber(totalScore))} · {time}
      </summary>
      {isText ? <CodeBlock name={words.answer(time)} code={code} /> : <CodeBlock name={words.code(time)} code={code} language="python" />}
      <VerdictHead tone={toneOf(state)} title={problemWords.verdicts[state]} />
      <VerdictError verdict={attempt} code={code} onGoToLine={ignore} onFix={ignore} />
      {isText ? null : isTraced ? (
        <TraceViewer shared={{ code, input, step: 0 }} limits={defaultLimits} author="LEARNER" onClose={() => setTraced(false)} />
      ) : (
        <Button tone="soft" size="small" onClick={() => setTraced(true)}>
          {words.trace}
        </Button>
      )}
      {caseList.length > 0 && (
        <CaseList title={problemWords.results.cases} cases={caseList} code={code} nameOf={isText ? lineName : caseName} />
      )}
    </details>
  )
}
