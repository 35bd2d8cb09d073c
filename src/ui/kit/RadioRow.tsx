import { useId } from 'react'
import styles from './RadioRow.module.css'

interface RadioRowProps<Value> {
  readonly title: string
  readonly options: readonly Value[]
  readonly chosen: Value | null
  /** Returns a unique key of an option. */
  keyOf(option: Value): string
  labelOf(option: Value): string
  onChoose(option: Value): void
}

/** Renders a row of radio buttons to choose one of a few options. */
export const RadioRow = <Value,>({ title, options, chosen, keyOf, labelOf, onChoose }: RadioRowProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['title']}>{title}</legend>
      <div className={styles['row']}>
        {options.map((option) => (
          <label key={keyOf(option)} className={styles['choice']}>
            <input
              type="radio"
              name={name}
              checked={chosen !== null && keyOf(option) === keyOf(chosen)}
              onChange={() => onChoose(option)}
            />
            {labelOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
