import type { ReactNode } from 'react'
import type { Creature } from '../../domain/quest/creature.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import styles from './MessagePanel.module.css'
import { Panel } from './Panel.tsx'

interface MessagePanelProps {
  readonly creature: Creature
  readonly title: string
  readonly note: string
  /** Of the title: one below the heading that it stands under. */
  readonly level?: 2 | 3
  /** The way on. */
  readonly children: ReactNode
}

/** In the stead of what was looked for. */
export const MessagePanel = ({ creature, title, note, level = 3, children }: MessagePanelProps) => {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Panel className={styles['panel']}>
      <CreatureArt creature={creature} size={112} />
      <Title className={styles['title']}>{title}</Title>
      <p className={styles['note']}>{note}</p>
      <div className={styles['actions']}>{children}</div>
    </Panel>
  )
}
