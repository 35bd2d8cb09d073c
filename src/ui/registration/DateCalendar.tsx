import { Check, ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { weekdays } from '../../domain/calendar/date.ts'
import { addMonths, clampDate, dateForKey, monthGrid, monthOf } from '../../domain/calendar/month.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import { weekdayName, weekdayShortName } from '../../domain/calendar/text.ts'
import { type ClassDate, firstOpenDate, monthRangeOf, registrationState } from '../../domain/registration.ts'
import type { Id } from '../../domain/id.ts'
import { useApplication } from '../kit/application.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import {
  calendarDateText,
  type CalendarDay,
  cellText,
  dayFacts,
  dayLabel,
  monthText,
  shortDay,
  spokenDay,
  viewerTimeText,
} from './calendarDay.ts'
import { useDateCounts } from './registrationQueries.ts'
import { registrationWords } from './registrationWords.ts'
import styles from './DateCalendar.module.css'

interface DayDetailsProps {
  readonly day: CalendarDay
  /** The reason why the day could not be chosen; empty if that was not tried. */
  readonly refusal: string
  /** Whether the month has days with other classes. */
  readonly hasOthers: boolean
}

/** Details that do not fit into a narrow cell, for the last focused day. */
const DayDetails = ({ day, refusal, hasOthers }: DayDetailsProps) => (
  <>
    <div className={styles['line']}>
      {refusal === '' && (
        <p className={styles['day']}>
          <strong className={styles['name']}>{calendarDateText(day.date)}</strong>
          {dayFacts(day).map((fact) => (
            <span key={fact} className={styles['fact']}>
              {fact}
            </span>
          ))}
        </p>
      )}
      <p role="status" className={styles['refusal']}>
        {refusal}
      </p>
    </div>
    <p className={styles['legend']}>{registrationWords.calendar.seats}</p>
    {hasOthers && (
      <p className={styles['legend']}>
        <span aria-hidden="true" className={styles['dot']} />
        {registrationWords.calendar.legend}
      </p>
    )}
  </>
)

const calendarWords = registrationWords.calendar

interface MonthHeaderProps {
  readonly id: string
  /** YYYY-MM. */
  readonly month: string
  /** The first and the last day that can be shown. */
  readonly first: string
  readonly last: string
  onMonthChange(months: number): void
  onToday(): void
}

/** Renders the heading of the month, with buttons to the others. */
const MonthHeader = ({ id, month, first, last, onMonthChange, onToday }: MonthHeaderProps) => (
  <div className={styles['head']}>
    <h3 id={id} aria-live="polite" className={styles['month']}>
      {monthText(month)}
    </h3>
    <Button tone="quiet" className={styles['today']} onClick={onToday}>
      {calendarWords.today}
    </Button>
    <Button
      tone="quiet"
      aria-label={calendarWords.previous}
      className={styles['turn']}
      unavailable={month === monthOf(first)}
      onClick={() => onMonthChange(-1)}
    >
      <Icon icon={ChevronLeft} size={20} />
    </Button>
    <Button
      tone="quiet"
      aria-label={calendarWords.next}
      className={styles['turn']}
      unavailable={month === monthOf(last)}
      onClick={() => onMonthChange(1)}
    >
      <Icon icon={ChevronRight} size={20} />
    </Button>
  </div>
)

interface DayCellProps {
  readonly day: CalendarDay
  readonly isActive: boolean
  readonly ref: Ref<HTMLTableCellElement>
  onPress(): void
}

/** A day: its number and state. A day that cannot be chosen is focusable and tells why. */
const DayCell = ({ day, isActive, ref, onPress }: DayCellProps) => {
  const { date, state, isChosen, isToday, otherCount } = day
  const text = cellText(day)
  return (
    // The grid handles the keys. The role is explicit, because not every browser derives it from the grid's.
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
      className={styles['dayCellDay']}
      data-state={isChosen ? 'chosen' : state?.kind}
      onClick={onPress}
    >
      <span className={styles['face']}>
        <span className={styles['number']}>{Number(date.slice(8))}</span>
        {text !== null && (
          <span className={styles['text']}>
            {(isChosen || state?.kind === 'alreadyRegistered') && (
              <Icon icon={Check} size={12} strokeWidth={3} className={styles['check']} />
            )}
            {text}
          </span>
        )}
        {otherCount > 0 && <span className={styles['dayCellDot']} />}
      </span>
    </td>
  )
}

/** Renders a day of the previous or next month, which fills the week. */
const OtherMonthCell = ({ date }: { readonly date: string }) => (
  <td aria-label={spokenDay(date)} aria-disabled="true" className={styles['neighbour']}>
    <span className={styles['face']}>
      <span className={styles['number']}>{Number(date.slice(8))}</span>
    </span>
  </td>
)

export const WeekdayRow = () => (
  <thead>
    <tr>
      {weekdays.map((weekday) => (
        <th key={weekday} scope="col" abbr={weekdayName(weekday)} className={styles['weekday']} data-weekday={weekday}>
          {weekdayShortName(weekday)}
        </th>
      ))}
    </tr>
  </thead>
)

interface MonthTableProps {
  /** YYYY-MM. */
  readonly month: string
  readonly labelledBy: string
  readonly describedBy: string
  /** The day in the tab order. */
  readonly active: string
  /** The first and the last day that can be shown. */
  readonly range: { readonly first: string; readonly last: string }
  dayOf(date: string): CalendarDay
  onMove(date: string): void
  onPress(date: string): void
}

/** Renders the days of a month as a grid. A single day is in the tab order, and the arrow keys move to the others. */
const MonthTable = ({ month, labelledBy, describedBy, active, range, dayOf, onMove, onPress }: MonthTableProps) => {
  const cell = useRef<HTMLTableCellElement>(null)
  const shouldFocus = useRef(false)
  useEffect(() => {
    if (shouldFocus.current) cell.current?.focus({ focusVisible: true })
    shouldFocus.current = false
  })

  const step = (to: string) => {
    const date = clampDate(to, range.first, range.last)
    shouldFocus.current = date !== active
    onMove(date)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = dateForKey(active, event)
    const isPress = event.key === 'Enter' || event.key === ' '
    if (to === null && !isPress) return
    event.preventDefault()
    if (to !== null) step(to)
    // A held-down key counts once (F-083).
    else if (!event.repeat) onPress(active)
  }
  return (
    // A calendar is a table; the role grid lets the arrow keys move through it.
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
                <OtherMonthCell key={date} date={date} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DateCalendarProps {
  /** Null for a viewer who is not signed in. */
  readonly targetUserId: Id | null
  readonly channelDomain: string | null
  readonly dates: readonly ClassDate[]
  classDateOf(date: string): ClassDate | null
  /** The reason why this viewer cannot choose a date; null if they can. */
  readonly lockReason: string | null
  readonly now: Date
  readonly chosen: readonly string[]
  onToggle(date: string): void
}

/** A month of dates. Its days are those of Seoul, also for viewers in other time zones. */
export const DateCalendar = ({ targetUserId, channelDomain, dates, classDateOf, lockReason, now, chosen, onToggle }: DateCalendarProps) => {
  const { clock } = useApplication()
  const [id, help] = [useId(), useId()]
  const today = seoulDate(now)
  const range = monthRangeOf(dates, today)
  const [active, setActive] = useState(() => firstOpenDate(dates, now) ?? today)
  const [refusal, setRefusal] = useState('')
  const counts = useDateCounts(targetUserId, monthOf(active), channelDomain)

  const dayOf = (date: string): CalendarDay => {
    const session = classDateOf(date)
    const ownCount = session === null || session.registrationDateId === null ? 0 : 1
    return {
      date,
      classDate: session,
      state: session && registrationState(session, now),
      isChosen: chosen.includes(date),
      isToday: date === today,
      otherCount: Math.max(0, (counts.get(date) ?? 0) - ownCount),
      viewerTime: session && viewerTimeText(session, clock.timeZone()),
    }
  }
  const move = (date: string) => {
    setActive(clampDate(date, range.first, range.last))
    setRefusal('')
  }
  const press = (date: string) => {
    const kind = dayOf(date).state?.kind ?? 'none'
    move(date)
    if (kind !== 'open') setRefusal(registrationWords.refusal[kind](shortDay(date)))
    else if (lockReason === null) onToggle(date)
    else setRefusal(lockReason)
  }
  return (
    <div className={styles['calendar']}>
      <MonthHeader
        id={id}
        month={monthOf(active)}
        {...range}
        onMonthChange={(months) => move(addMonths(active, months))}
        onToday={() => move(today)}
      />
      <VisuallyHidden>
        <span id={help} data-keys>
          {registrationWords.calendar.help}
        </span>
      </VisuallyHidden>
      <MonthTable month={monthOf(active)} labelledBy={id} describedBy={help} {...{ active, range, dayOf }} onMove={move} onPress={press} />
      <DayDetails day={dayOf(active)} refusal={refusal} hasOthers={[...counts.keys()].some((date) => dayOf(date).otherCount > 0)} />
    </div>
  )
}
