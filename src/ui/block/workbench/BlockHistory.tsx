import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerLanguage, BlockAnswer, BlockSubmissionSummary } from '../../../domain/blocks/blockProblem.ts'
import { outcomeTexts } from '../../../domain/blocks/outcome.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import { useApplication } from '../../kit/application.ts'
import { TextButton } from '../../kit/TextButton.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { HistoryFrame } from '../../problem/workbench/SubmissionHistory.tsx'
import { submissionTime } from '../../problem/workbench/submissionTime.ts'
import { toneOf } from '../../problem/workbench/VerdictHead.tsx'
import styles from '../../problem/workbench/SubmissionHistory.module.css'
import { useBlockSubmissions } from '../blockQueries.ts'
import { blockWords } from '../blockWords.ts'
import { keyForAll } from '../../kit/query.ts'

const words = blockWords.history

interface BlockHistoryProps {
  readonly blockId: Id
  /** The language of this bench: only answers in this language can be taken back into it. */
  readonly language: AnswerLanguage
  /** Receives an earlier answer, for the editor. */
  onTake(answer: BlockAnswer): void
}

/** Renders the viewer's earlier submissions, in blocks and in Python. */
export const BlockHistory = ({ blockId, language, onTake }: BlockHistoryProps) => {
  const [page, setPage] = useState(1)
  const found = useBlockSubmissions(blockId, page)
  return (
    <HistoryFrame submissions={found} page={page} onPage={setPage}>
      {(summary) => <Entry key={summary.submissionId} summary={summary} language={language} onTake={onTake} />}
    </HistoryFrame>
  )
}

interface EntryProps extends Pick<BlockHistoryProps, 'language' | 'onTake'> {
  readonly summary: BlockSubmissionSummary
}

const Entry = ({ summary, language, onTake }: EntryProps) => {
  const { submissionId, outcome, state, star, createdDate } = summary
  const { clock, notifications } = useApplication()
  const { submissions } = useFeature('block')
  const client = useQueryClient()
  const time = createdDate === null ? words.unknownDate : submissionTime(createdDate, clock)
  const take = async () => {
    try {
      const answer = await client.fetchQuery({
        queryKey: keyForAll('blockSubmissions', 'one', submissionId),
        queryFn: ({ signal }) => submissions.submission(submissionId, signal),
      })
      onTake(answer)
    } catch {
      notifications.warn(words.failed)
    }
  }
  return (
    <li className={styles['entry']}>
      <p className={styles['line']}>
        <span className={styles['state']} data-tone={toneOf(state)}>
          {state === 'JUDGING' ? blockWords.results.judging : outcomeTexts[outcome].title}
        </span>
        <span>{words.languages[summary.language]}</span>
        {star > 0 && <span>{blockWords.facts.star(formatNumber(star))}</span>}
        <span className={styles['time']}>{time}</span>
      </p>
      {summary.language === language && (
        <TextButton onClick={() => void take()}>
          <VisuallyHidden>{time} </VisuallyHidden>
          {words.take[language]}
        </TextButton>
      )}
    </li>
  )
}
