import { type ReactNode, type SubmitEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { openStoredText, writtenKey } from '../../application/storedText.ts'
import { formatNumber } from '../../domain/format.ts'
import { highestRating, type ReviewDraft, reviewLength, type ReviewSubject } from '../../domain/review.ts'
import { textLength } from '../../domain/textLength.ts'
import { viewerKey } from '../../domain/viewer.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { useFeature } from '../kit/useFeature.ts'
import { draftErrors, type ReviewRefusal, type ReviewTarget } from './reviewDraft.ts'
import { useChangeReview } from './reviewQueries.ts'
import { reviewWords, useReviewWords } from './reviewWords.ts'
import { useViewer } from '../viewer/useViewer.ts'
import styles from './ReviewEditor.module.css'

/** The texts that are the same for all subjects. */
const formWords = reviewWords.course.form

interface ReviewTextFieldProps {
  readonly content: string
  readonly error: string | null
  readonly readOnly: boolean
  onType(content: string): void
}

/** Renders a field that accepts text of any length: cutting would lose text silently. */
const ReviewTextField = ({ content, error, readOnly, onType }: ReviewTextFieldProps) => {
  const id = useId()
  const [hint, wrong] = [`${id}-hint`, `${id}-problem`]
  const length = textLength(content)
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {useReviewWords().form.content}
      </label>
      <textarea
        id={id}
        rows={5}
        required
        placeholder={formWords.placeholder}
        aria-describedby={error === null ? hint : `${wrong} ${hint}`}
        aria-invalid={error !== null || undefined}
        className={styles['text']}
        value={content}
        readOnly={readOnly}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <div className={styles['below']}>
        <span id={hint}>{formWords.hint(reviewLength.min, reviewLength.max)}</span>
        <span className={styles['count']} data-over={length > reviewLength.max || undefined}>
          {formWords.count(formatNumber(length), formatNumber(reviewLength.max))}
        </span>
      </div>
      {error !== null && (
        <p id={wrong} className={styles['problem']}>
          {error}
        </p>
      )}
    </div>
  )
}

const choices = Array.from({ length: highestRating }, (_, at) => at + 1)
const star = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3-5.8 3 1.1-6.5L2.6 9.4l6.5-.9Z'

interface StarInputProps {
  /** The rating from 1 to 5; 0: none yet. */
  readonly rating: number
  readonly error: string | null
  onChoose(rating: number): void
}

/** Radio buttons for one to five stars, drawn as stars. */
const StarInput = ({ rating, error, onChoose }: StarInputProps) => {
  const id = useId()
  const [legend, wrong] = [`${id}-legend`, `${id}-problem`]
  return (
    <div>
      <p id={legend} className={styles['legend']}>
        {formWords.rating}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={legend}
        aria-describedby={error === null ? undefined : wrong}
        aria-invalid={error !== null || undefined}
        aria-required="true"
        className={styles['row']}
      >
        <div className={styles['stars']}>
          {choices.map((stars) => (
            <label key={stars} className={styles['choice']} data-filled={stars <= rating || undefined}>
              <input
                type="radio"
                name={id}
                value={stars}
                aria-label={formWords.option(stars)}
                aria-describedby={error === null ? undefined : wrong}
                className={styles['input']}
                checked={stars === rating}
                onChange={() => onChoose(stars)}
              />
              <svg width={30} height={30} viewBox="0 0 24 24" aria-hidden="true" className={styles['star']}>
                <path d={star} />
              </svg>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className={styles['meaning']}>
          {error === null && formWords.meanings[rating]}
        </span>
      </div>
      {error !== null && (
        <p id={wrong} className={styles['starChoiceProblem']}>
          {error}
        </p>
      )}
    </div>
  )
}

interface ReviewFormProps {
  readonly title: string
  readonly initialDraft: ReviewDraft
  readonly submitText: string
  readonly isRunning: boolean
  /** The reason why the review was refused, if it was. */
  readonly error: ReactNode
  onChange?(draft: ReviewDraft): void
  onSubmit(draft: ReviewDraft): void
  onCancel(): void
}

/** Renders the stars and the text. Errors are shown from the first attempt to send on, and updated while typing. */
const ReviewForm = ({ title, initialDraft, submitText, isRunning, error, onChange, onSubmit, onCancel }: ReviewFormProps) => {
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(initialDraft)
  const [wasSent, setSent] = useState(false)
  const problems = draftErrors(draft)
  const shown = wasSent ? problems : { rating: null, content: null }

  useEffect(() => {
    const [first, chosen] = [form.current?.querySelector('input'), form.current?.querySelector<HTMLElement>('input:checked')]
    const field = chosen ?? first
    field?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const edit = (change: Partial<ReviewDraft>) => {
    // The text must not change while it is being sent.
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
      <StarInput rating={draft.rating} error={shown.rating} onChoose={(rating) => edit({ rating })} />
      <ReviewTextField content={draft.content} error={shown.content} readOnly={isRunning} onType={(content) => edit({ content })} />
      {error}
      <div className={styles['actions']}>
        <Button tone="quiet" onClick={onCancel}>
          {formWords.cancel}
        </Button>
        <ActionButton type="submit" isRunning={isRunning}>
          {isRunning ? formWords.sending : submitText}
        </ActionButton>
      </div>
    </form>
  )
}

/** Tells why the text was refused, and how to proceed. The live region exists before it has text. */
const ReviewSaveError = ({ refusal }: { readonly refusal: ReviewRefusal | null }) => {
  const { saveError } = useReviewWords()
  const { settings } = useApplication()
  const line = useRef<HTMLDivElement>(null)
  // The pressed button may have been hidden meanwhile.
  useEffect(() => {
    if (refusal !== null) line.current?.focus()
  }, [refusal])
  return (
    <div ref={line} role="alert" tabIndex={-1} className={styles['trouble']}>
      {refusal !== null && <p className={styles['reviewTroubleText']}>{saveError[refusal]}</p>}
      {refusal === 'signInFirst' && (
        <ButtonLink href={settings.loginUrl} tone="quiet" size="small">
          {formWords.signIn}
        </ButtonLink>
      )}
    </div>
  )
}

interface ReviewEditorProps {
  readonly subject: ReviewSubject
  readonly target: ReviewTarget
  readonly initialDraft: ReviewDraft
  onChange?(draft: ReviewDraft): void
  /** Called with the text while it is being sent, and with null afterwards. */
  onSending?(draft: ReviewDraft | null): void
  onSaved(): void
  onCancel(): void
}

/** The form and its outcome. It stays until the backend has accepted the text, so that nothing is lost. */
export const ReviewEditor = ({ subject, target, initialDraft, onChange, onSending, onSaved, onCancel }: ReviewEditorProps) => {
  const words = useReviewWords()
  const { notifications } = useApplication()
  const { isPending, change } = useChangeReview()
  const [refusal, setRefusal] = useState<ReviewRefusal | null>(null)
  const [currentTarget, setCurrentTarget] = useState(target)
  const isMounted = useIsMounted()

  const send = async (draft: ReviewDraft) => {
    const isFirst = !isPending
    if (isFirst) onSending?.(draft)
    const outcome = await change({ ...currentTarget, draft })
    if (isFirst) onSending?.(null)
    switch (outcome.kind) {
      case 'saved':
        notifications.success(currentTarget.kind === 'write' ? words.written : words.rewritten)
        return onSaved()
      case 'alreadySaving':
        return notifications.success(words.saveError.alreadySaving)
      case 'invalid':
      case 'removed':
        return
      default:
        if (!isMounted()) return notifications.warn(words.saveError[outcome.kind])
        setRefusal(outcome.kind)
        setCurrentTarget(targetAfter(outcome.kind, currentTarget, subject))
    }
  }
  return (
    <ReviewForm
      title={target.kind === 'write' ? words.form.write : words.form.edit}
      initialDraft={initialDraft}
      submitText={submitTextOf(target, currentTarget)}
      isRunning={isPending}
      error={<ReviewSaveError refusal={isPending ? null : refusal} />}
      onSubmit={(draft) => void send(draft)}
      {...(onChange && { onChange })}
      onCancel={onCancel}
    />
  )
}

/** Returns the target after a refusal: an existing review of unknown id is rewritten by its subject, a removed one is written anew. */
function targetAfter(refusal: ReviewRefusal, now: ReviewTarget, subject: ReviewSubject): ReviewTarget {
  if (refusal === 'alreadyWritten') return { kind: 'rewrite', subject }
  return refusal === 'gone' ? { kind: 'write', subject } : now
}

function submitTextOf(way: ReviewTarget, now: ReviewTarget): string {
  if (way.kind === now.kind) return formWords.send[now.kind]
  return now.kind === 'write' ? formWords.sendAnew : formWords.replace
}

interface PersistedDraft {
  /** Returns the draft, or null if there is none. */
  read(): ReviewDraft | null
  keep(draft: ReviewDraft): void
  forget(): void
}

/** Keeps the draft of each author through a closed form, a reload and the sign-in page. */
export const usePersistedDraft = ({ kind, id }: ReviewSubject): PersistedDraft => {
  const { store, sessionStore } = useApplication()
  const { parseDraft } = useFeature('review')
  const viewer = viewerKey(useViewer())
  const [author, setAuthor] = useState(viewer)
  // Text typed after the end of a session still belongs to its author.
  if (viewer !== null && viewer !== author) setAuthor(viewer)
  const key = writtenKey('review', author, `${kind}/${id}`)
  const stored = useMemo(() => openStoredText(author === null ? sessionStore : store, key), [author, key, sessionStore, store])
  return {
    read: () => parseDraft(stored.read()),
    keep: ({ rating, content }) => stored.write(JSON.stringify({ rating, content })),
    forget: () => stored.remove(),
  }
}
