import type { ReactNode } from 'react'
import type { Creature } from '../../domain/quest.ts'
import { PageHead } from './PageHead.tsx'
import { PageTitle } from './PageTitle.tsx'
import styles from './PlainPage.module.css'

interface PlainPageProps {
  readonly title: string
  /** The window's title where a message replaces the content; null where the content sets it. */
  readonly windowTitle?: string | null
  /** The text below the title. */
  readonly note: string
  readonly creature: Creature
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** Renders a simple page with a title and its content. */
export const PlainPage = ({ title, windowTitle = title, note, creature, isWaiting, children }: PlainPageProps) => (
  <main id="main" tabIndex={-1} className={styles['pagePage']} aria-busy={isWaiting}>
    {windowTitle !== null && <PageTitle title={windowTitle} />}
    <PageHead creature={creature} title={title} note={note} />
    {children}
  </main>
)
