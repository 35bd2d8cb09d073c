import { useId } from 'react'
import { type TaskKind, taskKinds } from '../../../domain/problems/readingTask.ts'
import { taskKindNames } from '../../problem/reading/taskKindNames.ts'
import fields from '../../kit/fields.module.css'
import { readingFieldWords as words } from './readingFieldWords.ts'
import styles from './ProblemEditor.module.css'

interface TaskKindFieldProps {
  readonly value: TaskKind
  /** True once the problem was published, because answers of its kind may have been handed in. */
  readonly isFixed: boolean
  onChange(kind: TaskKind): void
}

/** Chooses how the problem is solved, by a card with a sample for each way. */
export const TaskKindField = ({ value, isFixed, onChange }: TaskKindFieldProps) => {
  const id = useId()
  return (
    <fieldset disabled={isFixed} aria-describedby={isFixed ? `${id}-fixed` : undefined} className={styles['kinds']}>
      <legend className={fields['label']}>{words.kind}</legend>
      <div className={styles['kindList']}>
        {taskKinds.map((kind) => (
          <label key={kind} className={styles['kind']}>
            <input
              type="radio"
              name={id}
              checked={kind === value}
              aria-labelledby={`${id}-${kind}`}
              aria-describedby={`${id}-${kind}-hint`}
              onChange={() => onChange(kind)}
            />
            <span aria-hidden="true" className={styles['sample']}>
              {words.kindSamples[kind]}
            </span>
            <span id={`${id}-${kind}`} className={styles['kindName']}>
              {taskKindNames[kind]}
            </span>
            <span id={`${id}-${kind}-hint`} className={fields['hint']}>
              {words.kindHints[kind]}
            </span>
          </label>
        ))}
      </div>
      {isFixed && (
        <p id={`${id}-fixed`} className={fields['hint']}>
          {words.kindFixed}
        </p>
      )}
    </fieldset>
  )
}
