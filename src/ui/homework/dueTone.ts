import type { Due } from '../../domain/homework/dueIn.ts'
import type { BadgeTone } from '../parts/Badge.tsx'

const soon = 3

/** The nearer, the warmer. What is over has cooled down. */
export function dueTone({ days, isOver }: Due): BadgeTone {
  if (isOver) return 'neutral'
  if (days === 0) return 'danger'
  return days <= soon ? 'warning' : 'primary'
}
