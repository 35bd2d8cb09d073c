import styles from './ProgramInput.module.css'

interface ProgramInputProps {
  readonly id: string
  readonly label: string
  readonly note: string
  readonly rows: number
  readonly input: string
  onInput(input: string): void
}

/** Renders the field for a program's input. */
export const ProgramInput = ({ id, label, note, rows, input, onInput }: ProgramInputProps) => (
  <div className={styles['input']}>
    <label htmlFor={id} className={styles['label']}>
      {label}
    </label>
    <textarea
      id={id}
      className={styles['area']}
      aria-describedby={`${id}-note`}
      rows={rows}
      value={input}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onChange={({ currentTarget }) => onInput(currentTarget.value)}
    />
    <p id={`${id}-note`} className={styles['note']}>
      {note}
    </p>
  </div>
)
