import { useState } from 'react'
import { CallRow } from './CallRow.tsx'
import styles from './FaultLab.module.css'
import type { FaultView } from './FaultView.ts'

interface CallPartProps {
  readonly part: FaultView['parts'][number]
  readonly isFirst: boolean
  onChange(rule: string, kind: string): void
}

/** The calls about one noun. At first those of the home page stand open, and those that have a fault; then whoever opens and closes decides. */
export const CallPart = ({ part: { name, calls }, isFirst, onChange }: CallPartProps) => {
  const [isOpen, setOpen] = useState(isFirst || calls.some(({ kind }) => kind !== ''))
  return (
    <details className={styles['part']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles['summary']}>
        {name} <span className={styles['count']}>{calls.length}</span>
      </summary>
      {isOpen && (
        <ul>
          {calls.map((call) => (
            <CallRow key={call.rule} call={call} onChange={(kind) => onChange(call.rule, kind)} />
          ))}
        </ul>
      )}
    </details>
  )
}
