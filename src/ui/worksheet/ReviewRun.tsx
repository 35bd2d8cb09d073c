import { useState } from 'react'
import type { MarkOutcome } from '../../application/worksheet.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths } from '../../domain/paths.ts'
import { isAnswered } from '../../domain/worksheet/marking.ts'
import { reviewDays, untilText } from '../../domain/worksheet/spacing.ts'
import { chapterHref, type QuestionResult, resultOf, type ReviewItem } from '../../domain/worksheet/worksheet.ts'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { LongList } from '../kit/LongList.tsx'
import { SiteLink } from '../kit/links.tsx'
import { MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionTitle } from '../kit/Section.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { useAnswers } from './useAnswers.ts'
import { useMarkAnswers } from './worksheetQueries.ts'
import { worksheetReviewWords, worksheetListWords, worksheetWords } from './worksheetWords.ts'
import styles from './ChapterSheet.module.css'

type MarkError = Exclude<MarkOutcome['kind'], 'marked' | 'alreadyMarking'>

interface ReviewRunProps {
  /** The due questions. They stay in the list after they are answered. */
  readonly items: readonly ReviewItem[]
  readonly owner: Id | null
}

/** Renders the questions of the day, answered one after the other. */
export const ReviewRun = ({ items: given, owner }: ReviewRunProps) => {
  const [items, setItems] = useState(given)
  const isNew = ({ question: { questionId } }: ReviewItem) => items.every((item) => item.question.questionId !== questionId)
  if (given.some(isNew)) setItems([...items, ...given.filter(isNew)])
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const draft = useAnswers('reviews', owner)
  const marking = useMarkAnswers()
  const [results, setResults] = useState<readonly QuestionResult[]>([])
  const [error, setError] = useState<{ readonly questionId: Id; readonly kind: MarkError } | null>(null)

  const check = async ({ worksheetId, chapterId, question: { questionId } }: ReviewItem) => {
    const answer = draft.answers[String(questionId)] ?? []
    const outcome = await marking.run({ worksheetId, chapterId, answers: [{ questionId, answer }] })
    if (outcome.kind === 'alreadyMarking') return notifications.success(worksheetWords.alreadyMarking)
    if (outcome.kind !== 'marked') {
      if (!isMounted()) return notifications.warn(worksheetWords.saveError[outcome.kind])
      return setError({ questionId, kind: outcome.kind })
    }
    const result = resultOf(questionId, outcome.chapter.results)
    if (result !== null) setResults((before) => [...before, result])
    setError(null)
    draft.drop([{ questionId, answer }])
  }

  if (items.length === 0)
    return (
      <MessagePanel level={2} creature="SEAHORSE" title={worksheetReviewWords.none} text={worksheetReviewWords.noneNote}>
        <ButtonLink href={listPaths.worksheets}>{worksheetListWords.show}</ButtonLink>
      </MessagePanel>
    )
  return (
    <>
      <SectionTitle title={worksheetReviewWords.due} />
      <LongList as="ol" className={styles['questions']}>
        {items.map((item, at) => {
          const { question, worksheetId, worksheetTitle, chapterId } = item
          const result = resultOf(question.questionId, results)
          const answer = draft.answers[String(question.questionId)] ?? []
          const isReady = isAnswered(question, answer)
          const isChecking = marking.pendingInput?.answers[0]?.questionId === question.questionId
          return (
            <li key={question.questionId}>
              <SiteLink href={chapterHref(worksheetId, chapterId)} className={styles['source']}>
                {displayTitle(worksheetTitle)}
              </SiteLink>
              <QuestionCard
                question={question}
                number={at + 1}
                answer={answer}
                isMarked={result !== null}
                result={result}
                onAnswer={(next) => {
                  if (error?.questionId === question.questionId) setError(null)
                  draft.change(question.questionId, next)
                }}
              >
                {result === null ? (
                  <div className={styles['check']}>
                    <p role="status" className={styles['note']} data-alert={error?.questionId === question.questionId || undefined}>
                      {error?.questionId === question.questionId
                        ? worksheetWords.saveError[error.kind]
                        : isReady
                          ? ''
                          : worksheetReviewWords.empty}
                    </p>
                    <ActionButton tone="soft" isRunning={isChecking} unavailable={!isReady} onClick={() => void check(item)}>
                      {isChecking ? worksheetReviewWords.checking : worksheetReviewWords.check}
                    </ActionButton>
                  </div>
                ) : (
                  result.isCorrect && result.reviewDate === null && <p className={styles['note']}>{worksheetReviewWords.learned}</p>
                )}
              </QuestionCard>
            </li>
          )
        })}
      </LongList>
      <div role="status">
        {results.length === items.length && (
          <Panel className={styles['end']}>
            <p className={styles['note']}>
              <strong>{worksheetReviewWords.finished}</strong> {worksheetReviewWords.finishedNote}
            </p>
            <ButtonLink href={listPaths.worksheets}>{worksheetListWords.show}</ButtonLink>
          </Panel>
        )}
      </div>
    </>
  )
}

interface LaterReviewsProps {
  readonly items: readonly ReviewItem[]
  readonly today: string
}

/** Lists the later reviews by day. */
export const LaterReviews = ({ items, today }: LaterReviewsProps) => {
  const days = reviewDays(items)
  if (days.length === 0) return null
  return (
    <section className={styles['later']}>
      <SectionTitle title={worksheetReviewWords.later} />
      <Panel>
        <LongList className={styles['days']}>
          {days.map(({ reviewDate, worksheetTitle, count }, at) => (
            <li key={at} className={styles['day']}>
              <strong className={styles['when']}>{untilText(reviewDate, today)}</strong>
              <span className={styles['date']}>{dateText(reviewDate, today)}</span>
              <span className={styles['what']}>{displayTitle(worksheetTitle)}</span>
              <span className={styles['date']}>{worksheetReviewWords.laterItem(formatNumber(count))}</span>
            </li>
          ))}
        </LongList>
      </Panel>
    </section>
  )
}
