import { type ReactNode, useEffect, useRef } from 'react'
import type { Creature } from '../../domain/quest/creature.ts'
import { CreatureDisc } from '../art/CreatureDisc.tsx'
import styles from './Message.module.css'

interface MessageProps {
  readonly creature: Creature
  readonly title: string
  readonly text: string
  /** Of the title: 1 where nothing else is on the page, else one below the heading that it stands under. */
  readonly level: 1 | 2 | 3
  /** Of something that has gone wrong. */
  readonly isAlert?: boolean
  /** The way on. */
  readonly children: ReactNode
}

/** In the stead of what was looked for. */
export const Message = ({ creature, title, text, level, isAlert = false, children }: MessageProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isPage = level === 1
  // The heading that stood here before had the focus.
  useEffect(() => {
    if (isPage && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isPage])
  const Title = `h${level}` as const
  return (
    <div className={styles['message']} data-level={level} role={isAlert ? 'alert' : undefined}>
      <CreatureDisc creature={creature} size={isPage ? 160 : 128} />
      <Title ref={heading} tabIndex={isPage ? -1 : undefined} className={styles['title']}>
        {title}
      </Title>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}
