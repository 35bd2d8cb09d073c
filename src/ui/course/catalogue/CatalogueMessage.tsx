import type { ReactNode } from 'react'
import type { Creature } from '../../../domain/quest/creature.ts'
import { CreatureArt } from '../../art/CreatureArt.tsx'
import { Panel } from '../../parts/Panel.tsx'
import styles from './CatalogueMessage.module.css'

interface CatalogueMessageProps {
  readonly creature: Creature
  readonly title: string
  readonly note: string
  /** The way on. */
  readonly children: ReactNode
}

/** In the courses' stead. */
export const CatalogueMessage = ({ creature, title, note, children }: CatalogueMessageProps) => (
  <Panel className={styles['panel']}>
    <CreatureArt creature={creature} size={112} />
    <h3 className={styles['title']}>{title}</h3>
    <p className={styles['note']}>{note}</p>
    <div className={styles['actions']}>{children}</div>
  </Panel>
)
