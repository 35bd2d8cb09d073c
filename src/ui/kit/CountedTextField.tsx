import { type ReactNode, type RefObject, useId } from 'react'
import styles from './CountedTextField.module.css'

interface CountedTextFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly label: ReactNode
  readonly value: string
  /** The initial height in lines; the user can resize the field. */
  readonly rows?: number
  readonly placeholder: string
  /** Tells the maximum length or the current one. */
  readonly hint: string
  readonly isTooLong: boolean
  readonly isInvalid: boolean
  /** Null if nothing is wrong. */
  readonly error: string | null
  /** The button that sends the text. */
  readonly children: ReactNode
  onChange(value: string): void
}

/** Renders a text field with a length hint, its send button and its error: three rows of the surrounding grid. */
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
