import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import type { Question } from './useProgram.ts'
import styles from './ProgramResult.module.css'

interface ProgramAnswerProps {
  readonly question: Question
  readonly words: { readonly answer: string; readonly send: string; readonly noMore: string }
}

/** Asks for a line that the program waits for, once its input is used up. */
export const ProgramAnswer = ({ question, words }: ProgramAnswerProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [line, setLine] = useState('')
  useEffect(() => {
    setLine('')
    field.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each question starts with an empty line
  }, [question])
  const send = (event: FormEvent) => {
    event.preventDefault()
    question.answer(line)
  }
  return (
    <form className={styles['answer']} onSubmit={send}>
      <label htmlFor={id} className={styles['label']}>
        {words.answer}
        {question.prompt.trim() !== '' && <span className={styles['prompt']}> {question.prompt.trim()}</span>}
      </label>
      <input
        ref={field}
        id={id}
        className={styles['field']}
        value={line}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="send"
        aria-keyshortcuts="Control+D"
        onChange={({ currentTarget }) => setLine(currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!/[\r\n]/.test(text)) return
          // The field would join the lines into one.
          event.preventDefault()
          const { value, selectionStart, selectionEnd } = event.currentTarget
          question.answer(value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length))
        }}
        onKeyDown={(event) => {
          if (!event.ctrlKey || event.code !== 'KeyD') return
          event.preventDefault()
          question.answer(null)
        }}
      />
      <Button type="submit" size="small">
        {words.send}
      </Button>
      <Button tone="quiet" size="small" onClick={() => question.answer(null)}>
        {words.noMore}
      </Button>
    </form>
  )
}
