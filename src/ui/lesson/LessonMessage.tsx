import type { ReactNode } from 'react'
import type { Creature } from '../../domain/quest/creature.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import styles from './LessonMessage.module.css'

interface LessonMessageProps {
  readonly creature: Creature
  readonly title: string
  readonly text: string
  /** Of something that has gone wrong. */
  readonly isAlert?: boolean
  /** The way on. */
  readonly children: ReactNode
}

/** In the place of what a lesson shows. */
export const LessonMessage = ({ creature, title, text, isAlert = false, children }: LessonMessageProps) => (
  <div className={styles['message']} role={isAlert ? 'alert' : undefined}>
    <CreatureArt creature={creature} size={112} />
    <h2 className={styles['title']}>{title}</h2>
    <p className={styles['text']}>{text}</p>
    <div className={styles['actions']}>{children}</div>
  </div>
)
