import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import { type Page, pageCount } from '../../../domain/paging.ts'
import { isBeingJudged, type SubmissionSummary } from '../../../domain/problems/submission.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { LongList } from '../../kit/LongList.tsx'
import type { Loadable } from '../../kit/loaded.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useSubmissions, useSubmittedCode } from './problemQueries.ts'
import { problemWords } from './problemWords.ts'
import { submissionTime } from './submissionTime.ts'
import { toneOf } from './VerdictHead.tsx'
import styles from './SubmissionHistory.module.css'

const words = problemWords.history

interface SubmissionHistoryProps {
  readonly problemId: Id
  /** Receives the code of a submission, for the editor. */
  onTake(code: string): void
}

/** Renders the viewer's earlier submissions, each with its code. */
export const SubmissionHistory = ({ problemId, onTake }: SubmissionHistoryProps) => {
  const [page, setPage] = useState(1)
  const found = useSubmissions(problemId, page)
  return (
    <HistoryFrame submissions={found} page={page} onPage={setPage}>
      {(summary) => <Entry key={summary.submissionId} summary={summary} onTake={onTake} />}
    </HistoryFrame>
  )
}

interface HistoryFrameProps<Summary> {
  readonly submissions: Loadable<Page<Summary>>
  readonly page: number
  onPage(page: number): void
  /** Renders a submission as a list item. */
  children(summary: Summary): ReactNode
}

/** Renders the folded list of submissions, page by page. */
export const HistoryFrame = <Summary,>({ submissions, page, onPage, children }: HistoryFrameProps<Summary>) => {
  if (submissions.status === 'failed')
    return (
      <p className={styles['failed']}>
        {words.failed} <RetryButton tone="text" retry={submissions.retry} />
      </p>
    )
  if (submissions.status === 'waiting') return <Skeleton height={44} radius="control" />
  const { items, totalCount } = submissions.value
  if (totalCount === 0) return null
  return (
    <details className={styles['history']}>
      <summary className={styles['summary']}>{words.title(formatNumber(totalCount))}</summary>
      <LongList as="ol" className={styles['list']}>
        {items.map(children)}
      </LongList>
      {page < pageCount(submissions.value) && <TextButton onClick={() => onPage(page + 1)}>{words.older}</TextButton>}
      {page > 1 && <TextButton onClick={() => onPage(page - 1)}>{words.newer}</TextButton>}
    </details>
  )
}

interface EntryProps {
  readonly summary: SubmissionSummary
  onTake(code: string): void
}

const Entry = ({ summary, onTake }: EntryProps) => {
  const { clock } = useApplication()
  const [isOpen, setOpen] = useState(false)
  const { state, score, createdDate, isOutdated, isLate } = summary
  const time = createdDate === null ? words.unknownDate : submissionTime(createdDate, clock)
  return (
    <li className={styles['entry']}>
      <p className={styles['line']}>
        <span className={styles['state']} data-tone={toneOf(state)}>
          {problemWords.verdicts[state]}
        </span>
        {isLate && <span>{words.late}</span>}
        {!isBeingJudged(summary) && !isLate && <span>{problemWords.statement.score(formatNumber(score))}</span>}
        {isOutdated && <span>{words.outdated}</span>}
        <span className={styles['time']}>{time}</span>
      </p>
      <TextButton onClick={() => setOpen(!isOpen)}>
        <VisuallyHidden>{time} </VisuallyHidden>
        {isOpen ? words.hide : words.show}
      </TextButton>
      {isOpen && <HandedInCode summary={summary} name={words.codeOf(time)} onTake={onTake} />}
    </li>
  )
}

const HandedInCode = ({ summary: { submissionId }, name, onTake }: EntryProps & { readonly name: string }) => {
  const found = useSubmittedCode(submissionId)
  switch (found.status) {
    case 'waiting':
      return <Skeleton height={96} radius="control" />
    case 'failed':
      return <RetryButton tone="text" retry={found.retry} />
    case 'ready': {
      const { code, language } = found.value
      return (
        <div className={styles['code']}>
          <CodeBlock name={name} code={code} language={language === 'TEXT' ? null : language.toLowerCase()} />
          <Button tone="soft" size="small" onClick={() => onTake(code)}>
            {words.take}
          </Button>
        </div>
      )
    }
  }
}
