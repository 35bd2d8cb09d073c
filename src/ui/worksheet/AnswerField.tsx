import { Check } from 'lucide'
import { type ChangeEvent, useId } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { problemHref } from '../../domain/problems/problemKinds.ts'
import { blankCount, codePieces } from '../../domain/worksheet/marking.ts'
import {
  type Answer,
  type BlankQuestion,
  type ChoiceQuestion,
  maxAnswerLength,
  type WorksheetQuestion,
} from '../../domain/worksheet/worksheet.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { InlineText } from '../kit/code/InlineText.tsx'
import { Icon } from '../kit/Icon.tsx'
import { LineOrder } from './LineOrder.tsx'
import { questionWords as words } from './worksheetWords.ts'
import styles from './Question.module.css'

interface FieldProps<Question> {
  readonly question: Question
  /** The number of the question on the page, from 1. */
  readonly number: number
  readonly answer: Answer
  onAnswer(answer: Answer): void
}

/** Renders the answer field of a question by its kind. */
export const AnswerField = ({ question, number, answer, onAnswer }: FieldProps<WorksheetQuestion>) => {
  const shown = formatNumber(number)
  const written = {
    className: styles['field'],
    value: answer[0] ?? '',
    maxLength: maxAnswerLength,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onAnswer([currentTarget.value]),
  }
  switch (question.kind) {
    case 'CHOICE':
      return <Choices {...{ question, number, answer, onAnswer }} />
    case 'CODE_BLANK':
      return <Blanks {...{ question, number, answer, onAnswer }} />
    case 'SHORT':
      return <input {...written} aria-label={words.answer(shown)} />
    case 'OUTPUT':
      return <textarea {...written} aria-label={words.output(shown)} placeholder={words.outputHint} data-code rows={3} />
    case 'ORDER':
      return (
        <LineOrder
          name={words.lines(shown)}
          lines={question.lines}
          order={answer.length === question.lines.length ? answer : question.lines.map((_, at) => String(at))}
          onChange={onAnswer}
        />
      )
    case 'PROBLEM':
      return (
        <div className={styles['problem']}>
          <p className={styles['hint']}>{words.solveNote}</p>
          <ButtonLink href={problemHref(question)} tone="soft">
            {words.solve(question.title)}
          </ButtonLink>
        </div>
      )
  }
}

const Choices = ({ question, number, answer, onAnswer }: FieldProps<ChoiceQuestion>) => {
  const name = useId()
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['legend']}>{words.answer(formatNumber(number))}</legend>
      {question.choices.map((choice, at) => (
        <label key={at} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            className={styles['radio']}
            checked={answer[0] === String(at)}
            onChange={() => onAnswer([String(at)])}
          />
          <span className={styles['sign']}>{answer[0] === String(at) && <Icon icon={Check} size={16} strokeWidth={3} />}</span>
          <span className={styles['choiceText']}>
            <InlineText text={choice} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const narrowest = 3
const widest = 24

/** Renders the program with an input field for each blank. */
const Blanks = ({ question, number, answer, onAnswer }: FieldProps<BlankQuestion>) => {
  const texts = Array.from({ length: blankCount(question.code) }, (_, blank) => answer[blank] ?? '')
  return (
    <pre className={styles['program']}>
      <code>
        {codePieces(question.code).map((piece, at) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <input
              key={at}
              aria-label={words.blank(formatNumber(number), formatNumber(piece + 1))}
              className={styles['blank']}
              style={{ width: `${Math.min(widest, Math.max(narrowest, (texts[piece] ?? '').length + 1))}ch` }}
              value={texts[piece]}
              maxLength={maxAnswerLength}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={({ currentTarget }) => onAnswer(texts.with(piece, currentTarget.value))}
            />
          ),
        )}
      </code>
    </pre>
  )
}
