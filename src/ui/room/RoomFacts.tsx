import { Timer } from 'lucide'
import { type ReactNode, useState } from 'react'
import { deadlineView } from '../../domain/assignment.ts'
import { msPerDay } from '../../domain/calendar/date.ts'
import { formatNumber } from '../../domain/format.ts'
import type { PersonPhase, RoomCard, RoomPhase } from '../../domain/room/room.ts'
import { announcedLeft, clockText, timeLeftText } from '../../domain/room/serverClock.ts'
import { useApplication } from '../kit/application.ts'
import { Badge, type BadgeTone } from '../kit/Badge.tsx'
import { Icon } from '../kit/Icon.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { practiceWords } from './practiceWords.ts'
import { useServerNow } from './roomQueries.ts'
import { roomWords } from './roomWords.ts'
import styles from './RoomFacts.module.css'

const words = roomWords.facts
const [secondMs, minuteMs] = [1_000, 60_000]

const phaseTones: Readonly<Record<RoomPhase, BadgeTone>> = { WAITING: 'neutral', UPCOMING: 'warning', OPEN: 'primary', OVER: 'neutral' }

interface PhaseBadgeProps {
  readonly room: Pick<RoomCard, 'isPractice'>
  readonly phase: RoomPhase
  /** Null if it is not known. */
  readonly person: PersonPhase | null
}

/** Renders the state of a room, or the viewer's own state in a practice set. */
export const PhaseBadge = ({ room, phase, person }: PhaseBadgeProps) => (
  <Badge tone={phaseTones[phase]}>{room.isPractice && person !== null ? practiceWords.states[person] : roomWords.phases[phase]}</Badge>
)

interface RoomTimerProps {
  /** The moment of the end in ms, by the server's clock. */
  readonly until: number
  readonly label: string
  /** The announcement when the time is over. */
  readonly endText?: string
}

/** Counts down to a moment. Screen readers are told the time left at a few moments only. */
export const RoomTimer = ({ until, label, endText = timeLeftText(0) }: RoomTimerProps) => {
  const left = useServerNow((now) => Math.max(0, Math.ceil((until - now) / secondMs))) * secondMs
  const [last, setLast] = useState({ left, spoken: '' })
  if (last.left !== left) {
    // Announces the time left rather than the threshold passed, because the computer may have slept.
    const spoken = left === 0 ? endText : announcedLeft(last.left, left) === null ? last.spoken : timeLeftText(left)
    setLast({ left, spoken })
  }
  return (
    <>
      <span role="timer" aria-label={label} aria-live="off" className={styles['timer']} data-soon={left <= 5 * minuteMs || undefined}>
        <Icon icon={Timer} size={18} />
        {clockText(left)}
      </span>
      <span role="status">
        <VisuallyHidden>{last.spoken}</VisuallyHidden>
      </span>
    </>
  )
}

/** Tells whether a moment is less than a day away; a countdown in seconds is useless before that. */
export const isNear = (moment: number, now: number): boolean => moment - now < msPerDay

interface RoomFactsProps {
  readonly room: RoomCard
  /** The number of participants, where a newer one than the room's is known; null while people gather, because nobody takes part yet. */
  readonly participantCount?: number | null
  /** Puts the facts beside one another. */
  readonly isWide?: boolean
}

/** Renders the facts of a room: its time, duration, scoring and number of participants. */
export const RoomFacts = ({ room, participantCount = room.participantCount, isWide = false }: RoomFactsProps) => (
  <dl className={styles['facts']} data-wide={isWide || undefined}>
    <Fact name={isWaiting(room) ? practiceWords.facts.until : words.when}>
      <When room={room} />
    </Fact>
    <Fact name={words.howLong}>{howLong(room)}</Fact>
    <Fact name={words.scoring}>{roomWords.scoring[room.scoring]}</Fact>
    <Fact name={words.tasks}>{words.taskCount(formatNumber(room.taskCount))}</Fact>
    {!room.isPractice && participantCount !== null && <Fact name={words.people}>{words.peopleCount(formatNumber(participantCount))}</Fact>}
  </dl>
)

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles['fact']}>
    <dt className={styles['name']}>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Renders the time in Seoul, which is the same for everybody, and the viewer's local time where it differs. */
const When = ({ room }: { readonly room: RoomCard }) => {
  const { startDate, endDate } = spanOf(room)
  const { clock } = useApplication()
  const now = new Date(useServerNow((at) => Math.floor(at / minuteMs)) * minuteMs)
  const [from, to] = [startDate, endDate].map((date) => deadlineView(date, now, clock.timeZone()))
  if (!from || !to) return words.byTeacher
  if (isWaiting(room)) return practiceWords.facts.untilText(to.moment)
  return (
    <>
      {spanText(from.moment, to.moment)}
      {from.local && to.local && <span className={styles['local']}>{words.local(spanText(from.local, to.local))}</span>}
    </>
  )
}

/** Tells whether a practice set was not begun yet. */
const isWaiting = ({ isPractice, participation }: RoomCard) => isPractice && participation === null

/** Returns the start and end of a room; for a practice set in progress, those of the viewer's own run. */
function spanOf({ isPractice, participation, startDate, endDate }: RoomCard) {
  return isPractice && participation !== null
    ? { startDate: participation.startedDate, endDate: participation.endDate }
    : { startDate, endDate }
}

const dayOf = (moment: string) => moment.slice(0, moment.indexOf(')') + 1)

/** Joins two moments to a span, and names the day once if both are on the same day. */
function spanText(from: string, to: string): string {
  return words.span(from, dayOf(from) === dayOf(to) ? to.slice(dayOf(to).length).trim() : to)
}

function howLong({ timing, minutes, startDate, endDate }: RoomCard): string {
  const whole = startDate === null || endDate === null ? null : Math.round((Date.parse(endDate) - Date.parse(startDate)) / minuteMs)
  const length = minutes ?? whole
  const text = length === null ? '–' : words.minutes(length)
  return timing === 'OWN' ? words.ownMinutes(text) : text
}
