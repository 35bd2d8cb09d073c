import { useState } from 'react'
import type { PreviewControl } from '../PreviewStage.ts'
import { words } from '../words.ts'
import styles from './ControlField.module.css'
import { daysLater, instantOf, localTimeOf } from './localTime.ts'

interface MomentFieldProps {
  readonly id: string
  readonly control: Extract<PreviewControl, { kind: 'moment' }>
  onChange(value: string | null): void
}

/** Date and time in the visitor's own zone; the address keeps the zone with it. */
export const MomentField = ({ id, control, onChange }: MomentFieldProps) => {
  const given = localTimeOf(control.value)
  const [typed, setTyped] = useState(given)
  const settle = () => {
    const instant = instantOf(typed)
    // An empty field is no time to go to: it shows the current one again.
    if (instant === null) setTyped(given)
    else if (typed !== given) onChange(instant)
  }
  return (
    <span className={styles['pair']}>
      <input
        id={id}
        className={styles['input']}
        type="datetime-local"
        value={typed}
        aria-invalid={control.isUnknown || undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle()
        }}
      />
      {words.controls.travel.map(({ days, label }) => (
        <button key={days} type="button" className={styles['now']} onClick={() => onChange(instantOf(daysLater(given, days)))}>
          {label}
        </button>
      ))}
      <button type="button" className={styles['now']} onClick={() => onChange(null)}>
        {words.controls.now}
      </button>
    </span>
  )
}
