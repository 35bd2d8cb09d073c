import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '../../../domain/format.ts'
import {
  type AttendanceState,
  attendanceCounts,
  attendanceNames,
  type RoomAttendee,
  roomAttendees,
} from '../../../domain/room/roomAttendance.ts'
import { maxExtraMinutes, ownEnd, type RoomBoard, type RoomDetail, roomPhase } from '../../../domain/room/room.ts'
import { isGathering } from '../../../domain/room/waitingRoom.ts'
import { invalidate } from '../../kit/action.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Badge, type BadgeTone } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { SectionMessage } from '../../kit/Message.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { submissionTime } from '../../problem/workbench/submissionTime.ts'
import { TextField } from '../../kit/fields.tsx'
import { useResults } from '../../room-people/PeopleAtWork.tsx'
import { useRoomChange, useServerNow } from '../roomQueries.ts'
import { judgeWords } from './judgeWords.ts'
import { MinutesDialog } from './MinutesDialog.tsx'
import styles from './JudgePanel.module.css'
import { matchesKeyword } from '../../../domain/search.ts'

interface JudgePeopleProps {
  readonly room: RoomDetail
  readonly board: Loadable<RoomBoard>
  onChanged(): void
}

const words = judgeWords.people
/** The number of people shown at first. */
const shownPeople = 10
/** Before the start a class fits the screen, so that a judge sees who is missing. */
const shownBefore = 40

const nameOf = ({ nickname }: Pick<RoomAttendee, 'nickname'>) => nickname ?? words.nameless
const tones: Readonly<Record<AttendanceState, BadgeTone>> = {
  NOT_BEGUN: 'warning',
  ABSENT: 'warning',
  SOLVING: 'primary',
  DONE: 'success',
  INVITED: 'neutral',
  HERE: 'success',
}
const everybody = 'ALL'

/** Lists the invited and the present people with their end times. Each can get more time, also before they begin. */
export const JudgePeople = ({ room, board, onChanged }: JudgePeopleProps) => {
  const { serverClock } = useFeature('room')
  const results = useResults(room.roomId)
  const client = useQueryClient()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<string>(everybody)
  const [chosen, setChosen] = useState<RoomAttendee | null>(null)
  // The results have changed with a new participant, and before the start with each look at the board, since people come and go.
  const loadedBoard = loadedValue(board)
  const isBefore = isGathering(useServerNow((now) => roomPhase(loadedBoard ?? room, now)))
  const gathered = [
    loadedBoard?.participantCount ?? room.participantCount,
    ...(isBefore ? [loadedBoard?.waitingCount, loadedBoard?.serverDate] : []),
  ].join()
  const seen = useRef(gathered)
  useEffect(() => {
    if (seen.current !== gathered) invalidate(client, ['roomResults'])
    seen.current = gathered
  }, [client, gathered])
  const attendeesAt = (now: number) => (results.status === 'ready' ? roomAttendees(room, results.value, now) : [])
  // A participant's time may run out while the list is open.
  useServerNow((now) =>
    attendeesAt(now)
      .map(({ attendance }) => attendance)
      .join(),
  )
  const people = attendeesAt(serverClock.now())
  const counts = attendanceCounts(people)
  const wanted = search.trim()
  const shown = people.filter(
    (person) =>
      (kind === everybody || person.attendance === kind) && (matchesKeyword([nameOf(person)], wanted) || String(person.userId) === wanted),
  )
  return (
    <section aria-labelledby="judge-people" className={styles['part']}>
      <h3 id="judge-people" className={styles['title']}>
        {words.title} <span className={styles['note']}>{words.count(formatNumber(people.length))}</span>
      </h3>
      {results.status === 'waiting' && <Skeleton height={120} radius="control" />}
      {results.status === 'failed' && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" size="small" retry={results.retry} />
        </SectionMessage>
      )}
      {results.status === 'ready' && people.length === 0 && <p className={styles['note']}>{words.none}</p>}
      {people.length > 0 && (
        <>
          <div className={styles['find']}>
            <TextField label={words.search} type="search" value={search} onChange={setSearch} />
            <SelectField
              isLabelShown
              label={words.kind}
              value={kind}
              options={[
                { value: everybody, label: words.everybody(formatNumber(people.length)) },
                ...counts.map(([value, count]) => ({ value, label: words.ofKind(attendanceNames[value], formatNumber(count)) })),
              ]}
              onSelect={setKind}
            />
          </div>
          {/* A class is as long as a page: it opens for who looks for somebody, and the table of standings is not far. */}
          <details open={isBefore || people.length <= shownPeople || wanted !== '' || kind !== everybody} className={styles['everybody']}>
            <summary>{counts.map(([state, count]) => words.ofKind(attendanceNames[state], formatNumber(count))).join(' · ')}</summary>
            {shown.length === 0 && <p className={styles['note']}>{wanted === '' ? words.noneOfKind : words.noneFor(search.trim())}</p>}
            <ShowMoreList
              items={shown}
              step={isBefore ? shownBefore : shownPeople}
              className={styles['people']}
              keyOf={({ userId }) => userId}
              renderItem={(person) => <PersonRow person={person} onExtend={() => setChosen(person)} />}
            />
          </details>
        </>
      )}
      {chosen !== null && <ExtendDialog room={room} person={chosen} onChanged={onChanged} onClose={() => setChosen(null)} />}
    </section>
  )
}

const PersonRow = ({ person, onExtend }: { readonly person: RoomAttendee; onExtend(): void }) => {
  const { clock } = useApplication()
  const { row, attendance, extraMinutes, userId } = person
  const moment = row?.participation && submissionTime(row.participation.endDate, clock)
  const facts = [
    moment && (attendance === 'DONE' ? words.done(moment) : words.until(moment)),
    extraMinutes > 0 && words.extra(formatNumber(extraMinutes)),
    row !== null && row.lateCount > 0 && words.late(formatNumber(row.lateCount)),
  ]
  return (
    <div className={styles['person']}>
      <span className={styles['name']}>
        {nameOf(person)} <span className={styles['note']}>{userId}</span>
      </span>
      <Badge tone={tones[attendance]}>{attendanceNames[attendance]}</Badge>
      <span className={styles['note']}>{facts.filter(Boolean).join(' · ')}</span>
      {attendance !== 'ABSENT' && (
        <Button tone="quiet" size="small" aria-label={judgeWords.extend.title(nameOf(person))} onClick={onExtend}>
          {words.more}
        </Button>
      )}
    </div>
  )
}

/** The default for a person without extra time, in minutes. */
const usualExtraMinutes = 10

interface ExtendDialogProps extends Pick<JudgePeopleProps, 'room' | 'onChanged'> {
  readonly person: RoomAttendee
  onClose(): void
}

const ExtendDialog = ({ room, person, onChanged, onClose }: ExtendDialogProps) => {
  const change = useRoomChange(room.roomId, judgeWords.refusals, onChanged)
  const { serverClock } = useFeature('room')
  const [said, name] = [judgeWords.extend, nameOf(person)]
  const startedDate = person.row?.participation?.startedDate
  return (
    <MinutesDialog
      words={said}
      title={said.title(name)}
      text={said.text}
      initial={person.extraMinutes || usualExtraMinutes}
      isRunning={change.isPending}
      errorOf={(minutes) => {
        if (minutes === null || minutes > maxExtraMinutes) return said.gap
        return startedDate !== undefined && ownEnd(room, startedDate, minutes) <= serverClock.now() ? said.past : undefined
      }}
      run={(minutes) => {
        const done = minutes === 0 ? said.doneNone(name) : said.done(name, formatNumber(minutes))
        return change.run({ kind: 'extend', userId: person.userId, extraMinutes: minutes }, done)
      }}
      onClose={onClose}
    />
  )
}
