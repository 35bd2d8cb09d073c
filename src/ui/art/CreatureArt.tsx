import type { Creature } from '../../domain/quest/creature.ts'
import creatures from './creatures.svg?url&no-inline'

interface CreatureArtProps {
  readonly creature: Creature
  readonly size: number
  readonly className?: string | undefined
}

/** One of the six creatures, as decoration: whatever it means is said in words beside it. */
export const CreatureArt = ({ creature, size, className }: CreatureArtProps) => (
  <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" focusable="false" className={className}>
    <use href={`${creatures}#${creature}`} />
  </svg>
)
