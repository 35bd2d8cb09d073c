import { formatNumber } from '../../domain/format.ts'
import { contentHref } from '../../domain/content/contentKind.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { contentWords } from '../content/contentWords.ts'
import { Completion, CompletionNote } from '../lesson/Completion.tsx'
import styles from '../lesson/LessonCompletion.module.css'
import { useExperienceGain } from '../lesson/LessonGain.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { materialWords } from './materialWords.ts'
import type { MaterialProgress } from './useMaterialProgress.ts'

interface MaterialCompletionProps {
  readonly material: MaterialCard
  readonly progress: MaterialProgress
  /** The next material; null if there is no similar one. */
  readonly next: MaterialCard | null
}

/** Renders the completion part of a document or video, with its reward and the next material. */
export const MaterialCompletion = ({ material, progress, next }: MaterialCompletionProps) => {
  const { isTracked, isDone, hasFinished, isFinishing, saveError, finish } = progress
  const words = materialWords.of[material.kind]
  const experience = useExperienceGain(hasFinished)
  if (!isTracked)
    return (
      <CompletionNote>
        <ForGuests>
          <p className={styles['note']}>{words.guestNote}</p>
          <LoginLink words={materialWords.login} tone="quiet" />
        </ForGuests>
      </CompletionNote>
    )
  return (
    <Completion
      {...{ isDone, hasFinished }}
      justDone={materialWords.justDone}
      toDo={{
        title: materialWords.finishTitle,
        note: words.markNote,
        action: (
          <ActionButton tone={material.kind === 'DOCUMENT' ? 'primary' : 'quiet'} isRunning={isFinishing} onClick={() => finish()}>
            {isFinishing ? materialWords.marking : contentWords[material.kind].mark}
          </ActionButton>
        ),
      }}
      done={{
        title: hasFinished ? materialWords.justDone : words.finished,
        text: (
          <>
            {next && <p className={styles['next']}>{materialWords.next(displayTitle(next.title))}</p>}
            {experience !== null && (
              <p className={styles['gained']}>
                <strong className={styles['experience']}>{materialWords.experience(formatNumber(experience))}</strong>
              </p>
            )}
          </>
        ),
        wayOn: next && <ButtonLink href={contentHref(next.kind, next.id)}>{materialWords.goOn}</ButtonLink>,
      }}
      trouble={{ text: saveError && materialWords.saveError[saveError] }}
    />
  )
}
