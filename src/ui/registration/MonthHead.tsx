import { ChevronLeft, ChevronRight } from 'lucide'
import { monthOf } from '../../domain/calendar/month.ts'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { monthText } from './dayText.ts'
import styles from './MonthHead.module.css'
import { registrationWords } from './registrationWords.ts'

const words = registrationWords.calendar

interface MonthHeadProps {
  readonly id: string
  /** YYYY-MM. */
  readonly month: string
  /** The first and the last day that can be shown. */
  readonly first: string
  readonly last: string
  onTurn(months: number): void
  onToday(): void
}

/** Which month is shown, and the ways to the others. */
export const MonthHead = ({ id, month, first, last, onTurn, onToday }: MonthHeadProps) => (
  <div className={styles['head']}>
    <h3 id={id} aria-live="polite" className={styles['month']}>
      {monthText(month)}
    </h3>
    <Button tone="quiet" className={styles['today']} onClick={onToday}>
      {words.today}
    </Button>
    <Button
      tone="quiet"
      aria-label={words.previous}
      className={styles['turn']}
      unavailable={month === monthOf(first)}
      onClick={() => onTurn(-1)}
    >
      <Icon of={ChevronLeft} size={20} />
    </Button>
    <Button tone="quiet" aria-label={words.next} className={styles['turn']} unavailable={month === monthOf(last)} onClick={() => onTurn(1)}>
      <Icon of={ChevronRight} size={20} />
    </Button>
  </div>
)
