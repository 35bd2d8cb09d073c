import { Check } from 'lucide'
import type { Ref } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { cellText, type Day, dayLabel } from './Day.ts'
import styles from './DayCell.module.css'
import { spokenDay } from './dayText.ts'

interface DayCellProps {
  readonly day: Day
  readonly isActive: boolean
  readonly ref: Ref<HTMLTableCellElement>
  onPress(): void
}

/** A day: its number and its state in a word. A day that cannot be chosen can still be focused and says why. */
export const DayCell = ({ day, isActive, ref, onPress }: DayCellProps) => {
  const { date, state, isChosen, isToday, otherCount } = day
  const text = cellText(day)
  return (
    // The grid around it takes the keys. The role is said, because not everybody makes it out from the grid's.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <td
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-label={dayLabel(day)}
      aria-selected={isChosen}
      aria-disabled={state?.kind === 'open' ? undefined : true}
      aria-current={isToday ? 'date' : undefined}
      className={styles['day']}
      data-state={isChosen ? 'chosen' : state?.kind}
      onClick={onPress}
    >
      <span className={styles['face']}>
        <span className={styles['number']}>{Number(date.slice(8))}</span>
        {text !== null && (
          <span className={styles['text']}>
            {(isChosen || state?.kind === 'alreadyRegistered') && <Icon of={Check} size={12} strokeWidth={3} className={styles['check']} />}
            {text}
          </span>
        )}
        {otherCount > 0 && <span className={styles['dot']} />}
      </span>
    </td>
  )
}

/** A day of the month before or after, which is there to fill the week. */
export const NeighbourCell = ({ date }: { readonly date: string }) => (
  <td aria-label={spokenDay(date)} aria-disabled="true" className={styles['neighbour']}>
    <span className={styles['face']}>
      <span className={styles['number']}>{Number(date.slice(8))}</span>
    </span>
  </td>
)
