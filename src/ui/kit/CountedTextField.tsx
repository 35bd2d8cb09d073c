import { type ReactNode, type RefObject, useId } from 'react'
import styles from './CountedTextField.module.css'

interface CountedTextFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly label: ReactNode
  readonly value: string
  /** As tall as so many lines, before somebody pulls at it. */
  readonly rows?: number
  readonly placeholder: string
  /** How long it may be, or is. */
  readonly hint: string
  readonly isTooLong: boolean
  readonly isInvalid: boolean
  /** Null: nothing is wrong. */
  readonly error: string | null
  /** What sends it. */
  readonly children: ReactNode
  onChange(value: string): void
}

/** A few sentences with their length, the button that sends them, and what is wrong with them: rows of the grid around it. */
export const CountedTextField = (props: CountedTextFieldProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles['label']}>
        {props.label}
      </label>
      <textarea
        ref={props.field}
        id={id}
        rows={props.rows ?? 3}
        className={styles['field']}
        value={props.value}
        placeholder={props.placeholder}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={props.isInvalid || undefined}
        onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
      />
      <div className={styles['end']}>
        <p id={`${id}-hint`} className={styles['hint']} data-over={props.isTooLong || undefined}>
          {props.hint}
        </p>
        {props.children}
      </div>
      <p id={`${id}-error`} role="alert" className={styles['error']}>
        {props.error}
      </p>
    </>
  )
}
