import { formatNumber } from '../../domain/format.ts'
import type { Streak } from '../../domain/habit.ts'
import { habitWords as words } from './habitWords.ts'
import styles from './Flame.module.css'

interface FlameProps {
  /** True once something was learnt today; the flame then burns. */
  readonly isLit: boolean
  readonly size: number
}

export const Flame = ({ isLit, size }: FlameProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    className={styles['flame']}
    data-lit={isLit || undefined}
  >
    <path d="M12.6 1.6c.5 3.2-.6 5-2.3 6.9-.4-1-.9-1.7-1.7-2.3C6 8.7 4 11.4 4 14.6 4 19 7.6 22.4 12 22.4s8-3.4 8-7.8c0-5.6-3.7-9.8-7.4-13Z" />
    <path d="M12.3 11.2c.2 1.9-.8 2.9-1.9 3.9-.9.8-1.6 1.7-1.6 3 0 1.9 1.5 3.3 3.3 3.3s3.3-1.4 3.3-3.3c0-2.9-1.5-5.2-3.1-6.9Z" />
  </svg>
)

/** Renders ‘11일째’; before the first day, how to start. */
export const StreakDays = ({ streak: { days } }: { readonly streak: Streak }) => (
  <strong className={styles['days']}>{days === 0 ? words.start : words.days(formatNumber(days))}</strong>
)
