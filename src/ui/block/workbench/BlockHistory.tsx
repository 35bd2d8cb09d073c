import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BlockSubmissionSummary } from '../../../domain/blocks/blockProblem.ts'
import { outcomeTexts } from '../../../domain/blocks/outcome.ts'
import type { BlockProgram } from '../../../domain/blocks/program.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import { pageCount } from '../../../domain/paging.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { TextButton } from '../../kit/TextButton.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { submissionTime } from '../../problem/workbench/submissionTime.ts'
import styles from '../../problem/workbench/SubmissionHistory.module.css'
import { useBlockSubmissions } from '../blockQueries.ts'
import { blockWords } from '../blockWords.ts'

const words = blockWords.history

interface BlockHistoryProps {
  readonly blockId: Id
  /** The blocks of one of them, for the editor. */
  onTake(program: BlockProgram): void
}

/** What the viewer has handed in before. */
export const BlockHistory = ({ blockId, onTake }: BlockHistoryProps) => {
  const [page, setPage] = useState(1)
  const found = useBlockSubmissions(blockId, page)
  if (found.status === 'failed')
    return (
      <p className={styles['failed']}>
        {words.failed} <RetryButton tone="text" retry={found.retry} />
      </p>
    )
  if (found.status === 'waiting' || found.value.totalCount === 0) return null
  const { items, totalCount } = found.value
  return (
    <details className={styles['history']}>
      <summary className={styles['summary']}>{words.title(formatNumber(totalCount))}</summary>
      <ol className={styles['list']}>
        {items.map((summary) => (
          <Entry key={summary.submissionId} summary={summary} onTake={onTake} />
        ))}
      </ol>
      {page < pageCount(found.value) && <TextButton onClick={() => setPage(page + 1)}>{words.older}</TextButton>}
      {page > 1 && <TextButton onClick={() => setPage(page - 1)}>{words.newer}</TextButton>}
    </details>
  )
}

interface EntryProps extends Pick<BlockHistoryProps, 'onTake'> {
  readonly summary: BlockSubmissionSummary
}

const Entry = ({ summary: { submissionId, outcome, star, createdDate }, onTake }: EntryProps) => {
  const { clock, notifications } = useApplication()
  const { submissions } = useFeature('block')
  const client = useQueryClient()
  const time = createdDate === null ? words.unknownDate : submissionTime(createdDate, clock)
  const take = async () => {
    try {
      const { program } = await client.fetchQuery({
        queryKey: ['blockSubmissions', 'one', String(submissionId)],
        queryFn: ({ signal }) => submissions.submission(submissionId, signal),
      })
      onTake(program)
    } catch {
      notifications.warn(words.failed)
    }
  }
  return (
    <li className={styles['entry']}>
      <p className={styles['line']}>
        <span className={styles['state']} data-tone={outcome === 'ARRIVED' ? 'good' : 'bad'}>
          {outcomeTexts[outcome].title}
        </span>
        {star > 0 && <span>{blockWords.facts.star(formatNumber(star))}</span>}
        <span className={styles['time']}>{time}</span>
      </p>
      <TextButton onClick={() => void take()}>
        <VisuallyHidden>{time} </VisuallyHidden>
        {words.take}
      </TextButton>
    </li>
  )
}
