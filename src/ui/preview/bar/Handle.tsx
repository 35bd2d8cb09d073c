import { words } from '../words.ts'
import styles from './Bar.module.css'

/** All that is left of the folded bar. */
export const Handle = ({ onOpen }: { onOpen(): void }) => (
  <button type="button" className={styles['handle']} aria-label={words.open} onClick={onOpen}>
    {words.name}
  </button>
)
