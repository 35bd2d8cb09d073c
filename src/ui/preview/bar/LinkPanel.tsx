import { words } from '../words.ts'
import styles from './ControlField.module.css'
import { Panel } from './Panel.tsx'

/** For a browser that does not let a page copy. */
export const LinkPanel = ({ link, onClose }: { readonly link: string; onClose(): void }) => (
  <Panel title={words.copyLink} onClose={onClose}>
    <p>{words.copyByHand}</p>
    <input className={styles['input']} aria-label={words.copyLink} readOnly value={link} onFocus={({ target }) => target.select()} />
  </Panel>
)
