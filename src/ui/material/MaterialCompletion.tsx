import { CircleCheck } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import { contentHref } from '../../domain/content/contentKind.ts'
import type { MaterialCard } from '../../domain/material/material.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import styles from '../lesson/LessonCompletion.module.css'
import { useExperienceGain } from '../lesson/LessonGain.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { materialWords } from './materialWords.ts'
import type { MaterialProgress } from './useMaterialProgress.ts'

const Celebration = lazyWithRetry(() => import('../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

interface MaterialCompletionProps {
  readonly material: MaterialCard
  readonly progress: MaterialProgress
  /** What to go on with; null when nothing is like it. */
  readonly next: MaterialCard | null
}

/** Where a document or video is done, what that has brought, and what comes after it. */
export const MaterialCompletion = ({ material, progress, next }: MaterialCompletionProps) => {
  const { isTracked, isDone, hasFinished, isFinishing, saveError, finish } = progress
  const words = materialWords.of[material.kind]
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
    else setAnnouncement(materialWords.justDone)
  }, [hasFinished])

  if (!isTracked)
    return (
      <div className={styles['end']}>
        <div className={styles['row']}>
          <ForGuests>
            <p className={styles['note']}>{words.guestNote}</p>
            <LoginLink words={materialWords.login} tone="quiet" />
          </ForGuests>
        </div>
      </div>
    )
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
                {hasFinished ? materialWords.justDone : words.finished}
              </h2>
              {next && <p className={styles['next']}>{materialWords.next(displayTitle(next.title))}</p>}
              {experience !== null && (
                <p className={styles['gained']}>
                  <strong className={styles['experience']}>{materialWords.experience(formatNumber(experience))}</strong>
                </p>
              )}
            </div>
            {next && <ButtonLink href={contentHref(next.kind, next.id)}>{materialWords.goOn}</ButtonLink>}
            {hasFinished && (
              <LazyBoundary>
                <Celebration />
              </LazyBoundary>
            )}
          </>
        ) : (
          <>
            <VisuallyHidden>
              <h2 id={title}>{materialWords.finishTitle}</h2>
            </VisuallyHidden>
            <p className={styles['note']}>{words.markNote}</p>
            <ActionButton tone={material.kind === 'DOCUMENT' ? 'primary' : 'quiet'} isRunning={isFinishing} onClick={() => finish()}>
              {isFinishing ? materialWords.marking : words.mark}
            </ActionButton>
          </>
        )}
      </div>
      <div className={styles['line']}>
        <p role="status" className={styles['troubleLineText']}>
          {saveError && materialWords.saveError[saveError]}
        </p>
      </div>
    </section>
  )
}
