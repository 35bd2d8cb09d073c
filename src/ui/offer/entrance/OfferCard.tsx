import { type ReactNode, type Ref, useId } from 'react'
import type { Chapter } from '../../../domain/lesson/Lesson.ts'
import { Panel } from '../../parts/Panel.tsx'
import { LessonKinds } from '../curriculum/LessonKinds.tsx'
import type { EnrolNote } from './enrolNote.ts'
import styles from './OfferCard.module.css'

interface OfferCardProps {
  readonly title: ReactNode
  /** Takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly action: ReactNode
  /** What can be done besides, on every screen. */
  readonly further?: ReactNode
  /** The reason stands before the action, which leads on from it. */
  readonly note: EnrolNote
  readonly chapters: readonly Chapter[]
  readonly celebration: ReactNode
  /** How the viewer stands to it, above the action. */
  readonly children: ReactNode
}

/** The way in, beside the page, and what there is to learn. */
export const OfferCard = ({ title, heading, action, further, note, chapters, celebration, children }: OfferCardProps) => {
  const id = useId()
  return (
    <Panel aria-labelledby={id} className={styles['card']}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h2>
      {children}
      {note.reason && <p className={styles['reason']}>{note.reason}</p>}
      <div className={styles['action']}>{action}</div>
      {further}
      {note.advice && <p className={styles['advice']}>{note.advice}</p>}
      <LessonKinds chapters={chapters} />
      {celebration}
    </Panel>
  )
}
