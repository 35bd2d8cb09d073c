import { Plus, X } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { openOwnCases } from '../../../application/openDraft.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import type { ProblemExample } from '../../../domain/lesson/lessonContent.ts'
import { Button } from '../../kit/Button.tsx'
import { useFocusAfterRender } from '../../kit/focus.ts'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { problemWords } from './problemWords.ts'
import styles from './OwnCases.module.css'

const words = problemWords.ownCases

interface OwnCasesProps {
  readonly cases: readonly ProblemExample[]
  onChange(cases: readonly ProblemExample[]): void
}

const mostCases = 5

/** The learner's own examples, kept on the device. `owner`: undefined while it is not known. */
export const useOwnCases = (problemId: Id, owner: Id | null | undefined) => {
  const { ownCases } = useFeature('problem')
  const [cases, setCases] = useState<readonly ProblemExample[] | null>(null)
  useEffect(() => {
    if (owner === undefined) return
    let isWanted = true
    // Who was quicker than the store keeps what they have made.
    void openOwnCases(ownCases, { userId: owner, problemId }).then((found) => isWanted && setCases((made) => made ?? found))
    return () => {
      isWanted = false
    }
  }, [ownCases, owner, problemId])
  return {
    cases: cases ?? [],
    change(next: readonly ProblemExample[]) {
      setCases(next)
      if (owner !== undefined) void ownCases.write({ userId: owner, problemId }, next)
    },
  }
}

/** Examples that the learner has made up: they are run with those of the problem. */
export const OwnCases = ({ cases, onChange }: OwnCasesProps) => {
  const body = useRef<HTMLDivElement>(null)
  const focusNewest = useFocusAfterRender(() => [...(body.current?.querySelectorAll('textarea') ?? [])].at(-2)?.focus())
  const focusAdd = useFocusAfterRender(() => body.current?.querySelector<HTMLElement>(':scope > button')?.focus())
  return (
    <details className={styles['own']}>
      <summary className={styles['summary']}>{cases.length === 0 ? words.title : words.titleOf(formatNumber(cases.length))}</summary>
      <div ref={body} className={styles['body']}>
        <p className={styles['note']}>{words.note}</p>
        {cases.map((one, at) => (
          <OwnCase
            key={at}
            one={one}
            number={formatNumber(at + 1)}
            onChange={(changed) => onChange(cases.with(at, changed))}
            onRemove={() => {
              onChange(cases.toSpliced(at, 1))
              // The pressed button is gone.
              focusAdd()
            }}
          />
        ))}
        {cases.length < mostCases && (
          <Button
            tone="soft"
            size="small"
            onClick={() => {
              onChange([...cases, { input: '', output: '' }])
              focusNewest()
            }}
          >
            <Icon icon={Plus} size={16} />
            {words.add}
          </Button>
        )}
      </div>
    </details>
  )
}

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
