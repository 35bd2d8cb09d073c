import { useId, useState } from 'react'
import type { RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import { addMonths, monthOf } from '../../domain/calendar/month.ts'
import { within } from '../../domain/calendar/calendarStep.ts'
import { seoulDate } from '../../domain/calendar/seoul.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { firstOpenDate } from '../../domain/registration/firstOpenDate.ts'
import { monthsOfDates } from '../../domain/registration/monthsOfDates.ts'
import { registrability } from '../../domain/registration/registrability.ts'
import { useApplication } from '../app/ApplicationContext.ts'
import { VisuallyHidden } from '../parts/VisuallyHidden.tsx'
import styles from './DateCalendar.module.css'
import type { Day } from './Day.ts'
import { DayLine } from './DayLine.tsx'
import { shortDay } from './dayText.ts'
import { MonthHead } from './MonthHead.tsx'
import { MonthTable } from './MonthTable.tsx'
import { ownTimeText } from './ownTimeText.ts'
import { registrationWords as words } from './registrationWords.ts'
import { useDateCounts } from './useDateCounts.ts'

interface DateCalendarProps {
  readonly wish: RegistrationWish
  readonly channelDomain: string | null
  readonly dates: readonly ClassDate[]
  sessionOf(date: string): ClassDate | null
  readonly isEnrolled: boolean
  readonly now: Date
  readonly chosen: readonly string[]
  onToggle(date: string): void
}

/** A month of dates at a time. Its days are Seoul's, whatever the viewer's own calendar shows. */
export const DateCalendar = ({ wish, channelDomain, dates, sessionOf, isEnrolled, now, chosen, onToggle }: DateCalendarProps) => {
  const { clock } = useApplication()
  const [id, help] = [useId(), useId()]
  const today = seoulDate(now)
  const span = monthsOfDates(dates, today)
  const [active, setActive] = useState(() => firstOpenDate(dates, now) ?? today)
  const [refusal, setRefusal] = useState('')
  const counts = useDateCounts(wish.targetUserId, monthOf(active), channelDomain)

  const dayOf = (date: string): Day => {
    const session = sessionOf(date)
    const ownCount = session === null || session.registrationDateId === null ? 0 : 1
    return {
      date,
      session,
      state: session && registrability(session, now),
      isChosen: chosen.includes(date),
      isToday: date === today,
      otherCount: Math.max(0, (counts.get(date) ?? 0) - ownCount),
      ownTime: session && ownTimeText(session, clock.timeZone()),
    }
  }
  const move = (date: string) => {
    setActive(within(date, span.first, span.last))
    setRefusal('')
  }
  const press = (date: string) => {
    const kind = dayOf(date).state?.kind ?? 'none'
    move(date)
    if (kind !== 'open') setRefusal(words.refusal[kind](shortDay(date)))
    else if (isEnrolled) onToggle(date)
    else setRefusal(words.needsEnrolment)
  }
  return (
    <div className={styles['calendar']}>
      <MonthHead
        id={id}
        month={monthOf(active)}
        {...span}
        onTurn={(months) => move(addMonths(active, months))}
        onToday={() => move(today)}
      />
      <VisuallyHidden>
        <span id={help}>{words.calendar.help}</span>
      </VisuallyHidden>
      <MonthTable month={monthOf(active)} labelledBy={id} describedBy={help} {...{ active, span, dayOf }} onMove={move} onPress={press} />
      <DayLine day={dayOf(active)} refusal={refusal} hasOthers={[...counts.keys()].some((date) => dayOf(date).otherCount > 0)} />
    </div>
  )
}
