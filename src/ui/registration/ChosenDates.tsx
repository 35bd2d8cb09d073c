import { useId, useRef } from 'react'
import { timeSpanText } from '../../domain/calendar/timeText.ts'
import type { ClassDate } from '../../domain/registration/ClassDate.ts'
import { CloseButton } from '../parts/CloseButton.tsx'
import { useApplication } from '../app/ApplicationContext.ts'
import styles from './ChosenDates.module.css'
import { dayText, shortDay } from './dayText.ts'
import { ownTimeText } from './ownTimeText.ts'
import { registrationWords } from './registrationWords.ts'
import type { Choice } from './useChoice.ts'

const words = registrationWords.chosen

interface ChosenDatesProps {
  readonly choice: Choice
  sessionOf(date: string): ClassDate | null
  /** Whether there is any date to choose. */
  readonly hasOpen: boolean
}

/** What is chosen, with its times, and what had to go. */
export const ChosenDates = ({ choice, sessionOf, hasOpen }: ChosenDatesProps) => {
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears together with its date.
  const readOn = () => heading.current?.focus({ preventScroll: true })
  const remove = (date: string) => {
    choice.toggle(date)
    readOn()
  }
  const dismiss = () => {
    choice.forgetLost()
    readOn()
  }
  return (
    <section aria-labelledby={title} className={styles['chosen']}>
      <h3 id={title} ref={heading} tabIndex={-1} className={styles['title']}>
        {words.title}
      </h3>
      {choice.lost.length > 0 && <Lost lost={choice.lost} onDismiss={dismiss} />}
      {choice.dates.length === 0 ? (
        <p className={styles['none']}>{hasOpen ? words.none : words.noneOpen}</p>
      ) : (
        <ul className={styles['list']}>
          {choice.dates.map((date) => (
            <li key={date} className={styles['row']}>
              <SessionText session={sessionOf(date)} date={date} />
              <CloseButton label={words.remove(shortDay(date))} onClick={() => remove(date)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A date, its time, and the viewer's own time where that differs. */
export const SessionText = ({ session, date }: { readonly session: ClassDate | null; readonly date: string }) => {
  const { clock } = useApplication()
  const ownTime = session && ownTimeText(session, clock.timeZone())
  return (
    <div className={styles['session']}>
      <p className={styles['day']}>{dayText(date)}</p>
      {session && <p className={styles['time']}>{timeSpanText(session.startTime, session.endTime)}</p>}
      {ownTime && <p className={styles['time']}>{ownTime}</p>}
    </div>
  )
}

const Lost = ({ lost, onDismiss }: Pick<Choice, 'lost'> & { onDismiss(): void }) => (
  <div className={styles['lost']}>
    <div>
      <p className={styles['lostTitle']}>{words.lost}</p>
      <ul>
        {lost.map(({ date, kind }) => (
          <li key={date}>
            {dayText(date)} · {words.reasons[kind]}
          </li>
        ))}
      </ul>
    </div>
    <CloseButton label={words.dismiss} onClick={onDismiss} />
  </div>
)
