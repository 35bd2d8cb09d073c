import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { LetInOutcome } from '../../../../application/classMembers.ts'
import type { ClassMember } from '../../../../domain/course-class/members.ts'
import { memberWords } from './memberWords.ts'
import { readAnew, useUnderWay } from '../../../kit/action.ts'
import { ActionButton } from '../../../kit/ActionButton.tsx'
import { useApplication } from '../../../kit/application.ts'
import { useFeature } from '../../../kit/useFeature.ts'
import styles from './AddMember.module.css'

const words = memberWords.outcome

interface LettingIn {
  readonly isRunning: boolean
  letIn(number: string, members: readonly ClassMember[]): Promise<LetInOutcome>
}

/** Adds a member and notifies of the outcome, except for a wrong number, which the form shows itself. The members are read again, also when the answer was lost (F-084). */
const useLetIn = (courseClassId: string): LettingIn => {
  const { letMemberIn } = useFeature('courseClass')
  const { notifications } = useApplication()
  const client = useQueryClient()
  const { running, run } = useUnderWay()
  const letIn = async (number: string, members: readonly ClassMember[]) => {
    const outcome = await run(true, () => letMemberIn({ courseClassId, number, members }))
    if (outcome.kind === 'invalid' || outcome.kind === 'alreadyAdding') return outcome
    if (outcome.kind === 'added') notifications.success(words.added(String(outcome.userId)))
    else if (outcome.kind !== 'alreadyMember') notifications.warn(words[outcome.kind])
    readAnew(client, ['classMembers', 'courseClass'])
    return outcome
  }
  return { isRunning: running !== null, letIn }
}

const addMemberWords = memberWords.add

interface AddMemberProps {
  readonly courseClassId: string
  readonly members: readonly ClassMember[]
}

/** Lets a member of the channel into the class, who then need not enrol. */
export const AddMember = ({ courseClassId, members }: AddMemberProps) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { isRunning, letIn } = useLetIn(courseClassId)
  const [field, note] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const { kind } = await letIn(text, members)
    const isWrong = kind === 'invalid' || kind === 'alreadyMember'
    setProblem(isWrong ? addMemberWords[kind] : null)
    if (isWrong) input.current?.focus()
    if (kind === 'added') setText('')
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <h3 className={styles['title']}>{addMemberWords.title}</h3>
      <label htmlFor={field} className={styles['label']}>
        {addMemberWords.label}
      </label>
      <div className={styles['row']}>
        <input
          ref={input}
          id={field}
          className={styles['input']}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          readOnly={isRunning}
          aria-describedby={note}
          aria-invalid={problem !== null}
          onChange={({ target }) => setText(target.value)}
        />
        <ActionButton type="submit" isRunning={isRunning}>
          {isRunning ? addMemberWords.running : addMemberWords.button}
        </ActionButton>
      </div>
      <p id={note} role={problem === null ? undefined : 'alert'} className={styles['note']} data-problem={problem !== null || undefined}>
        {problem ?? addMemberWords.note}
      </p>
    </form>
  )
}
