import { CircleCheck } from 'lucide'
import { type Ref, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Lesson, lessonAfter, lessonHref } from '../../domain/lesson/lesson.ts'
import { titled } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { later, LazyBoundary } from '../kit/lazy.tsx'
import { valueOf } from '../kit/loaded.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import type { Room } from './lessonContext.ts'
import { lessonWords } from './lessonWords.ts'
import { type LessonSteps, type Trouble, troubleText } from './useLessonSteps.ts'
import styles from './LessonEnd.module.css'

const words = lessonWords.trouble

/** Says once, and quietly, that a step was not saved. The live region is there before it has anything to say. */
const TroubleLine = ({ room, steps }: { readonly room: Room; readonly steps: LessonSteps }) => {
  const { trouble, isFinishing, again } = steps
  return (
    <div className={styles['line']}>
      <p role="status" className={styles['troubleLineText']}>
        {trouble && troubleText(trouble)}
      </p>
      {trouble && <WayOut {...{ room, trouble, isFinishing, again }} />}
    </div>
  )
}

type WayOutProps = Pick<LessonSteps, 'isFinishing' | 'again'> & { readonly room: Room; readonly trouble: Trouble }

const WayOut = ({ room, trouble: { why }, isFinishing, again }: WayOutProps) => {
  const { settings } = useApplication()
  switch (why) {
    case 'signInFirst':
      return (
        <ButtonLink href={settings.loginUrl} tone="quiet" size="small">
          {words.signIn}
        </ButtonLink>
      )
    case 'notEnrolled':
      return (
        <ButtonLink href={room.href} tone="quiet" size="small">
          {lessonWords.of[room.subject.kind].home}
        </ButtonLink>
      )
    case 'failed':
      return (
        <ActionButton tone="quiet" size="small" isRunning={isFinishing} onClick={again}>
          {words.again}
        </ActionButton>
      )
  }
}

const Celebration = later(() => import('../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

const lessonEndWords = lessonWords.finish

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
    else setSaid(lessonEndWords.justDone)
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
      {editor !== null && <ButtonLink href={editor}>{lessonEndWords.solve}</ButtonLink>}
    </div>
  </div>
)

const Open = ({ lesson: { kind }, steps, editor, title }: Omit<LessonEndProps, 'room'> & { readonly title: string }) => (
  <>
    <VisuallyHidden>
      <h2 id={title}>{lessonEndWords.title}</h2>
    </VisuallyHidden>
    <p className={styles['note']}>{lessonEndWords.note[kind]}</p>
    <ActionButton tone={kind === 'DOCUMENT' ? 'primary' : 'quiet'} isRunning={steps.isFinishing} onClick={() => steps.finish()}>
      {steps.isFinishing ? lessonEndWords.marking : lessonEndWords.mark[kind]}
    </ActionButton>
    {editor !== null && <ButtonLink href={editor}>{lessonEndWords.solve}</ButtonLink>}
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
  const usual = hasFinished ? lessonEndWords.justDone : lessonEndWords.done
  return (
    <>
      <Icon of={CircleCheck} size={32} className={styles['sign']} />
      <div className={styles['text']}>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
          {isAll ? lessonWords.of[room.subject.kind].finished : usual}
        </h2>
        {isAll ? <p>{lessonEndWords.finishedNote}</p> : next && <p className={styles['next']}>{lessonEndWords.next(titled(next.title))}</p>}
      </div>
      {editor !== null && (
        <ButtonLink href={editor} tone="quiet">
          {lessonEndWords.solveAgain}
        </ButtonLink>
      )}
      {isAll ? (
        <ButtonLink href={`${room.href}#reviews`}>{lessonEndWords.review}</ButtonLink>
      ) : (
        next && <ButtonLink href={lessonHref(room.subject, next)}>{lessonEndWords.goOn}</ButtonLink>
      )}
      {hasFinished && (
        <LazyBoundary>
          <Celebration />
        </LazyBoundary>
      )}
    </>
  )
}

/** For what replaces a focused element: takes over the focus, unless it is elsewhere by now. */
export const useFocusHere = (isWanted: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isWanted && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [isWanted])
  return place
}
