import { useId } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  /** Tells what the switch does and who is affected. */
  readonly note?: string
  readonly isOn: boolean
  onChange(isOn: boolean): void
}

/** Renders a switch that takes effect at once, unlike a checkbox. */
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
