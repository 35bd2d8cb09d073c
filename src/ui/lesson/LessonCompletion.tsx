import { CircleCheck } from 'lucide'
import { type Ref, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Lesson, lessonHref, nextUnfinishedLesson } from '../../domain/lesson/lesson.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import type { LessonContext } from './lessonContext.ts'
import { LessonGain, useExperienceGain } from './LessonGain.tsx'
import { lessonWords } from './lessonWords.ts'
import { type LessonProgressState, type SaveError, saveErrorText } from './useLessonProgress.ts'
import styles from './LessonCompletion.module.css'

const saveErrorWords = lessonWords.saveError

/** Tells that progress was not saved. The live region exists before it has text. */
const SaveErrorLine = ({ context, progress: steps }: { readonly context: LessonContext; readonly progress: LessonProgressState }) => {
  const { saveError, isFinishing, retry } = steps
  return (
    <div className={styles['line']}>
      <p role="status" className={styles['troubleLineText']}>
        {saveError && saveErrorText(saveError)}
      </p>
      {saveError && <SaveErrorAction {...{ context, saveError, isFinishing, retry }} />}
    </div>
  )
}

type SaveErrorActionProps = Pick<LessonProgressState, 'isFinishing' | 'retry'> & {
  readonly context: LessonContext
  readonly saveError: SaveError
}

const SaveErrorAction = ({ context, saveError: { reason }, isFinishing, retry }: SaveErrorActionProps) => {
  const { settings } = useApplication()
  switch (reason) {
    case 'signInFirst':
      return (
        <ButtonLink href={settings.loginUrl} tone="quiet" size="small">
          {saveErrorWords.signIn}
        </ButtonLink>
      )
    case 'notEnrolled':
      return (
        <ButtonLink href={context.href} tone="quiet" size="small">
          {lessonWords.of[context.subject.kind].home}
        </ButtonLink>
      )
    case 'failed':
      return (
        <ActionButton tone="quiet" size="small" isRunning={isFinishing} onClick={retry}>
          {saveErrorWords.retry}
        </ActionButton>
      )
  }
}

const Celebration = lazyWithRetry(() => import('../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

const finishWords = lessonWords.finish

interface LessonCompletionProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly lessonProgress: LessonProgressState
}

/** Where a lesson is done, and what comes after it. */
export const LessonCompletion = ({ context, lesson, lessonProgress }: LessonCompletionProps) => {
  const { isTracked, isDone, hasFinished } = lessonProgress
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const experience = useExperienceGain(hasFinished)
  // The button that had the focus is gone. If the focus is elsewhere, as after a video, it stays there and the completion is announced.
  useEffect(() => {
    if (!hasFinished) return
    const isFree = document.activeElement === document.body || section.current?.contains(document.activeElement) === true
    if (isFree) heading.current?.focus({ preventScroll: true })
    else setAnnouncement(finishWords.justDone)
  }, [hasFinished])

  if (!isTracked) return <TeacherNote text={lessonWords.of[context.subject.kind].teaching} />
  return (
    <section ref={section} aria-labelledby={title} className={styles['end']} data-done={isDone || undefined}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div className={styles['row']}>
        {isDone ? (
          <FinishedLesson {...{ context, lesson, lessonProgress, title, heading, experience }} />
        ) : (
          <UnfinishedLesson {...{ lesson, lessonProgress, title }} />
        )}
      </div>
      <SaveErrorLine context={context} progress={lessonProgress} />
    </section>
  )
}

const TeacherNote = ({ text }: { readonly text: string }) => (
  <div className={styles['end']}>
    <div className={styles['row']}>
      <p className={styles['note']}>{text}</p>
    </div>
  </div>
)

const UnfinishedLesson = ({
  lesson: { kind },
  lessonProgress,
  title,
}: Omit<LessonCompletionProps, 'context'> & { readonly title: string }) => (
  <>
    <VisuallyHidden>
      <h2 id={title}>{finishWords.title}</h2>
    </VisuallyHidden>
    <p className={styles['note']}>{finishWords.note[kind]}</p>
    {/* Problems are done once they are solved. */}
    {kind !== 'PROBLEM' && kind !== 'BLOCK' && (
      <ActionButton
        tone={kind === 'DOCUMENT' ? 'primary' : 'quiet'}
        isRunning={lessonProgress.isFinishing}
        onClick={() => lessonProgress.finish()}
      >
        {lessonProgress.isFinishing ? finishWords.marking : finishWords.mark[kind]}
      </ActionButton>
    )}
  </>
)

interface FinishedLessonProps extends LessonCompletionProps {
  readonly experience: number | null
  readonly title: string
  readonly heading: Ref<HTMLHeadingElement>
}

const FinishedLesson = ({ context, lesson, lessonProgress: { hasFinished }, title, heading, experience }: FinishedLessonProps) => {
  const progress = loadedValue(context.progress)
  const next = nextUnfinishedLesson(loadedValue(context.chapters) ?? [], progress ?? [], lesson)
  const isCourseFinished = progress !== null && next === null
  const usual = hasFinished ? finishWords.justDone : finishWords.done
  return (
    <>
      {hasFinished ? (
        <CreatureArt creature="DOLPHIN" size={72} className={styles['creature']} />
      ) : (
        <Icon icon={CircleCheck} size={32} className={styles['sign']} />
      )}
      <div className={styles['text']}>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
          {isCourseFinished ? lessonWords.of[context.subject.kind].finished : usual}
        </h2>
        {isCourseFinished ? (
          <p>{finishWords.finishedNote}</p>
        ) : (
          next && <p className={styles['next']}>{finishWords.next(displayTitle(next.title))}</p>
        )}
        {hasFinished && <LessonGain context={context} experience={experience} />}
      </div>
      {isCourseFinished ? (
        <ButtonLink href={`${context.href}#reviews`}>{finishWords.review}</ButtonLink>
      ) : (
        next && <ButtonLink href={lessonHref(context.subject, next)}>{finishWords.continue}</ButtonLink>
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
export const useTakeFocus = (takesFocus: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return place
}
