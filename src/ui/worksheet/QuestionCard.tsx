import { Check, CircleDashed, RotateCcw, X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { dateText } from '../../domain/calendar/text.ts'
import { formatNumber } from '../../domain/format.ts'
import { problemHref } from '../../domain/problems/problemKinds.ts'
import { fillBlanks } from '../../domain/worksheet/marking.ts'
import { untilText } from '../../domain/worksheet/spacing.ts'
import {
  type Answer,
  type ChoiceQuestion,
  questionAnchor,
  type QuestionResult,
  type WorksheetQuestion,
} from '../../domain/worksheet/worksheet.ts'
import { Badge } from '../kit/Badge.tsx'
import { SiteLink } from '../kit/links.tsx'
import { CodeBlock } from '../kit/code/CodeBlock.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { AnswerField } from './AnswerField.tsx'
import { questionWords as words } from './worksheetWords.ts'
import styles from './Question.module.css'

interface QuestionCardProps {
  readonly question: WorksheetQuestion
  /** The number of the question on the page, from 1. */
  readonly number: number
  readonly answer: Answer
  /** True if the question is marked; the card then shows its result, if there is one, instead of a field. */
  readonly isMarked: boolean
  readonly result: QuestionResult | null
  /** Rendered below the answer. */
  readonly children?: ReactNode
  onAnswer(answer: Answer): void
}

/** Renders a question with its answer field; once it is marked, with the right answer and the explanation. */
export const QuestionCard = ({ question, number, answer, isMarked, result, children, onAnswer }: QuestionCardProps) => {
  const heading = useId()
  const { questionId, kind, text } = question
  const state = stateOf(question, isMarked, result)
  return (
    <article id={questionAnchor(questionId)} aria-labelledby={heading} className={styles['card']} data-state={state ?? undefined}>
      <header className={styles['head']}>
        <span aria-hidden="true" className={styles['number']}>
          {formatNumber(number)}
        </span>
        <span className={styles['kind']}>{words.kinds[kind]}</span>
        {state && <StateBadge state={state} />}
      </header>
      <h3 id={heading} tabIndex={-1} className={styles['text']}>
        <VisuallyHidden>{words.number(formatNumber(number))} </VisuallyHidden>
        <InlineText text={text} />
      </h3>
      <QuestionCode question={question} number={number} isMarked={isMarked} />
      {isMarked ? (
        <Result question={question} number={number} result={result} />
      ) : (
        <AnswerField {...{ question, number, answer, onAnswer }} />
      )}
      {children}
    </article>
  )
}

type CardState = 'right' | 'wrong' | 'unanswered' | 'notSolved'

function stateOf({ kind }: WorksheetQuestion, isMarked: boolean, result: QuestionResult | null): CardState | null {
  if (result?.isCorrect && (isMarked || kind === 'PROBLEM')) return 'right'
  if (!isMarked) return null
  if (kind === 'PROBLEM') return 'notSolved'
  return result === null || result.answer.every((text) => text.trim() === '') ? 'unanswered' : 'wrong'
}

const looks = {
  right: { tone: 'success', icon: Check },
  wrong: { tone: 'danger', icon: X },
  unanswered: { tone: 'danger', icon: X },
  notSolved: { tone: 'warning', icon: CircleDashed },
} as const

const StateBadge = ({ state }: { readonly state: CardState }) => {
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone}>
      <span className={styles['state']}>
        <Icon icon={icon} size={16} strokeWidth={3} />
        {words[state]}
      </span>
    </Badge>
  )
}

interface CodeProps {
  readonly question: WorksheetQuestion
  readonly number: number
  readonly isMarked: boolean
}

/** Renders the program of a question with its output. A program with blanks is shown by its field until it is marked. */
const QuestionCode = ({ question, number, isMarked }: CodeProps) => {
  const name = words.code(formatNumber(number))
  switch (question.kind) {
    case 'CHOICE':
    case 'SHORT':
    case 'OUTPUT':
      return question.code === null ? null : <CodeBlock name={name} code={question.code} language="python" />
    case 'CODE_BLANK':
    case 'ORDER':
      return isMarked || question.output === null ? null : <Printed output={question.output} />
    case 'PROBLEM':
      return null
  }
}

const Printed = ({ output }: { readonly output: string }) => (
  <div className={styles['printed']}>
    <p className={styles['label']}>{words.prints}</p>
    <pre className={styles['output']}>{output}</pre>
  </div>
)

interface ResultProps {
  readonly question: WorksheetQuestion
  readonly number: number
  readonly result: QuestionResult | null
}

const Result = ({ question, number, result }: ResultProps) => {
  const today = seoulDate(useNowByMinute())
  if (question.kind === 'PROBLEM')
    return (
      <p className={styles['problem']}>
        {result?.isCorrect ? words.solved : words.solveNote}{' '}
        <SiteLink href={problemHref(question)} className={styles['link']}>
          {words.solve(question.title)}
        </SiteLink>
      </p>
    )
  if (result === null) return null
  const { answer, isCorrect, rightAnswer, explanation, reviewDate } = result
  return (
    <div className={styles['result']}>
      {question.kind === 'CHOICE' ? (
        <MarkedChoices question={question} own={answer[0]} right={rightAnswer[0]} />
      ) : (
        <>
          <ShownAnswer label={words.own} {...{ question, number, answer }} />
          {!isCorrect && <ShownAnswer label={words.rightAnswer} answer={rightAnswer} {...{ question, number }} />}
        </>
      )}
      {explanation && (
        <div className={styles['explanation']}>
          <p className={styles['label']}>{words.explanation}</p>
          <p>
            <InlineText text={explanation} />
          </p>
        </div>
      )}
      {reviewDate !== null && (
        <p className={styles['comesBack']}>
          <Icon icon={RotateCcw} size={16} />
          {words.comesBack(untilText(reviewDate, today), dateText(reviewDate, today))}
        </p>
      )}
    </div>
  )
}

interface MarkedChoicesProps {
  readonly question: ChoiceQuestion
  readonly own: string | undefined
  readonly right: string | undefined
}

const MarkedChoices = ({ question, own, right }: MarkedChoicesProps) => (
  <ul className={styles['choices']}>
    {question.choices.map((choice, at) => {
      const [isRight, isOwn] = [right === String(at), own === String(at)]
      const notes = [isRight && words.isRight, isOwn && words.isOwn].filter((note) => note !== false)
      return (
        <li key={at} className={styles['choice']} data-marked={isRight ? 'right' : isOwn ? 'wrong' : 'plain'}>
          <span className={styles['sign']}>
            {isRight && <Icon icon={Check} size={16} strokeWidth={3} />}
            {isOwn && !isRight && <Icon icon={X} size={16} strokeWidth={3} />}
          </span>
          <span className={styles['choiceText']}>
            <InlineText text={choice} />
          </span>
          {notes.length > 0 && <span className={styles['choiceNote']}>{notes.join(' · ')}</span>}
        </li>
      )
    })}
  </ul>
)

interface ShownAnswerProps {
  readonly label: string
  readonly question: WorksheetQuestion
  readonly number: number
  readonly answer: Answer
}

/** Shows an answer as text, or as the completed program. */
export const ShownAnswer = ({ label, question, number, answer }: ShownAnswerProps) => {
  if (answer.every((text) => text.trim() === '')) return null
  const name = `${words.number(formatNumber(number))} ${label}`
  switch (question.kind) {
    case 'CODE_BLANK':
      return <CodeBlock name={name} code={fillBlanks(question.code, answer)} language="python" />
    case 'ORDER':
      return <CodeBlock name={name} code={answer.map((line) => question.lines[Number(line)] ?? '').join('\n')} language="python" />
    case 'OUTPUT':
      return <CodeBlock name={name} code={answer[0] ?? ''} />
    default:
      return (
        <p className={styles['own']}>
          <span className={styles['label']}>{label}</span> <strong>{answer[0]}</strong>
        </p>
      )
  }
}
