import { Check, ChevronRight, Lock } from 'lucide'
import { type ReactNode, useId } from 'react'
import { starCountFor } from '../../../domain/course/starRating.ts'
import type { Lesson } from '../../../domain/lesson/Lesson.ts'
import { SiteLink } from '../../app/SiteLink.tsx'
import { copy } from '../../copy.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Stars } from '../../parts/Stars.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { offerWords } from '../offerWords.ts'
import { LessonKindTile } from '../../lesson/LessonKindTile.tsx'
import styles from './LessonRow.module.css'
import { lessonKindNames } from '../../lesson/lessonKindNames.ts'
import { studyTime } from '../../lesson/studyTime.ts'
import { titled } from '../../titled.ts'

const words = offerWords.curriculum

interface LessonRowProps {
  readonly lesson: Lesson
  /** Null: it does not open, for `locked` or because nobody can tell yet. */
  readonly href: string | null
  /** Why it does not open. */
  readonly locked: string | null
  /** As the backend has it. */
  readonly isDone: boolean
  readonly isNext: boolean
}

export const LessonRow = ({ lesson, href, locked, isDone, isNext }: LessonRowProps) => {
  const content = (
    <>
      <LessonKindTile kind={lesson.kind} />
      <span className={styles['text']}>
        <span className={styles['title']} title={lesson.title}>
          {titled(lesson.title)}
        </span>
        <Facts lesson={lesson} isNext={isNext} />
      </span>
    </>
  )
  if (href !== null) {
    return (
      <SiteLink href={href} className={styles['row']} aria-current={isNext ? 'step' : undefined}>
        {content}
        {isDone ? <Done /> : <Icon of={ChevronRight} size={20} className={styles['sign']} />}
      </SiteLink>
    )
  }
  return locked === null ? <div className={styles['row']}>{content}</div> : <Locked reason={locked}>{content}</Locked>
}

const Facts = ({ lesson: { kind, minutes, difficulty }, isNext }: Pick<LessonRowProps, 'lesson' | 'isNext'>) => {
  const time = studyTime(minutes)
  return (
    <span className={styles['facts']}>
      {isNext && <strong className={styles['next']}>{words.next}</strong>}
      <span>{lessonKindNames[kind]}</span>
      {time && <span>{time}</span>}
      <Stars score={difficulty} count={starCountFor(kind)} label={copy.cards.difficulty} />
    </span>
  )
}

const Done = () => (
  <span className={styles['done']}>
    <Icon of={Check} size={16} />
    <VisuallyHidden>{words.done}</VisuallyHidden>
  </span>
)

/** Keeps its place among the links and says why it leads nowhere: to the ear at once, to the eye when it is pointed at or tapped. */
const Locked = ({ reason, children }: { readonly reason: string; readonly children: ReactNode }) => {
  const why = useId()
  return (
    <span role="link" aria-disabled="true" aria-describedby={why} tabIndex={0} className={styles['row']} data-locked>
      {children}
      <span id={why} aria-hidden="true" className={styles['reason']}>
        {reason}
      </span>
      <Icon of={Lock} size={16} label={words.locked} className={styles['sign']} />
    </span>
  )
}
