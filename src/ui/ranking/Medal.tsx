import type { Medal as Metal } from '../../domain/ranking/medal.ts'
import medals from '../art/medals.svg?url&no-inline'
import { copy } from '../copy.ts'

interface MedalProps {
  readonly of: Metal
  readonly size: number
  readonly className?: string | undefined
}

export const Medal = ({ of, size, className }: MedalProps) => (
  <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={copy.ranking.medals[of]} className={className}>
    <use href={`${medals}#${of}`} />
  </svg>
)
