import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { ReviewDraft } from '../../domain/review/Review.ts'
import { ActionButton } from '../parts/ActionButton.tsx'
import { Button } from '../parts/Button.tsx'
import { draftProblems } from './draftProblems.ts'
import styles from './ReviewForm.module.css'
import { ReviewText } from './ReviewText.tsx'
import { reviewWords } from './reviewWords.ts'
import { StarChoice } from './StarChoice.tsx'

interface ReviewFormProps {
  readonly title: string
  readonly start: ReviewDraft
  readonly submitText: string
  readonly isRunning: boolean
  /** Why it was not taken, where it was not. */
  readonly trouble: ReactNode
  onChange?(draft: ReviewDraft): void
  onSubmit(draft: ReviewDraft): void
  onCancel(): void
}

/** Stars and words. What is wrong is said once somebody wants to send it, and from then on while they correct it. */
export const ReviewForm = ({ title, start, submitText, isRunning, trouble, onChange, onSubmit, onCancel }: ReviewFormProps) => {
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const [wasSent, setSent] = useState(false)
  const problems = draftProblems(draft)
  const shown = wasSent ? problems : { rating: null, content: null }

  useEffect(() => {
    const [first, chosen] = [form.current?.querySelector('input'), form.current?.querySelector<HTMLElement>('input:checked')]
    const field = chosen ?? first
    field?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const edit = (change: Partial<ReviewDraft>) => {
    // What is on its way is what stands there.
    if (isRunning) return
    const next = { ...draft, ...change }
    setDraft(next)
    onChange?.(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (problems.rating !== null) form.current?.querySelector('input')?.focus()
    else if (problems.content !== null) form.current?.querySelector('textarea')?.focus()
    else onSubmit(draft)
  }
  return (
    <form ref={form} noValidate aria-labelledby={heading} className={styles['form']} onSubmit={submit}>
      <h3 id={heading} className={styles['title']}>
        {title}
      </h3>
      <StarChoice rating={draft.rating} problem={shown.rating} onChoose={(rating) => edit({ rating })} />
      <ReviewText content={draft.content} problem={shown.content} readOnly={isRunning} onType={(content) => edit({ content })} />
      {trouble}
      <div className={styles['actions']}>
        <Button tone="quiet" onClick={onCancel}>
          {reviewWords.form.cancel}
        </Button>
        <ActionButton type="submit" isRunning={isRunning}>
          {isRunning ? reviewWords.form.sending : submitText}
        </ActionButton>
      </div>
    </form>
  )
}
