import { type SubmitEvent, useId, useRef, useState } from 'react'
import type { ClassMember } from '../../../../domain/course-class/ClassMember.ts'
import { ActionButton } from '../../../parts/ActionButton.tsx'
import styles from './AddMember.module.css'
import { memberWords } from './memberWords.ts'
import { useLetIn } from './useLetIn.ts'

const words = memberWords.add

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
    setProblem(isWrong ? words[kind] : null)
    if (isWrong) input.current?.focus()
    if (kind === 'added') setText('')
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <h3 className={styles['title']}>{words.title}</h3>
      <label htmlFor={field} className={styles['label']}>
        {words.label}
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
          {isRunning ? words.running : words.button}
        </ActionButton>
      </div>
      <p id={note} role={problem === null ? undefined : 'alert'} className={styles['note']} data-problem={problem !== null || undefined}>
        {problem ?? words.note}
      </p>
    </form>
  )
}
