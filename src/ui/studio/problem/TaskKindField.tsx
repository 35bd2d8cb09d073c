import { useId } from 'react'
import { type TaskKind, taskKinds } from '../../../domain/problems/readingTask.ts'
import { Select } from '../../kit/Select.tsx'
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

/** Chooses how the problem is solved. */
export const TaskKindField = ({ value, isFixed, onChange }: TaskKindFieldProps) => {
  const id = useId()
  return (
    <div className={fields['field']}>
      <label htmlFor={id} className={fields['label']}>
        {words.kind}
      </label>
      <Select
        id={id}
        className={styles['select']}
        value={value}
        disabled={isFixed}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(taskKinds.find((kind) => kind === currentTarget.value) ?? 'WRITE')}
      >
        {taskKinds.map((kind) => (
          <option key={kind} value={kind}>
            {taskKindNames[kind]}
          </option>
        ))}
      </Select>
      <p id={`${id}-hint`} className={fields['hint']}>
        {isFixed ? words.kindFixed : words.kindHints[value]}
      </p>
    </div>
  )
}
