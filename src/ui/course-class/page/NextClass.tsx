import { ExternalLink } from 'lucide'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { EnterOutcome } from '../../../application/meeting.ts'
import type { Notifier } from '../../../application/platform.ts'
import { addDays, weekdayOf } from '../../../domain/calendar/date.ts'
import { seoulDate, seoulTimeZone, viewerLocalTime, wallClock } from '../../../domain/calendar/seoul.ts'
import { dateText, timeSpanText, timeText, weekdayName } from '../../../domain/calendar/text.ts'
import { currentMeeting, type Meeting, meetingState } from '../../../domain/course-class/meeting.ts'
import {
  type ClassSchedule,
  countdown,
  type Countdown,
  countdownText,
  nextOccurrence,
  type Occurrence,
  occurrences,
} from '../../../domain/course-class/schedule.ts'
import type { Id } from '../../../domain/id.ts'
import { classPageWords } from './classWords.ts'
import { useAction } from '../../kit/action.ts'
import { ActionButton, ignoreKeyRepeat, RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { withNonBreakingSpaces } from '../../kit/classNames.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useLoadable } from '../../kit/loaded.ts'
import { useReducedMotion } from '../../kit/motion/reducedMotion.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useNow } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import styles from './NextClass.module.css'
import { useViewerQuery } from '../../viewer/viewerQuery.ts'

declare module '../../kit/query.ts' {
  interface QueryNames {
    readonly classMeetings: true
  }
}

const secondMs = 1000
const minuteMs = 60 * secondMs

/** Returns for how many ms the text about the next class stays true; null: for ever. `isCalm`: without a clock that ticks every second. */
export function msUntilTextChange(next: Occurrence | null, now: Date, isCalm: boolean): number | null {
  if (next === null) return null
  switch (countdown(next, now).kind) {
    case 'running':
      return next.endsAt.getTime() - now.getTime()
    case 'near':
      return msToFullUnit(next.startsAt.getTime() - now.getTime(), isCalm ? minuteMs : secondMs)
    case 'far':
      return minuteMs
  }
}

/** Returns the ms until the next full unit. */
const msToFullUnit = (left: number, unit: number) => left % unit || unit

const timesWords = classPageWords.times
const daysAhead = 60
const maxLaterDates = 3

/** The next date and the time until then. Within the last hour a clock ticks, which screen readers do not announce. */
export const NextClass = ({ schedules }: { readonly schedules: readonly ClassSchedule[] }) => {
  const hasReducedMotion = useReducedMotion()
  const now = useNow(schedules, (at, times) => msUntilTextChange(nextOccurrence(times, at), at, hasReducedMotion))
  const next = nextOccurrence(schedules, now)
  if (next === null) return <p className={styles['over']}>{timesWords.over}</p>
  const count = countdown(next, now)
  const today = seoulDate(now)
  return (
    <div className={styles['next']} data-kind={count.kind}>
      <DateTile date={next.date} />
      <div className={styles['text']}>
        <p className={styles['label']}>{count.kind === 'running' ? timesWords.running : timesWords.next}</p>
        <p className={styles['when']}>{`${withNonBreakingSpaces(dateText(next.date, today))} ${withNonBreakingSpaces(timesOf(next))}`}</p>
        <LocalTimeNote next={next} today={today} />
        <LaterDates schedules={schedules} next={next} today={today} />
      </div>
      {count.kind !== 'running' && <TimeLeft count={count} isCalm={hasReducedMotion} />}
    </div>
  )
}

const timesOf = ({ startsAt, endsAt }: Occurrence) =>
  timeSpanText(wallClock(startsAt, seoulTimeZone).time, wallClock(endsAt, seoulTimeZone).time)

/** Renders the date as a calendar sheet; decorative, because the text beside it says the same. */
const DateTile = ({ date }: { readonly date: string }) => (
  <div className={styles['leaf']} aria-hidden="true">
    <span className={styles['month']}>{Number(date.slice(5, 7))}월</span>
    <span className={styles['day']}>{Number(date.slice(8))}</span>
    <span className={styles['weekday']}>{weekdayName(weekdayOf(date))}</span>
  </div>
)

const TimeLeft = ({ count, isCalm }: { readonly count: Countdown; readonly isCalm: boolean }) => (
  <p role="timer" className={styles['left']}>
    {count.kind === 'near' && isCalm ? timesWords.minutes(Math.ceil(count.seconds / 60)) : countdownText(count)}
  </p>
)

/** Shown only to viewers whose clocks differ from Seoul's. */
const LocalTimeNote = ({ next, today }: { readonly next: Occurrence; readonly today: string }) => {
  const { clock } = useApplication()
  const here = viewerLocalTime(next.startsAt, clock.timeZone())
  return (
    here && (
      <p className={styles['note']}>
        {timesWords.seoul} {timesWords.here(`${dateText(here.date, today)} ${timeText(here.time)}`)}
      </p>
    )
  )
}

const LaterDates = ({
  schedules,
  next,
  today,
}: {
  readonly schedules: readonly ClassSchedule[]
  readonly next: Occurrence
  readonly today: string
}) => {
  // Single dates are listed below anyway.
  if (schedules.every(({ repeatType }) => repeatType === 'ONCE')) return null
  const later = occurrences(schedules, next.date, addDays(next.date, daysAhead))
    .filter(({ startsAt }) => startsAt > next.startsAt)
    .slice(0, maxLaterDates)
  return later.length === 0 ? null : (
    <p className={styles['note']}>
      {timesWords.later}: {later.map(({ date }) => withNonBreakingSpaces(dateText(date, today))).join(', ')}
    </p>
  )
}

/** Returns '오늘 오후 5시 50분부터 들어갈 수 있어요', in Korean time, precise to the minute. */
function entryOpensText(opensAt: Date, now: Date): string {
  const { date, time } = wallClock(opensAt, seoulTimeZone)
  const today = seoulDate(now)
  return entryWords.opens(`${date === today ? entryWords.today : dateText(date, today)} ${timeText(time)}`)
}

const entryWords = classPageWords.meeting

/** The viewer's entry to the video meeting. */
export type MeetingEntry =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; retry(): Promise<unknown> }
  | { readonly kind: 'none' }
  | { readonly kind: 'shut'; readonly reason: string }
  | OpenMeetingEntry

interface OpenMeetingEntry {
  readonly kind: 'open'
  /** The address of the meeting once the backend has admitted the viewer; null before. */
  readonly url: string | null
  readonly isEntering: boolean
  enter(): Promise<void>
}

/** Returns the viewer's entry to the meeting, or null for viewers who may not enter. */
export const useMeetingEntry = (courseClassId: string, mayEnter: boolean): MeetingEntry | null => {
  const { meetings } = useFeature('courseClass')
  const query = useViewerQuery({
    name: 'classMeetings',
    of: [courseClassId],
    read: (signal) => meetings.list(courseClassId, signal),
    enabled: mayEnter,
  })
  const meetingsQuery = useLoadable(query)
  const list = meetingsQuery.status === 'ready' ? meetingsQuery.value : noMeetings
  // A minute is precise enough: the entry opens ten minutes early.
  const now = useNow(list, (at, known) => msUntilChange(currentMeeting(known, at), at))
  const meeting = currentMeeting(list, now)
  const entering = useEnterMeeting(courseClassId, meeting)
  if (!mayEnter) return null
  if (meetingsQuery.status !== 'ready')
    return meetingsQuery.status === 'failed' ? { kind: 'failed', retry: meetingsQuery.retry } : { kind: 'waiting' }
  if (meeting === null) return { kind: 'none' }
  const state = meetingState(meeting, now)
  return state.kind === 'notYet' ? { kind: 'shut', reason: entryOpensText(state.opensAt, now) } : { kind: 'open', ...entering }
}

const noMeetings: readonly Meeting[] = []
const pollMs = 60_000

const msUntilChange = (meeting: Meeting | null, now: Date) => {
  const state = meeting && meetingState(meeting, now)
  if (state?.kind === 'notYet') return state.opensAt.getTime() - now.getTime()
  return state?.kind === 'open' ? state.closesAt.getTime() - now.getTime() : pollMs
}

const useEnterMeeting = (courseClassId: Id, meeting: Meeting | null): Omit<OpenMeetingEntry, 'kind'> => {
  const { enterMeeting } = useFeature('courseClass')
  const { notifications, clock } = useApplication()
  const [entered, setEntered] = useState<{ readonly meetingId: Id; readonly url: string } | null>(null)
  const { isPending, run } = useAction({
    name: 'enterMeeting',
    async run(current: Meeting) {
      const outcome = await enterMeeting(courseClassId, current)
      if (outcome.kind === 'entered') setEntered({ meetingId: current.meetingId, url: outcome.url })
      else notifyOutcome(outcome, notifications, clock.now())
      return outcome
    },
    invalidates: ({ kind }) => (kind === 'entered' ? [] : ['classMeetings', 'classStanding']),
  })
  return {
    isEntering: isPending,
    enter: async () => void (meeting && (await run(meeting))),
    url: entered !== null && entered.meetingId === meeting?.meetingId ? entered.url : null,
  }
}

type Refusal = Exclude<EnterOutcome, { readonly kind: 'entered' }>

const notifyOutcome = (outcome: Refusal, notifications: Notifier, now: Date) => {
  if (outcome.kind === 'alreadyEntering') notifications.success(entryWords.outcome.alreadyEntering)
  else notifications.warn(outcome.kind === 'notOpen' ? entryOpensText(outcome.opensAt, now) : entryWords.outcome[outcome.kind])
}

/** The button that enters the meeting, or the reason why there is none. */
export const MeetingEntryAction = ({ entry }: { readonly entry: MeetingEntry }) => {
  const reasonId = useId()
  switch (entry.kind) {
    case 'waiting':
      return <Skeleton height={44} radius="control" />
    case 'failed':
      return (
        <div className={styles['entry']}>
          <p className={styles['reason']}>{entryWords.failed}</p>
          <RetryButton tone="quiet" wide retry={entry.retry} />
        </div>
      )
    case 'none':
      return <p className={styles['reason']}>{entryWords.none}</p>
    case 'shut':
      return (
        <div className={styles['entry']}>
          <Button wide unavailable aria-describedby={reasonId}>
            {entryWords.enter}
          </Button>
          <p id={reasonId} className={styles['reason']}>
            {entry.reason}
          </p>
        </div>
      )
    case 'open':
      return entry.url === null ? <EnterButton entry={entry} /> : <MeetingLink url={entry.url} />
  }
}

/** Never disabled: a notification answers a click while an entry is running. */
const EnterButton = ({ entry: { isEntering, enter } }: { readonly entry: OpenMeetingEntry }) => (
  <ActionButton wide isRunning={isEntering} onClick={() => void enter()}>
    {isEntering ? entryWords.entering : entryWords.enter}
  </ActionButton>
)

/**
 * The meeting opens in a new tab, so that the lessons stay open. A browser blocks a window that is opened after the call, when the click is
 * over. So the viewer presses a second time, on a real link that replaces the button and takes its focus.
 */
const MeetingLink = ({ url }: { readonly url: string }) => {
  const link = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) link.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={link} className={styles['entry']}>
      <ButtonLink href={url} newTab wide onKeyDown={ignoreKeyRepeat}>
        {entryWords.link}
        <Icon icon={ExternalLink} size={18} />
      </ButtonLink>
    </span>
  )
}
