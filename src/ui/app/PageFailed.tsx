import { copy } from '../copy.ts'
import { Button } from '../parts/Button.tsx'
import { PageTitle } from './PageTitle.tsx'
import styles from './StartProblemPage.module.css'

/** Instead of a page that broke, or whose chunk did not come (F-113). The frame around it stays. */
export const PageFailed = () => (
  <main id="main" className={styles['page']}>
    <PageTitle of={copy.pageFailed.title} />
    <h1 tabIndex={-1}>{copy.pageFailed.title}</h1>
    <p>{copy.pageFailed.text}</p>
    <div>
      <Button onClick={() => location.reload()}>{copy.home.retry}</Button>
    </div>
  </main>
)
