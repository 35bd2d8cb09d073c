import { useId } from 'react'
import { Select } from '../../parts/Select.tsx'
import type { FaultedCall } from './FaultView.ts'
import styles from './FaultLab.module.css'
import { faultWords as words, kinds, kindText } from './faultWords.ts'

interface CallRowProps {
  readonly call: FaultedCall
  onChange(kind: string): void
}

export const CallRow = ({ call: { rule, label, kind, overruledBy }, onChange }: CallRowProps) => {
  const id = useId()
  const isListed = kinds.some(({ value }) => value === kind)
  return (
    <li className={styles['row']} data-faulty={kind !== '' || overruledBy !== null || undefined}>
      <label htmlFor={id} className={styles['label']}>
        {label} <code className={styles['code']}>{rule}</code>
      </label>
      <Select id={id} className={styles['select']} value={kind} onChange={({ target }) => onChange(target.value)}>
        {!isListed && <option value={kind}>{kindText(kind)}</option>}
        {kinds.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {overruledBy !== null && <p className={styles['overruled']}>{words.overruled(overruledBy)}</p>}
    </li>
  )
}
