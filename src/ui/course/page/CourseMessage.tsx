import { type ReactNode, useEffect, useRef } from 'react'
import type { Creature } from '../../../domain/quest/creature.ts'
import { CreatureArt } from '../../art/CreatureArt.tsx'
import styles from './CourseMessage.module.css'

interface CourseMessageProps {
  readonly title: string
  readonly text: string
  readonly creature: Creature
  /** The way on. */
  readonly children: ReactNode
}

/** In the place of a course that is not there. */
export const CourseMessage = ({ title, text, creature, children }: CourseMessageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The heading that stood here before had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles['message']}>
      <CreatureArt creature={creature} size={140} />
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}
