import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'
import styles from './PlainPage.module.css'

interface PlainPageProps {
  readonly title: string
  /** The text below the title. */
  readonly note: string
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** Renders a simple page with a title and its content. */
export const PlainPage = ({ title, note, isWaiting, children }: PlainPageProps) => (
  <main id="main" tabIndex={-1} className={styles['pagePage']} aria-busy={isWaiting}>
    <PageTitle title={title} />
    <header className={styles['header']}>
      <h1 tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      <p className={styles['note']}>{note}</p>
    </header>
    {children}
  </main>
)
