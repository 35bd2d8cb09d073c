import type { Due } from './dueIn.ts'

/** In days. */
const soon = 3

/** The nearer, the warmer. What is over has cooled down. */
export function dueTone({ days, isOver }: Due): 'neutral' | 'danger' | 'warning' | 'primary' {
  if (isOver) return 'neutral'
  if (days === 0) return 'danger'
  return days <= soon ? 'warning' : 'primary'
}
