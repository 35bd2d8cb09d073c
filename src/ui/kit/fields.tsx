import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { seoulFieldValue, seoulMoment } from '../../domain/studio/setHomework.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './fields.module.css'

interface FieldProps {
  readonly label: string
  /** Read out before the label, where several fields have the same label. */
  readonly of?: string
  readonly value: string
  readonly hint?: string | undefined
  /** The error text below the field. */
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

interface TextFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'inputMode' | 'maxLength'> {}

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
  /** Set this for program input and output: the text is monospaced, never wrapped and not spell-checked. */
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

interface MomentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  readonly moment: string | null
  /** The moment within the chosen minute that counts. */
  readonly within?: Parameters<typeof seoulMoment>[1]
  onChange(moment: string | null): void
}

/** Renders a date and time field in Seoul time. A half-typed value stays: a year takes four keys, and after the first it is year 2. */
export const MomentField = ({ moment, within, onChange, ...field }: MomentFieldProps) => {
  const [typed, setTyped] = useState({ moment, text: seoulFieldValue(moment) })
  return (
    <TextField
      {...field}
      type="datetime-local"
      min="2000-01-01T00:00"
      max="9999-12-31T23:59"
      value={typed.moment === moment ? typed.text : seoulFieldValue(moment)}
      onChange={(text) => {
        const next = seoulMoment(text, within)
        setTyped({ moment: next, text })
        onChange(next)
      }}
    />
  )
}

interface NumberFieldProps<Blank extends number | null> extends Pick<TextFieldProps, 'label' | 'of' | 'hint' | 'error' | 'maxLength'> {
  readonly value: number | Blank
  /** The value of an empty field. */
  readonly blank: Blank
  onChange(value: number | Blank): void
}

/** Renders a field for a whole number. The typed text stays as it was typed. */
export const NumberField = <Blank extends number | null>({ value, blank, onChange, ...field }: NumberFieldProps<Blank>) => {
  const [typed, setTyped] = useState({ value, text: String(value ?? '') })
  return (
    <TextField
      maxLength={4}
      {...field}
      inputMode="numeric"
      value={typed.value === value ? typed.text : String(value ?? '')}
      onChange={(text) => {
        const next = /^\d+$/.test(text.trim()) ? Number(text) : blank
        setTyped({ value: next, text })
        onChange(next)
      }}
    />
  )
}

interface ChoiceFieldProps<Value extends string> {
  readonly title: string
  readonly hint?: string
  readonly options: readonly Value[]
  /** The label of each option, with a note on its meaning. */
  readonly words: Readonly<Record<Value, string | { readonly label: string; readonly note: string }>>
  readonly chosen: readonly Value[]
  /** Whether several options may be chosen. */
  readonly isMany?: boolean
  onChoose(value: Value): void
}

/** Renders a vertical group of radio buttons or checkboxes, each with a note on its meaning. */
export const ChoiceField = <Value extends string>({
  title,
  hint,
  options,
  words,
  chosen,
  isMany = false,
  onChoose,
}: ChoiceFieldProps<Value>) => {
  const id = useId()
  return (
    <fieldset className={styles['choices']} aria-describedby={hint && `${id}-hint`}>
      <legend className={styles['label']}>{title}</legend>
      {options.map((value) => {
        const said = words[value]
        const { label, note } = typeof said === 'string' ? { label: said, note: null } : said
        return (
          <div key={value}>
            <label className={styles['choice']}>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={id}
                checked={chosen.includes(value)}
                aria-describedby={note === null ? undefined : `${id}-${value}`}
                onChange={() => onChoose(value)}
              />
              {label}
            </label>
            {note !== null && (
              <p id={`${id}-${value}`} className={styles['choiceNote']}>
                {note}
              </p>
            )}
          </div>
        )
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
