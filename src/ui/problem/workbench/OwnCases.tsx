import { Plus, X } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { guestCases } from '../../../application/guestWork.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import type { ProblemExample } from '../../../domain/problems/exampleCases.ts'
import { GuestNotice } from '../../draft/DraftNotice.tsx'
import { draftWords } from '../../draft/draftWords.ts'
import { Button } from '../../kit/Button.tsx'
import { useFocusAfterRender } from '../../kit/useFocusAfterRender.ts'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { problemWords } from './problemWords.ts'
import styles from './OwnCases.module.css'

const words = problemWords.ownCases

interface OwnCasesProps {
  readonly cases: readonly ProblemExample[]
  /** Whether a guest has left some on this device. */
  readonly hasGuests: boolean
  onChange(cases: readonly ProblemExample[]): void
  onSettleGuests(isTaken: boolean): void
}

const mostCases = 5

/** The learner's own examples, kept on the device. `owner`: undefined while it is not known. */
export const useOwnCases = (problemId: Id, owner: Id | null | undefined) => {
  const { ownCases } = useFeature('problem')
  const [cases, setCases] = useState<readonly ProblemExample[] | null>(null)
  const [guests, setGuests] = useState<readonly ProblemExample[]>([])
  useEffect(() => {
    if (owner === undefined) return
    let isWanted = true
    const key = { userId: owner, problemId }
    // Who was quicker than the store keeps what they have made.
    void ownCases.read(key).then((found) => isWanted && setCases((made) => made ?? found))
    void guestCases(ownCases, key).then((found) => isWanted && setGuests(found))
    return () => {
      isWanted = false
    }
  }, [ownCases, owner, problemId])
  const change = (next: readonly ProblemExample[]) => {
    setCases(next)
    if (owner !== undefined) void ownCases.write({ userId: owner, problemId }, next)
  }
  return {
    cases: cases ?? [],
    hasGuests: guests.length > 0,
    onChange: change,
    onSettleGuests(isTaken: boolean) {
      if (isTaken) change([...(cases ?? []), ...guests].slice(0, mostCases))
      setGuests([])
      void ownCases.write({ userId: null, problemId }, [])
    },
  }
}

/** Examples that the learner has made up: they are run with those of the problem. */
export const OwnCases = ({ cases, hasGuests, onChange, onSettleGuests }: OwnCasesProps) => {
  const body = useRef<HTMLDivElement>(null)
  const focusNewest = useFocusAfterRender(() => [...(body.current?.querySelectorAll('textarea') ?? [])].at(-2)?.focus())
  const focusAdd = useFocusAfterRender(() => body.current?.querySelector<HTMLElement>(':scope > button')?.focus())
  return (
    <details className={styles['own']}>
      <summary className={styles['summary']}>{cases.length === 0 ? words.title : words.titleOf(formatNumber(cases.length))}</summary>
      <div ref={body} className={styles['body']}>
        <p className={styles['note']}>{words.note}</p>
        {hasGuests && <GuestNotice title={draftWords.guest.cases} onSettle={onSettleGuests} />}
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
