import { type KeyboardEvent, useEffect, useRef } from 'react'
import { calendarStep, within } from '../../domain/calendar/calendarStep.ts'
import { monthGrid } from '../../domain/calendar/monthGrid.ts'
import type { Day } from './Day.ts'
import { DayCell, NeighbourCell } from './DayCell.tsx'
import styles from './MonthTable.module.css'
import { WeekdayRow } from './WeekdayRow.tsx'

interface MonthTableProps {
  /** YYYY-MM. */
  readonly month: string
  readonly labelledBy: string
  readonly describedBy: string
  /** The one day that Tab leads to. */
  readonly active: string
  /** The first and the last day that can be shown. */
  readonly span: { readonly first: string; readonly last: string }
  dayOf(date: string): Day
  onMove(date: string): void
  onPress(date: string): void
}

/** The days of a month as a grid: one of them is in the tab order, and the arrows lead to the others. */
export const MonthTable = ({ month, labelledBy, describedBy, active, span, dayOf, onMove, onPress }: MonthTableProps) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const isStepping = useRef(false)
  useEffect(() => {
    if (isStepping.current) cell.current?.focus({ focusVisible: true })
    isStepping.current = false
  })

  const step = (to: string) => {
    const date = within(to, span.first, span.last)
    isStepping.current = date !== active
    onMove(date)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = calendarStep(active, event)
    const isPress = event.key === 'Enter' || event.key === ' '
    if (to === null && !isPress) return
    event.preventDefault()
    if (to !== null) step(to)
    // A key that is held down is one wish, however long it is held (F-083).
    else if (!event.repeat) onPress(active)
  }
  return (
    // A table is what a calendar is, and as a grid it is one that the arrows lead through.
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-multiselectable="true"
      className={styles['table']}
      onKeyDown={pressKey}
    >
      <WeekdayRow />
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, isInMonth }) =>
              isInMonth ? (
                <DayCell
                  key={date}
                  day={dayOf(date)}
                  isActive={date === active}
                  ref={date === active ? cell : null}
                  onPress={() => onPress(date)}
                />
              ) : (
                <NeighbourCell key={date} date={date} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
