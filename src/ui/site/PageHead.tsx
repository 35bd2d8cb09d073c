import type { ReactNode } from 'react'
import type { Creature } from '../../domain/quest.ts'
import { CreatureArt } from '../art/Creature.tsx'
import styles from './PageHead.module.css'

interface PageHeadProps {
  /** The animal of the page, always the same one. */
  readonly creature: Creature
  readonly title: ReactNode
  /** A sentence below the title. */
  readonly note?: ReactNode
  /** Stands above the title: a state, or the place that the page belongs to. */
  readonly above?: ReactNode
  /** Stands below the words: a search, facts, ways on. */
  readonly children?: ReactNode
}

/** Renders the head that every page has: a low band with its title and its animal. */
export const PageHead = ({ creature, title, note, above, children }: PageHeadProps) => (
  <header className={styles['head']}>
    <div className={styles['words']}>
      {above}
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {note && <p className={styles['note']}>{note}</p>}
      {children}
    </div>
    <CreatureArt creature={creature} size={88} className={styles['creature']} />
  </header>
)
