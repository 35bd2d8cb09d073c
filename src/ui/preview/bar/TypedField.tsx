import { useState } from 'react'
import type { PreviewControl } from '../PreviewStage.ts'
import styles from './ControlField.module.css'

interface TypedFieldProps {
  readonly id: string
  readonly control: Extract<PreviewControl, { kind: 'number' }>
  onChange(value: string | null): void
}

/** A number that counts once it is typed: on Enter, or on the way out. */
export const TypedField = ({ id, control, onChange }: TypedFieldProps) => {
  const [typed, setTyped] = useState(control.value)
  const number = Number(typed)
  const isUsable = /^-?\d+$/.test(typed) && number >= control.min && number <= control.max
  const settle = () => {
    if (typed === control.value) return
    if (isUsable) onChange(typed)
    else setTyped(control.value)
  }
  return (
    <input
      id={id}
      className={styles['input']}
      type="text"
      inputMode="numeric"
      value={typed}
      aria-invalid={!isUsable || undefined}
      onChange={({ target }) => setTyped(target.value.trim())}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    />
  )
}
