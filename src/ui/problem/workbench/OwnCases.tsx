import { Plus, X } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { guestCases } from '../../../application/guestWork.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Id } from '../../../domain/id.ts'
import type { ProblemExample } from '../../../domain/problems/exampleCases.ts'
import { GuestNotice } from '../../draft/DraftNotice.tsx'
import { draftWords } from '../../draft/draftWords.ts'
import { Button } from '../../kit/Button.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { useFocusAfterRender } from '../../kit/useFocusAfterRender.ts'
import { Icon } from '../../kit/Icon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { problemWords } from './problemWords.ts'
import styles from './OwnCases.module.css'

const words = problemWords.ownCases

interface OwnCasesProps {
  readonly cases: readonly ProblemExample[]
  /** The number of examples that a guest has left on this device. */
  readonly guestCount: number
  onChange(cases: readonly ProblemExample[]): void
  onSettleGuests(isTaken: boolean): void
}

const maxCases = 5

/** Keeps the learner's own examples on the device. `owner` is undefined until it is known. */
export const useOwnCases = (problemId: Id, owner: Id | null | undefined) => {
  const { ownCases } = useFeature('problem')
  const [cases, setCases] = useState<readonly ProblemExample[] | null>(null)
  const [guests, setGuests] = useState<readonly ProblemExample[]>([])
  useEffect(() => {
    if (owner === undefined) return
    let isWanted = true
    const key = { userId: owner, problemId }
    // Cases that were added before the stored ones arrived take precedence.
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
    // The guest's examples are offered only once the owner's stored ones are loaded.
    guestCount: cases === null ? 0 : guests.length,
    onChange: change,
    onSettleGuests(isTaken: boolean) {
      const own = cases ?? []
      const room = Math.max(0, maxCases - own.length)
      if (isTaken) change([...own, ...guests.slice(0, room)])
      // Examples that exceed the limit stay with the guest's.
      const left = isTaken ? guests.slice(room) : []
      setGuests(left)
      void ownCases.write({ userId: null, problemId }, left)
    },
  }
}

/** Edits the examples made up by the learner. They are run together with those of the problem. */
export const OwnCases = ({ cases, guestCount, onChange, onSettleGuests }: OwnCasesProps) => {
  const body = useRef<HTMLDivElement>(null)
  const added = useRef(0)
  const [removed, setRemoved] = useState<{ readonly at: number; readonly one: ProblemExample } | null>(null)
  // Each example has two text areas.
  const focusAdded = useFocusAfterRender(() => body.current?.querySelectorAll('textarea')[2 * added.current]?.focus())
  const focusAdd = useFocusAfterRender(() => body.current?.querySelector<HTMLElement>(':scope > button')?.focus())
  const add = (one: ProblemExample, at = cases.length) => {
    onChange(cases.toSpliced(at, 0, one))
    added.current = Math.min(at, cases.length)
    focusAdded()
  }
  return (
    <details className={styles['own']}>
      <summary className={styles['summary']}>{cases.length === 0 ? words.title : words.titleOf(formatNumber(cases.length))}</summary>
      <div ref={body} className={styles['body']}>
        <p className={styles['note']}>{words.note}</p>
        {guestCount > 0 && (
          <GuestNotice title={draftWords.guest.cases} onSettle={onSettleGuests}>
            {cases.length + guestCount > maxCases && <p>{words.tooMany(formatNumber(maxCases))}</p>}
          </GuestNotice>
        )}
        {cases.map((one, at) => (
          <OwnCase
            key={at}
            one={one}
            number={formatNumber(at + 1)}
            onChange={(changed) => onChange(cases.with(at, changed))}
            onRemove={() => {
              onChange(cases.toSpliced(at, 1))
              setRemoved({ at, one })
              // The pressed button was removed with its example.
              focusAdd()
            }}
          />
        ))}
        {cases.length < maxCases && (
          <Button tone="soft" size="small" onClick={() => add({ input: '', output: '' })}>
            <Icon icon={Plus} size={16} />
            {words.add}
          </Button>
        )}
        {removed !== null && cases.length < maxCases && (
          <p className={styles['note']}>
            {words.removed(formatNumber(removed.at + 1))}{' '}
            <TextButton
              onClick={() => {
                add(removed.one, removed.at)
                setRemoved(null)
              }}
            >
              {words.undo}
            </TextButton>
          </p>
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
