import type { ReactNode } from 'react'
import type { Creature } from '../../domain/quest/creature.ts'
import { CreatureArt } from '../art/CreatureArt.tsx'
import styles from './PartMessage.module.css'

interface PartMessageProps {
  readonly creature?: Creature
  readonly text: string
  readonly note?: ReactNode
  /** Of something that has gone wrong. */
  readonly isAlert?: boolean
  /** The way on. */
  readonly children?: ReactNode
}

/** In the stead of a part of a page that the rest stands without. */
export const PartMessage = ({ creature, text, note, isAlert = false, children }: PartMessageProps) => (
  <div className={styles['message']}>
    {creature && <CreatureArt creature={creature} size={96} />}
    <p role={isAlert ? 'alert' : undefined}>{text}</p>
    {note && <p className={styles['note']}>{note}</p>}
    {children}
  </div>
)
