import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { AddMemberCommand, AddMemberOutcome } from '../../../../application/classMembers.ts'
import type { ClassMember } from '../../../../domain/course-class/classMembers.ts'
import { memberWords } from './memberWords.ts'
import { useAction } from '../../../kit/action.ts'
import { ActionButton } from '../../../kit/ActionButton.tsx'
import { useApplication } from '../../../kit/application.ts'
import { useFeature } from '../../../kit/useFeature.ts'
import { useKeptText } from '../../../kit/useKeptText.ts'
import { useViewer } from '../../../viewer/useViewer.ts'
import styles from './AddMember.module.css'

const outcomeWords = memberWords.outcome

/**
 * Adds a member and notifies of the outcome; the form itself shows a wrong number. The members are read again, also when the answer was
 * lost (F-084).
 */
const useAddMember = () => {
  const { addClassMember } = useFeature('courseClass')
  const { notifications } = useApplication()
  return useAction({
    name: 'addMember',
    async run(command: AddMemberCommand) {
      const outcome = await addClassMember(command)
      if (isUnsent(outcome)) return outcome
      if (outcome.kind === 'added') notifications.success(outcomeWords.added(String(outcome.userId)))
      else if (outcome.kind !== 'alreadyMember') notifications.warn(outcomeWords[outcome.kind])
      return outcome
    },
    invalidates: (outcome) => (isUnsent(outcome) ? [] : ['classMembers', 'courseClass']),
  })
}

const isUnsent = (outcome: AddMemberOutcome) => outcome.kind === 'invalid' || outcome.kind === 'alreadyAdding'

const addWords = memberWords.add

interface AddMemberProps {
  readonly courseClassId: string
  readonly members: readonly ClassMember[]
}

/** Adds a member of the channel to the class, who then need not enrol. */
export const AddMember = ({ courseClassId, members }: AddMemberProps) => {
  const owner = useViewer()?.userId ?? null
  const { text, change, taken } = useKeptText({ place: 'addMember', owner, of: courseClassId })
  const [fieldError, setProblem] = useState<string | null>(null)
  const { isPending, run: addMember } = useAddMember()
  const [field, note] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const { kind } = await addMember({ courseClassId, number: text, members })
    const isWrong = kind === 'invalid' || kind === 'alreadyMember'
    setProblem(isWrong ? addWords[kind] : null)
    if (isWrong) input.current?.focus()
    if (kind === 'added') taken(text)
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <h3 className={styles['title']}>{addWords.title}</h3>
      <label htmlFor={field} className={styles['label']}>
        {addWords.label}
      </label>
      <div className={styles['row']}>
        <input
          ref={input}
          id={field}
          className={styles['input']}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          readOnly={isPending}
          aria-describedby={note}
          aria-invalid={fieldError !== null}
          onChange={({ target }) => change(target.value)}
        />
        <ActionButton type="submit" isRunning={isPending}>
          {isPending ? addWords.running : addWords.button}
        </ActionButton>
      </div>
      <p
        id={note}
        role={fieldError === null ? undefined : 'alert'}
        className={styles['note']}
        data-problem={fieldError !== null || undefined}
      >
        {fieldError ?? addWords.note}
      </p>
    </form>
  )
}
