import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '../../../domain/format.ts'
import { mostExtraMinutes, ownEnd, type Participation, type RoomBoardRow, type RoomDetail } from '../../../domain/room/room.ts'
import { invalidate } from '../../kit/action.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { Button } from '../../kit/Button.tsx'
import { ConfirmDialog } from '../../kit/Dialog.tsx'
import { ShowMoreList } from '../../kit/GrowingList.tsx'
import { SectionMessage } from '../../kit/Message.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { submissionTime } from '../../problem/workbench/submissionTime.ts'
import { NumberField, TextField } from '../../kit/fields.tsx'
import { useResults } from '../../room-people/PeopleAtWork.tsx'
import { useRoomChange, useServerNow } from '../roomQueries.ts'
import { judgeWords } from './judgeWords.ts'
import styles from './JudgePanel.module.css'

interface JudgePeopleProps {
  readonly room: RoomDetail
  readonly participantCount: number
  onChanged(): void
}

interface Person extends RoomBoardRow {
  readonly participation: Participation
}

const words = judgeWords.people
/** At once. */
const shownPeople = 10

const hasBegun = (row: RoomBoardRow): row is Person => row.participation !== null
const nameOf = ({ nickname }: RoomBoardRow) => nickname ?? words.nameless

/** Who takes part, and until when: one of them can be given more time. */
export const JudgePeople = ({ room, participantCount, onChanged }: JudgePeopleProps) => {
  const results = useResults(room.roomId)
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<Person | null>(null)
  const seen = useRef(participantCount)
  // Somebody has begun since.
  useEffect(() => {
    if (seen.current !== participantCount) invalidate(client, ['roomResults'])
    seen.current = participantCount
  }, [client, participantCount])
  const people = results.status === 'ready' ? results.value.filter(hasBegun) : []
  const wanted = name.trim().toLowerCase()
  const found = people.filter((row) => nameOf(row).toLowerCase().includes(wanted))
  return (
    <section aria-labelledby="judge-people" className={styles['part']}>
      <h3 id="judge-people" className={styles['title']}>
        {words.title} <span className={styles['note']}>{words.count(formatNumber(participantCount))}</span>
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
          <TextField label={words.search} type="search" value={name} onChange={setName} />
          {found.length === 0 && <p className={styles['note']}>{words.noneFor(name.trim())}</p>}
          <ShowMoreList
            items={found}
            step={shownPeople}
            className={styles['people']}
            keyOf={({ userId }) => userId}
            renderItem={(person) => <PersonRow person={person} onExtend={() => setChosen(person)} />}
          />
        </>
      )}
      {chosen !== null && <ExtendDialog room={room} person={chosen} onChanged={onChanged} onClose={() => setChosen(null)} />}
    </section>
  )
}

const PersonRow = ({ person, onExtend }: { readonly person: Person; onExtend(): void }) => {
  const { clock } = useApplication()
  const end = Date.parse(person.participation.endDate)
  const isDone = useServerNow((now) => (now < end ? 'no' : 'yes')) === 'yes'
  const moment = submissionTime(person.participation.endDate, clock)
  return (
    <div className={styles['person']}>
      <span className={styles['name']}>{nameOf(person)}</span>
      <span className={styles['note']}>
        {isDone ? words.done(moment) : words.until(moment)}
        {person.lateCount > 0 && ` · ${words.late(formatNumber(person.lateCount))}`}
      </span>
      <Button tone="quiet" size="small" aria-label={judgeWords.extend.title(nameOf(person))} onClick={onExtend}>
        {words.more}
      </Button>
    </div>
  )
}

/** Where nobody has given any yet. */
const usualExtraMinutes = 10

/** By how many minutes somebody's time is longer than it would be. */
function extraOf(room: RoomDetail, { startedDate, endDate }: Participation): number {
  const extra = Math.round((Date.parse(endDate) - ownEnd(room, startedDate, 0)) / 60_000)
  return extra > 0 ? extra : usualExtraMinutes
}

interface ExtendDialogProps extends Pick<JudgePeopleProps, 'room' | 'onChanged'> {
  readonly person: Person
  onClose(): void
}

const ExtendDialog = ({ room, person, onChanged, onClose }: ExtendDialogProps) => {
  const [minutes, setMinutes] = useState<number | null>(() => extraOf(room, person.participation))
  const [isGapShown, setGapShown] = useState(false)
  const change = useRoomChange(room.roomId, judgeWords.refusals, onChanged)
  const { serverClock } = useFeature('room')
  const isOver = minutes !== null && ownEnd(room, person.participation.startedDate, minutes) <= serverClock.now()
  const isGiven = minutes !== null && minutes <= mostExtraMinutes && !isOver
  const [said, name] = [judgeWords.extend, nameOf(person)]
  const extend = async () => {
    setGapShown(true)
    if (!isGiven) return
    const done = minutes === 0 ? said.doneNone(name) : said.done(name, formatNumber(minutes))
    if (await change.run({ kind: 'extend', userId: person.userId, extraMinutes: minutes }, done)) onClose()
  }
  return (
    <ConfirmDialog
      title={said.title(name)}
      confirmLabel={said.confirm}
      runningLabel={said.running}
      cancelLabel={judgeWords.cancel}
      isRunning={change.isPending}
      onConfirm={() => void extend()}
      onClose={onClose}
    >
      <div className={styles['part']}>
        <p>{said.text}</p>
        <NumberField
          label={said.minutes}
          value={minutes}
          blank={null}
          error={isGapShown && !isGiven ? (isOver ? said.past : said.gap) : undefined}
          onChange={setMinutes}
        />
      </div>
    </ConfirmDialog>
  )
}
