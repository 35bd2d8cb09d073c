import { Plus, X } from 'lucide'
import { useId } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import type { ProblemExample } from '../../../domain/lesson/lessonContent.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { problemWords } from './problemWords.ts'
import styles from './OwnCases.module.css'

const words = problemWords.ownCases

interface OwnCasesProps {
  readonly cases: readonly ProblemExample[]
  onChange(cases: readonly ProblemExample[]): void
}

const mostCases = 5

/** Examples that the learner has made up: they are run with those of the problem. */
export const OwnCases = ({ cases, onChange }: OwnCasesProps) => (
  <details className={styles['own']}>
    <summary className={styles['summary']}>{words.title}</summary>
    <div className={styles['body']}>
      <p className={styles['note']}>{words.note}</p>
      {cases.map((one, at) => (
        <OwnCase
          key={at}
          one={one}
          number={formatNumber(at + 1)}
          onChange={(changed) => onChange(cases.with(at, changed))}
          onRemove={() => onChange(cases.toSpliced(at, 1))}
        />
      ))}
      {cases.length < mostCases && (
        <Button tone="soft" size="small" onClick={() => onChange([...cases, { input: '', output: '' }])}>
          <Icon icon={Plus} size={16} />
          {words.add}
        </Button>
      )}
    </div>
  </details>
)

interface OwnCaseProps {
  readonly one: ProblemExample
  readonly number: string
  onChange(one: ProblemExample): void
  onRemove(): void
}

const OwnCase = ({ one, number, onChange, onRemove }: OwnCaseProps) => (
  <div className={styles['case']}>
    <Field label={words.given(number)} value={one.input} onChange={(input) => onChange({ ...one, input })} />
    <Field label={words.wanted(number)} value={one.output} onChange={(output) => onChange({ ...one, output })} />
    <button type="button" className={styles['remove']} title={words.remove(number)} onClick={onRemove}>
      <Icon icon={X} size={18} />
      <VisuallyHidden>{words.remove(number)}</VisuallyHidden>
    </button>
  </div>
)

const Field = ({ label, value, onChange }: { readonly label: string; readonly value: string; onChange(value: string): void }) => {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles['area']}
        rows={2}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
