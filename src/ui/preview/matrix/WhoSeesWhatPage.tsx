import { useEffect, useState } from 'react'
import type { Visitors, VisitorSource } from '../../../application/preview/VisitorSource.ts'
import { whoSeesWhat } from '../../../domain/preview/whoSeesWhat.ts'
import theme from '../Preview.module.css'
import { Matrix } from './Matrix.tsx'
import { matrixWords } from './matrixWords.ts'
import styles from './WhoSeesWhatPage.module.css'

interface WhoSeesWhatPageProps {
  readonly channel: string
  readonly source: VisitorSource
}

/** The matrix persona × section for one channel, on paper too. */
export const WhoSeesWhatPage = ({ channel, source }: WhoSeesWhatPageProps) => {
  const [visitors, setVisitors] = useState<Visitors | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    void source()
      .catch(() => 'failed' as const)
      .then((found) => {
        if (isWanted) setVisitors(found)
      })
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once: another view is another page
  }, [])
  return (
    <main className={`${theme['theme']} ${styles['page']}`}>
      <title>{matrixWords.title(channel)}</title>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{matrixWords.title(channel)}</h1>
        <button type="button" className={styles['print']} onClick={() => window.print()}>
          {matrixWords.print}
        </button>
      </header>
      <p className={styles['about']}>
        {matrixWords.about} <span className={styles['legend']}>{matrixWords.legend}</span>
      </p>
      {visitors === null && <p role="status">{matrixWords.loading}</p>}
      {visitors === 'failed' && <p role="alert">{matrixWords.failed}</p>}
      {visitors !== null && visitors !== 'failed' && (
        <Matrix visits={visitors.visits} rows={whoSeesWhat(visitors.visits, visitors.house)} />
      )}
    </main>
  )
}
