import { useId } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  /** What it does, and for whom. */
  readonly note?: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

/** Takes effect at once, unlike a box to tick. */
export const Switch = ({ label, note, isOn, onChange }: SwitchProps) => {
  const id = useId()
  return (
    <div>
      <label className={styles['line']}>
        <span className={styles['label']}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          className={styles['switch']}
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={note === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </label>
      {note !== undefined && (
        <p id={id} className={styles['note']}>
          {note}
        </p>
      )}
    </div>
  )
}
