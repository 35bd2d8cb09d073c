import { useId } from 'react'
import { highestRating } from '../../domain/review/reviewProblem.ts'
import styles from './StarChoice.module.css'
import { reviewWords } from './reviewWords.ts'

const words = reviewWords.form
const choices = Array.from({ length: highestRating }, (_, at) => at + 1)
const star = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3-5.8 3 1.1-6.5L2.6 9.4l6.5-.9Z'

interface StarChoiceProps {
  /** 0: none yet. */
  readonly rating: number
  readonly problem: string | null
  onChoose(rating: number): void
}

/** One to five stars: radio buttons that look like the stars they stand for. */
export const StarChoice = ({ rating, problem, onChoose }: StarChoiceProps) => {
  const id = useId()
  const [legend, wrong] = [`${id}-legend`, `${id}-problem`]
  return (
    <div>
      <p id={legend} className={styles['legend']}>
        {words.rating}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={legend}
        aria-describedby={problem === null ? undefined : wrong}
        aria-invalid={problem !== null || undefined}
        aria-required="true"
        className={styles['row']}
      >
        <div className={styles['stars']}>
          {choices.map((stars) => (
            <label key={stars} className={styles['choice']} data-filled={stars <= rating || undefined}>
              <input
                type="radio"
                name={id}
                value={stars}
                aria-label={words.option(stars)}
                aria-describedby={problem === null ? undefined : wrong}
                className={styles['input']}
                checked={stars === rating}
                onChange={() => onChoose(stars)}
              />
              <svg width={30} height={30} viewBox="0 0 24 24" aria-hidden="true" className={styles['star']}>
                <path d={star} />
              </svg>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className={styles['meaning']}>
          {problem === null && words.meanings[rating]}
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
