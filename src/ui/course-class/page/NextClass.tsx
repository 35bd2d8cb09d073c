import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { EnterOutcome } from '../../../application/meeting.ts'
import type { Notifier } from '../../../application/platform.ts'
import { addDays, weekdayOf } from '../../../domain/calendar/date.ts'
import { seoul, seoulDate, viewersClock, wallClock } from '../../../domain/calendar/seoul.ts'
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
import { readAnew, useUnderWay } from '../../kit/action.ts'
import { ActionButton, ignoreHeldKey, RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { unbroken } from '../../kit/classNames.ts'
import { Icon } from '../../kit/Icon.tsx'
import { useLoaded } from '../../kit/loaded.ts'
import { useReducedMotion } from '../../kit/motion/reducedMotion.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useNow } from '../../kit/time.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './NextClass.module.css'

const second = 1000
const minute = 60 * second

/** For how many ms the text about the next class stays true; null: for ever. `isCalm`: without a clock that ticks every second. */
export function pauseUntilChange(next: Occurrence | null, now: Date, isCalm: boolean): number | null {
  if (next === null) return null
  switch (countdown(next, now).kind) {
    case 'running':
      return next.endsAt.getTime() - now.getTime()
    case 'near':
      return restOf(next.startsAt.getTime() - now.getTime(), isCalm ? minute : second)
    case 'far':
      return minute
  }
}

/** Until the next full unit. */
const restOf = (left: number, unit: number) => left % unit || unit

const words = classPageWords.times
const daysAhead = 60
const laterShown = 3

/** When it meets next and how long until then: within the hour a clock that ticks, which nobody has read out to them. */
export const NextClass = ({ schedules }: { readonly schedules: readonly ClassSchedule[] }) => {
  const isCalm = useReducedMotion()
  const now = useNow(schedules, (at, times) => pauseUntilChange(nextOccurrence(times, at), at, isCalm))
  const next = nextOccurrence(schedules, now)
  if (next === null) return <p className={styles['over']}>{words.over}</p>
  const count = countdown(next, now)
  const today = seoulDate(now)
  return (
    <div className={styles['next']} data-kind={count.kind}>
      <Leaf date={next.date} />
      <div className={styles['text']}>
        <p className={styles['label']}>{count.kind === 'running' ? words.running : words.next}</p>
        <p className={styles['when']}>{`${unbroken(dateText(next.date, today))} ${unbroken(timesOf(next))}`}</p>
        <ElsewhereNote next={next} today={today} />
        <Later schedules={schedules} next={next} today={today} />
      </div>
      {count.kind !== 'running' && <Left count={count} isCalm={isCalm} />}
    </div>
  )
}

const timesOf = ({ startsAt, endsAt }: Occurrence) => timeSpanText(wallClock(startsAt, seoul).time, wallClock(endsAt, seoul).time)

/** The date as a leaf of a calendar; it is said in words beside it. */
const Leaf = ({ date }: { readonly date: string }) => (
  <div className={styles['leaf']} aria-hidden="true">
    <span className={styles['month']}>{Number(date.slice(5, 7))}월</span>
    <span className={styles['day']}>{Number(date.slice(8))}</span>
    <span className={styles['weekday']}>{weekdayName(weekdayOf(date))}</span>
  </div>
)

const Left = ({ count, isCalm }: { readonly count: Countdown; readonly isCalm: boolean }) => (
  <p role="timer" className={styles['left']}>
    {count.kind === 'near' && isCalm ? words.minutes(Math.ceil(count.seconds / 60)) : countdownText(count)}
  </p>
)

/** Only for those whose clocks show another time than Seoul's. */
const ElsewhereNote = ({ next, today }: { readonly next: Occurrence; readonly today: string }) => {
  const { clock } = useApplication()
  const here = viewersClock(next.startsAt, clock.timeZone())
  return (
    here && (
      <p className={styles['note']}>
        {words.seoul} {words.here(`${dateText(here.date, today)} ${timeText(here.time)}`)}
      </p>
    )
  )
}

const Later = ({
  schedules,
  next,
  today,
}: {
  readonly schedules: readonly ClassSchedule[]
  readonly next: Occurrence
  readonly today: string
}) => {
  // What is agreed on date by date stands below anyway.
  if (schedules.every(({ repeatType }) => repeatType === 'ONCE')) return null
  const later = occurrences(schedules, next.date, addDays(next.date, daysAhead))
    .filter(({ startsAt }) => startsAt > next.startsAt)
    .slice(0, laterShown)
  return later.length === 0 ? null : (
    <p className={styles['note']}>
      {words.later}: {later.map(({ date }) => unbroken(dateText(date, today))).join(', ')}
    </p>
  )
}

const opensWords = classPageWords.door

/** '오늘 오후 5시 50분부터 들어갈 수 있어요', in Korea; the minute that has begun counts. */
function opensText(opensAt: Date, now: Date): string {
  const { date, time } = wallClock(opensAt, seoul)
  const today = seoulDate(now)
  return opensWords.opens(`${date === today ? opensWords.today : dateText(date, today)} ${timeText(time)}`)
}

const entryWords = classPageWords.door

/** The way into the video meeting. */
export type Door =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; retry(): Promise<unknown> }
  | { readonly kind: 'none' }
  | { readonly kind: 'shut'; readonly reason: string }
  | OpenDoor

interface OpenDoor {
  readonly kind: 'open'
  /** Where the meeting is, once the backend has let the viewer in. */
  readonly url: string | null
  readonly isEntering: boolean
  enter(): Promise<void>
}

/** Null for those who may not enter. */
export const useDoor = (courseClassId: string, mayEnter: boolean): Door | null => {
  const { meetings } = useFeature('courseClass')
  const { site } = useSite()
  const query = useQuery({
    queryKey: ['classMeetings', site.channelDomain, courseClassId],
    queryFn: ({ signal }) => meetings.list(courseClassId, signal),
    enabled: mayEnter,
  })
  const planned = useLoaded(query)
  const list = planned.status === 'ready' ? planned.value : nothing
  // A minute is soon enough: the door opens ten minutes early.
  const now = useNow(list, (at, known) => untilChange(currentMeeting(known, at), at))
  const meeting = currentMeeting(list, now)
  const entering = useEntering(courseClassId, meeting)
  if (!mayEnter) return null
  if (planned.status !== 'ready') return planned.status === 'failed' ? { kind: 'failed', retry: planned.retry } : { kind: 'waiting' }
  if (meeting === null) return { kind: 'none' }
  const state = meetingState(meeting, now)
  return state.kind === 'notYet' ? { kind: 'shut', reason: opensText(state.opensAt, now) } : { kind: 'open', ...entering }
}

const nothing: readonly Meeting[] = []
const minuteInMs = 60_000

const untilChange = (meeting: Meeting | null, now: Date) => {
  const state = meeting && meetingState(meeting, now)
  if (state?.kind === 'notYet') return state.opensAt.getTime() - now.getTime()
  return state?.kind === 'open' ? state.closesAt.getTime() - now.getTime() : minuteInMs
}

const useEntering = (courseClassId: Id, meeting: Meeting | null): Omit<OpenDoor, 'kind'> => {
  const { enterMeeting } = useFeature('courseClass')
  const { notifications, clock } = useApplication()
  const client = useQueryClient()
  const { running, run } = useUnderWay()
  const [entered, setEntered] = useState<{ readonly meetingId: Id; readonly url: string } | null>(null)
  const enter = async () => {
    if (meeting === null) return
    const outcome = await run(true, () => enterMeeting(courseClassId, meeting))
    if (outcome.kind === 'entered') setEntered({ meetingId: meeting.meetingId, url: outcome.url })
    else {
      tell(outcome, notifications, clock.now())
      readAnew(client, ['classMeetings', 'classStanding'])
    }
  }
  return { isEntering: running !== null, enter, url: entered !== null && entered.meetingId === meeting?.meetingId ? entered.url : null }
}

type Refusal = Exclude<EnterOutcome, { readonly kind: 'entered' }>

const tell = (outcome: Refusal, notifications: Notifier, now: Date) => {
  if (outcome.kind === 'alreadyEntering') notifications.success(entryWords.outcome.alreadyEntering)
  else notifications.warn(outcome.kind === 'notOpen' ? opensText(outcome.opensAt, now) : entryWords.outcome[outcome.kind])
}

const actionWords = classPageWords.door

/** Into the meeting, or why not yet. */
export const DoorAction = ({ door }: { readonly door: Door }) => {
  const why = useId()
  switch (door.kind) {
    case 'waiting':
      return <Skeleton height={44} radius="control" />
    case 'failed':
      return (
        <div className={styles['door']}>
          <p className={styles['reason']}>{actionWords.failed}</p>
          <RetryButton tone="quiet" wide retry={door.retry} />
        </div>
      )
    case 'none':
      return <p className={styles['reason']}>{actionWords.none}</p>
    case 'shut':
      return (
        <div className={styles['door']}>
          <Button wide unavailable aria-describedby={why}>
            {actionWords.enter}
          </Button>
          <p id={why} className={styles['reason']}>
            {door.reason}
          </p>
        </div>
      )
    case 'open':
      return door.url === null ? <Enter door={door} /> : <Entered url={door.url} />
  }
}

/** Never disabled: a click while one is running is answered by a notification. */
const Enter = ({ door: { isEntering, enter } }: { readonly door: OpenDoor }) => (
  <ActionButton wide isRunning={isEntering} onClick={() => void enter()}>
    {isEntering ? actionWords.entering : actionWords.enter}
  </ActionButton>
)

/**
 * The meeting gets a tab of its own, so that the lessons stay at hand. Browsers open one only as an answer to a press, and
 * by the time the backend has named the address the press is over: a window opened then is blocked. So the second
 * press is on a real link, in the button's place and with its focus: no blocker, no opener, and Enter twice is enough.
 */
const Entered = ({ url }: { readonly url: string }) => {
  const link = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) link.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={link} className={styles['door']}>
      <ButtonLink href={url} newTab wide onKeyDown={ignoreHeldKey}>
        {actionWords.link}
        <Icon of={ExternalLink} size={18} />
      </ButtonLink>
    </span>
  )
}
