import type { StageCreature } from '../../domain/blocks/stage.ts'
import type { Creature } from '../../domain/quest.ts'
import creatures from './creatures.svg?url&no-inline'
import styles from './Creature.module.css'

interface CreatureArtProps {
  readonly creature: StageCreature
  readonly size: number
  readonly className?: string | undefined
}

/** Renders a creature as decoration; the text beside it carries the meaning. */
export const CreatureArt = ({ creature, size, className }: CreatureArtProps) => (
  <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={className}>
    <use href={`${creatures}#${creature}`} />
  </svg>
)

/** A creature on a disc of water, because its pale belly needs contrast. */
export const CreatureDisc = ({ creature, size }: { readonly creature: Creature; readonly size: number }) => (
  <span className={styles['disc']} style={{ width: size, height: size }}>
    <CreatureArt creature={creature} size={Math.round(size * 0.75)} />
  </span>
)
