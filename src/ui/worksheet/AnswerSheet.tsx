import { FileCheck } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import {
  rightAnswersInOrder,
  type ChapterAnswers,
  type WorksheetChapter,
  type WorksheetQuestion,
} from '../../domain/worksheet/worksheet.ts'
import { displayTitle } from '../copy.ts'
import { Button } from '../kit/Button.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { ShownAnswer } from './QuestionCard.tsx'
import { answerSheetWords as words, questionWords, worksheetWords } from './worksheetWords.ts'
import styles from './AnswerSheet.module.css'

interface AnswerSheetPrint {
  readonly state: 'idle' | 'reading' | 'notAllowed' | 'failed'
  /** The right answers while they are printed; null otherwise. */
  readonly chapters: readonly ChapterAnswers[] | null
  print(): Promise<void>
  /** Hides the answers. Call it for a browser without an `afterprint` event. */
  putAway(): void
}

/** Loads the right answers on a teacher's request and prints them after the worksheet. The screen never shows them: a class may look on. */
export const useAnswerSheet = (worksheetId: Id): AnswerSheetPrint => {
  const { readRightAnswers } = useFeature('worksheet')
  const [state, setState] = useState<AnswerSheetPrint['state']>('idle')
  const [chapters, setChapters] = useState<readonly ChapterAnswers[] | null>(null)
  const isHere = useRef(false)
  useEffect(() => {
    const end = () => setChapters(null)
    isHere.current = true
    window.addEventListener('afterprint', end)
    return () => {
      isHere.current = false
      window.removeEventListener('afterprint', end)
    }
  }, [])
  const print = async () => {
    if (state === 'reading') return
    setState('reading')
    const outcome = await readRightAnswers(worksheetId)
    if (!isHere.current) return
    setState(outcome.kind === 'read' ? 'idle' : outcome.kind)
    if (outcome.kind !== 'read') return
    flushSync(() => setChapters(outcome.chapters))
    window.print()
  }
  return { state, chapters, print, putAway: () => setChapters(null) }
}

export const AnswerSheetButton = ({ sheet: { state, print } }: { readonly sheet: AnswerSheetPrint }) => (
  <>
    <Button tone="quiet" aria-busy={state === 'reading' || undefined} onClick={() => void print()}>
      <Icon icon={FileCheck} size={18} />
      {state === 'reading' ? words.reading : words.print}
    </Button>
    {(state === 'failed' || state === 'notAllowed') && (
      <p role="alert" className={styles['trouble']}>
        {words[state]}
      </p>
    )}
  </>
)

interface AnswerSheetProps {
  /** The title of the worksheet. */
  readonly title: string
  readonly chapter: WorksheetChapter
  /** The index of the chapter, from 0. */
  readonly place: number
  readonly chapters: readonly ChapterAnswers[]
}

/** Renders the answers to a chapter, on a printed page of their own. */
export const AnswerSheet = ({ title, chapter, place, chapters }: AnswerSheetProps) => {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles['answers']}>
      <h2 id={headingId} className={styles['title']}>
        {words.title(displayTitle(title))}
      </h2>
      <p className={styles['note']}>
        {worksheetWords.chapter(formatNumber(place + 1))} {displayTitle(chapter.title)}. {words.note}
      </p>
      <ol className={styles['list']}>
        {rightAnswersInOrder(chapter, chapters).map(({ question, answer }, at) => (
          <li key={question.questionId} className={styles['item']}>
            <p className={styles['asked']}>
              <strong>{questionWords.number(formatNumber(at + 1))}</strong> <InlineText text={question.text} />
            </p>
            <RightAnswer question={question} number={at + 1} right={answer?.rightAnswer ?? []} />
            {answer?.explanation && question.kind !== 'PROBLEM' && (
              <p className={styles['why']}>
                <InlineText text={answer.explanation} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface RightAnswerProps {
  readonly question: WorksheetQuestion
  readonly number: number
  readonly right: ChapterAnswers['answers'][number]['rightAnswer']
}

const RightAnswer = ({ question, number, right }: RightAnswerProps) => {
  if (question.kind === 'PROBLEM') return <p>{words.problem(question.title)}</p>
  if (right.length === 0) return <p>{words.none}</p>
  if (question.kind !== 'CHOICE') return <ShownAnswer label={questionWords.rightAnswer} answer={right} {...{ question, number }} />
  const at = Number(right[0])
  return (
    <p>
      {questionWords.rightAnswer}{' '}
      <strong>
        <InlineText text={words.choice(formatNumber(at + 1), question.choices[at] ?? '')} />
      </strong>
    </p>
  )
}
