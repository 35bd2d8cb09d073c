import { CircleCheck } from 'lucide'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CreatureArt } from '../art/Creature.tsx'
import { Icon } from '../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import styles from './LessonCompletion.module.css'

const Celebration = lazyWithRetry(() => import('../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

interface CompletionProps {
  readonly isDone: boolean
  /** Whether it was finished just now, on this page. */
  readonly hasFinished: boolean
  /** Announced when it is finished while the focus is elsewhere. */
  readonly justDone: string
  /** The task before completion, with the action that completes it. */
  readonly toDo: { readonly title: string; readonly note: string; readonly action: ReactNode }
  /** The texts after completion, with the link to continue. */
  readonly done: { readonly title: string; readonly text: ReactNode; readonly wayOn: ReactNode }
  /** The error if completing could not be saved; empty otherwise. Its live region exists before it has text. */
  readonly trouble: { readonly text: ReactNode; readonly action?: ReactNode }
}

/** Renders the end of a lesson, document or video: marks it as done and shows the next step. */
export const Completion = ({ isDone, hasFinished, justDone, toDo, done, trouble }: CompletionProps) => {
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // The focused button is gone. If the focus is elsewhere, as after a video, it stays there and the completion is announced.
  useEffect(() => {
    if (!hasFinished) return
    const isFree = document.activeElement === document.body || section.current?.contains(document.activeElement) === true
    if (isFree) heading.current?.focus({ preventScroll: true })
    else setAnnouncement(justDone)
  }, [hasFinished, justDone])
  return (
    <section ref={section} aria-labelledby={title} className={styles['end']} data-done={isDone || undefined}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div className={styles['row']}>
        {isDone ? (
          <>
            {hasFinished ? (
              <CreatureArt creature="DOLPHIN" size={72} className={styles['creature']} />
            ) : (
              <Icon icon={CircleCheck} size={32} className={styles['sign']} />
            )}
            <div className={styles['text']}>
              <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
                {done.title}
              </h2>
              {done.text}
            </div>
            {done.wayOn}
            {hasFinished && (
              <LazyBoundary>
                <Celebration />
              </LazyBoundary>
            )}
          </>
        ) : (
          <>
            <VisuallyHidden>
              <h2 id={title}>{toDo.title}</h2>
            </VisuallyHidden>
            <p className={styles['note']}>{toDo.note}</p>
            {toDo.action}
          </>
        )}
      </div>
      <div className={styles['line']}>
        <p role="status" className={styles['troubleLineText']}>
          {trouble.text}
        </p>
        {trouble.action}
      </div>
    </section>
  )
}

/** Replaces `Completion` for viewers whose progress is not stored. */
export const CompletionNote = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['end']}>
    <div className={styles['row']}>{children}</div>
  </div>
)
