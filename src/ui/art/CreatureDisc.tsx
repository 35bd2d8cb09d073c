import type { Creature } from '../../domain/quest/creature.ts'
import { CreatureArt } from './CreatureArt.tsx'
import styles from './CreatureDisc.module.css'

/** A creature on water of its own: pale bellies would be lost on the page. */
export const CreatureDisc = ({ creature, size }: { readonly creature: Creature; readonly size: number }) => (
  <span className={styles['disc']} style={{ width: size, height: size }}>
    <CreatureArt creature={creature} size={Math.round(size * 0.75)} />
  </span>
)
