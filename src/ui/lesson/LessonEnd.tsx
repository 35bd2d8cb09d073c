import { CircleCheck } from 'lucide'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { lessonAfter } from '../../domain/lesson/lessonAfter.ts'
import type { Lesson } from '../../domain/lesson/Lesson.ts'
import { lessonHref } from '../../domain/lesson/lessonHref.ts'
import { valueOf } from '../app/Loaded.ts'
import { ActionButton } from '../parts/ActionButton.tsx'
import { ButtonLink } from '../parts/ButtonLink.tsx'
import { Icon } from '../parts/Icon.tsx'
import { later } from '../parts/later.tsx'
import { LazyBoundary } from '../parts/LazyBoundary.tsx'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './LessonEnd.module.css'
import { lessonWords } from './lessonWords.ts'
import type { Room } from './Room.ts'
import { TroubleLine } from './TroubleLine.tsx'
import type { LessonSteps } from './useLessonSteps.ts'
import { titled } from '../titled.ts'

const Celebration = later(() => import('../parts/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

const words = lessonWords.finish

interface LessonEndProps {
  readonly room: Room
  readonly lesson: Lesson
  readonly steps: LessonSteps
  /** Where it is solved, if it is to be solved. */
  readonly editor: string | null
}

/** Where a lesson is done, and what comes after it. */
export const LessonEnd = ({ room, lesson, steps, editor }: LessonEndProps) => {
  const { isKept, isDone, hasFinished } = steps
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  // The button that had the focus is gone. If the focus is elsewhere, as in a film that has ended, it stays there and the news is announced.
  useEffect(() => {
    if (!hasFinished) return
    const isFree = document.activeElement === document.body || section.current?.contains(document.activeElement) === true
    if (isFree) heading.current?.focus({ preventScroll: true })
    else setSaid(words.justDone)
  }, [hasFinished])

  if (!isKept) return <Teaching text={lessonWords.of[room.subject.kind].teaching} editor={editor} />
  return (
    <section ref={section} aria-labelledby={title} className={styles['end']} data-done={isDone || undefined}>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={styles['row']}>
        {isDone ? <Done {...{ room, lesson, steps, editor, title, heading }} /> : <Open {...{ lesson, steps, editor, title }} />}
      </div>
      <TroubleLine room={room} steps={steps} />
    </section>
  )
}

const Teaching = ({ text, editor }: { readonly text: string; readonly editor: string | null }) => (
  <div className={styles['end']}>
    <div className={styles['row']}>
      <p className={styles['note']}>{text}</p>
      {editor !== null && <ButtonLink href={editor}>{words.solve}</ButtonLink>}
    </div>
  </div>
)

const Open = ({ lesson: { kind }, steps, editor, title }: Omit<LessonEndProps, 'room'> & { readonly title: string }) => (
  <>
    <VisuallyHidden>
      <h2 id={title}>{words.title}</h2>
    </VisuallyHidden>
    <p className={styles['note']}>{words.note[kind]}</p>
    <ActionButton tone={kind === 'DOCUMENT' ? 'primary' : 'quiet'} isRunning={steps.isFinishing} onClick={() => steps.finish()}>
      {steps.isFinishing ? words.marking : words.mark[kind]}
    </ActionButton>
    {editor !== null && <ButtonLink href={editor}>{words.solve}</ButtonLink>}
  </>
)

interface DoneProps extends LessonEndProps {
  readonly title: string
  readonly heading: Ref<HTMLHeadingElement>
}

const Done = ({ room, lesson, steps: { hasFinished }, editor, title, heading }: DoneProps) => {
  const progress = valueOf(room.progress)
  const next = lessonAfter(valueOf(room.chapters) ?? [], progress ?? [], lesson)
  const isAll = progress !== null && next === null
  const usual = hasFinished ? words.justDone : words.done
  return (
    <>
      <Icon of={CircleCheck} size={32} className={styles['sign']} />
      <div className={styles['text']}>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
          {isAll ? lessonWords.of[room.subject.kind].finished : usual}
        </h2>
        {isAll ? <p>{words.finishedNote}</p> : next && <p className={styles['next']}>{words.next(titled(next.title))}</p>}
      </div>
      {editor !== null && (
        <ButtonLink href={editor} tone="quiet">
          {words.solveAgain}
        </ButtonLink>
      )}
      {isAll ? (
        <ButtonLink href={`${room.href}#reviews`}>{words.review}</ButtonLink>
      ) : (
        next && <ButtonLink href={lessonHref(room.subject, next)}>{words.goOn}</ButtonLink>
      )}
      {hasFinished && (
        <LazyBoundary>
          <Celebration />
        </LazyBoundary>
      )}
    </>
  )
}
