import { copy } from '../copy.ts'
import { Button } from '../parts/Button.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from './HomeFailed.module.css'

/** When the home data itself did not come: what can be shown is shown, and there is a way on (F-012). */
export const HomeFailed = ({ retry }: { retry(): void }) => (
  <Panel className={styles['failed']}>
    <p>{copy.home.failed}</p>
    <Button onClick={retry}>{copy.home.retry}</Button>
  </Panel>
)
