import { type ComponentProps, type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import styles from './fields.module.css'

interface FieldProps {
  readonly label: string
  /** Read out before the label, where several fields have the same one. */
  readonly of?: string
  readonly value: string
  readonly hint?: string | undefined
  /** What is wrong with it. */
  readonly error?: string | undefined
  onChange(value: string): void
}

interface FrameProps extends Pick<FieldProps, 'label' | 'of' | 'hint' | 'error'> {
  children(props: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
  }): ReactNode
}

const FieldFrame = ({ label, of, hint, error, children }: FrameProps) => {
  const id = useId()
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {of && <VisuallyHidden>{of} </VisuallyHidden>}
        {label}
      </label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error === undefined ? undefined : true })}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}

interface TextFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'inputMode' | 'maxLength'> {}

export const TextField = ({ label, of, value, hint, error, onChange, ...input }: TextFieldProps) => (
  <FieldFrame {...{ label, hint, error }} {...(of !== undefined && { of })}>
    {(props) => (
      <input
        {...props}
        {...input}
        className={styles['input']}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </FieldFrame>
)

interface TextAreaProps extends FieldProps {
  readonly rows?: number
  /** For what programs read and print: as wide as it was typed, and nothing corrected. */
  readonly isCode?: boolean
}

export const TextArea = ({ label, of, value, hint, error, rows = 3, isCode = false, onChange }: TextAreaProps) => (
  <FieldFrame {...{ label, hint, error }} {...(of !== undefined && { of })}>
    {(props) => (
      <textarea
        {...props}
        className={styles['input']}
        data-code={isCode || undefined}
        rows={Math.min(12, Math.max(rows, value.split('\n').length))}
        spellCheck={!isCode}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </FieldFrame>
)
