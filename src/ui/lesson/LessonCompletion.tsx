import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Lesson, lessonHref, nextUnfinishedLesson } from '../../domain/lesson/lesson.ts'
import { contentWords } from '../content/contentWords.ts'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { Completion, CompletionNote } from './Completion.tsx'
import type { LessonContext } from './lessonContext.ts'
import { LessonGain, useExperienceGain } from './LessonGain.tsx'
import { lessonWords } from './lessonWords.ts'
import { type LessonProgressState, type SaveError, saveErrorText } from './useLessonProgress.ts'
import styles from './LessonCompletion.module.css'

const saveErrorWords = lessonWords.saveError

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
    case 'gone':
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

const finishWords = lessonWords.finish

interface LessonCompletionProps {
  readonly context: LessonContext
  readonly lesson: Lesson
  readonly lessonProgress: LessonProgressState
}

/** Renders the completion part of a lesson, with the lesson that comes next. */
export const LessonCompletion = ({ context, lesson, lessonProgress }: LessonCompletionProps) => {
  const { isTracked, isDone, hasFinished, isFinishing, saveError, finish, retry } = lessonProgress
  const { kind } = lesson
  const of = lessonWords.of[context.subject.kind]
  const experience = useExperienceGain(hasFinished)
  if (!isTracked)
    return (
      <CompletionNote>
        <p className={styles['note']}>{of.teaching}</p>
      </CompletionNote>
    )
  const progress = loadedValue(context.progress)
  const next = nextUnfinishedLesson(loadedValue(context.chapters) ?? [], progress ?? [], lesson)
  const isCourseFinished = progress !== null && next === null
  const usual = hasFinished ? finishWords.justDone : finishWords.done
  return (
    <Completion
      {...{ isDone, hasFinished }}
      justDone={finishWords.justDone}
      toDo={{
        title: finishWords.title,
        note: contentWords[kind].finishing,
        // Problem and block lessons are finished by solving them.
        action: kind !== 'PROBLEM' && kind !== 'BLOCK' && (
          <ActionButton tone={kind === 'DOCUMENT' ? 'primary' : 'quiet'} isRunning={isFinishing} onClick={() => finish()}>
            {isFinishing ? finishWords.marking : contentWords[kind].mark}
          </ActionButton>
        ),
      }}
      done={{
        title: isCourseFinished ? of.finished : usual,
        text: (
          <>
            {isCourseFinished ? (
              <p>{finishWords.finishedNote}</p>
            ) : (
              next && <p className={styles['next']}>{finishWords.next(displayTitle(next.title))}</p>
            )}
            {hasFinished && <LessonGain context={context} experience={experience} />}
          </>
        ),
        wayOn: isCourseFinished ? (
          <ButtonLink href={`${context.href}#reviews`}>{finishWords.review}</ButtonLink>
        ) : (
          next && <ButtonLink href={lessonHref(context.subject, next)}>{finishWords.continue}</ButtonLink>
        ),
      }}
      trouble={{
        text: saveError && saveErrorText(saveError),
        action: saveError && <SaveErrorAction {...{ context, saveError, isFinishing, retry }} />,
      }}
    />
  )
}

/** Returns a ref for an element that replaces a focused one. It takes the focus, unless another element has it by then. */
export const useTakeFocus = (takesFocus: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return place
}
