import { useId } from 'react'
import { grouped } from '../../domain/grouped.ts'
import { reviewLength, reviewLengthOf } from '../../domain/review/reviewProblem.ts'
import styles from './ReviewText.module.css'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.form

interface ReviewTextProps {
  readonly content: string
  readonly problem: string | null
  readonly readOnly: boolean
  onType(content: string): void
}

/** Takes whatever is typed or pasted, also too much of it: cutting would lose words in silence. */
export const ReviewText = ({ content, problem, readOnly, onType }: ReviewTextProps) => {
  const id = useId()
  const [hint, wrong] = [`${id}-hint`, `${id}-problem`]
  const length = reviewLengthOf(content)
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {words.content}
      </label>
      <textarea
        id={id}
        rows={5}
        required
        placeholder={words.placeholder}
        aria-describedby={problem === null ? hint : `${wrong} ${hint}`}
        aria-invalid={problem !== null || undefined}
        className={styles['text']}
        value={content}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <div className={styles['below']}>
        <span id={hint}>{words.hint(reviewLength.min, reviewLength.max)}</span>
        <span className={styles['count']} data-over={length > reviewLength.max || undefined}>
          {words.count(grouped(length), grouped(reviewLength.max))}
        </span>
      </div>
      {problem !== null && (
        <p id={wrong} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  )
}
