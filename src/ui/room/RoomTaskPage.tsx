import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import {
  lobbyHref,
  personPhase,
  type RoomDetail,
  roomHref,
  roomPhase,
  type RoomTask,
  roomTaskHref,
  roomTaskOfAddress,
} from '../../domain/room/room.ts'
import { displayTitle } from '../copy.ts'
import { useRouteId, useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { MessagePanel } from '../kit/Message.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { SolvingPage } from '../problem/SolvingPage.tsx'
import { ProblemBench } from '../problem/workbench/ProblemBench.tsx'
import { practiceWords } from './practiceWords.ts'
import { RoomTimer } from './RoomFacts.tsx'
import { RoomError, useRoomTitle } from './RoomPage.tsx'
import { useOpenRoom, useServerNow } from './roomQueries.ts'
import { roomWords } from './roomWords.ts'
import styles from './RoomTaskPage.module.css'

const words = roomWords.task

/** Renders the page of a single task of a room: read, solve and hand in. */
export const RoomTaskPage = () => {
  const roomId = useRouteId('roomId')
  const taskNumber = Number(useRouteId('taskNumber'))
  return <TaskOf key={roomId} roomId={roomId} taskNumber={taskNumber} />
}

interface TaskOfProps {
  readonly roomId: Id
  readonly taskNumber: number
}

const TaskOf = ({ roomId, taskNumber }: TaskOfProps) => {
  const { room, outbox } = useOpenRoom(roomId, 1)
  const found = loadedValue(room)
  const { task, removed } = useHeldTask(found, taskNumber)
  const number = task?.taskNumber ?? taskNumber
  const { serverClock } = useFeature('room')
  const hrefAt = (place: number) => {
    const other = task && found && roomTaskOfAddress(found.tasks, place, null)
    return other && roomTaskHref(roomId, other)
  }
  const roomTitle = useRoomTitle(room)
  const windowTitle = task
    ? displayTitle(task.title)
    : found
      ? wordsForNone(found, taskNumber, removed, serverClock.now()).title
      : room.status === 'failed'
        ? roomTitle
        : words.waiting
  return (
    <SolvingPage
      title={task && displayTitle(task.title)}
      windowTitle={windowTitle}
      waiting={words.waiting}
      isBusy={room.status === 'waiting'}
      hasHead={task !== null || room.status === 'waiting'}
      back={
        room.status === 'failed'
          ? { href: lobbyHref, label: roomWords.back }
          : { href: roomHref(roomId), label: found?.isPractice ? practiceWords.back : words.back }
      }
      facts={found && task && <Facts room={found} task={task} />}
      neighbours={{ words: words.neighbours, previous: hrefAt(number - 1), next: hrefAt(number + 1) }}
    >
      {room.status === 'failed' && <RoomError level={1} {...room} />}
      {found !== null && task === null && <NoTask room={found} taskNumber={taskNumber} removed={removed} />}
      {found !== null && task !== null && (
        <ProblemBench
          key={task.problemId}
          problemId={task.problemId}
          origin={null}
          level={1}
          aside={<Notices room={found} moved={number === taskNumber ? null : task} waiting={outbox.waiting} />}
          room={{ allowsHints: found.allowsHints, allowsTutor: found.allowsTutor, languages: found.languages, handIn: outbox.handIn }}
        />
      )}
    </SolvingPage>
  )
}

/** Returns the message for an address without a task. A number beyond the tasks is missing, even before the start. */
const wordsForNone = (room: RoomDetail, taskNumber: number, removed: RemovedTask | null, now: number) => {
  if (removed !== null) return words.removed(removed.title && displayTitle(removed.title))
  if (room.participation !== null || taskNumber < 1 || taskNumber > room.taskCount) return words.missing
  if (room.isJudge) return words.judge
  return roomPhase(room, now) === 'OVER' ? words.tooLate : words.notBegun
}

/** A task that a judge removed. Its title is null for a viewer who did not have it open. */
interface RemovedTask {
  readonly title: string | null
}

/** Holds the task as it was when the address was opened: if a judge removes an earlier task, the work must not move to another problem. */
const useHeldTask = (room: RoomDetail | null, taskNumber: number) => {
  const named = useUrlState().parameters.get('problem')
  const tasks = room?.participation ? room.tasks : []
  const [opened, setOpened] = useState<{ readonly taskNumber: number; readonly task: RoomTask } | null>(null)
  const held = opened?.taskNumber === taskNumber ? opened.task : null
  const task = roomTaskOfAddress(tasks, taskNumber, held?.problemId ?? named)
  if (held === null && task !== null) setOpened({ taskNumber, task })
  const isRemoved = task === null && room?.participation != null && (held !== null || named !== null)
  return { task, removed: isRemoved ? { title: held?.title ?? null } : null }
}

interface NoTaskProps {
  readonly room: RoomDetail
  readonly taskNumber: number
  /** The task that a judge removed; null if none was. */
  readonly removed: RemovedTask | null
}

/** Replaces the task if it is not begun, too late or removed, or if no task has the number. */
const NoTask = ({ room, taskNumber, removed }: NoTaskProps) => {
  const now = useFeature('room').serverClock.now()
  return (
    <MessagePanel level={1} isAlert={removed !== null} creature="TURTLE" {...wordsForNone(room, taskNumber, removed, now)}>
      <ButtonLink href={roomHref(room.roomId)}>{roomWords.backToRoom}</ButtonLink>
    </MessagePanel>
  )
}

const Facts = ({ room, task }: { readonly room: RoomDetail; readonly task: RoomTask }) => (
  <p className={styles['facts']}>
    {/* A notification announces the end, and tells what it means for the answer. */}
    {room.participation && <RoomTimer until={Date.parse(room.participation.endDate)} label={roomWords.timer.left} endText="" />}
    <span className={styles['detail']}>{words.number(formatNumber(task.taskNumber), formatNumber(room.tasks.length))}</span>
    {room.scoring === 'POINTS' && <span className={styles['detail']}>{roomWords.tasks.point(formatNumber(task.point))}</span>}
  </p>
)

interface NoticesProps {
  readonly room: RoomDetail
  /** The task if its number now differs from that in the page's address. */
  readonly moved: RoomTask | null
  readonly waiting: string | null
}

/** Renders the notices beside the task. A notification tells when the time ends, for users who look at another part of the page. */
const Notices = ({ room, moved, waiting }: NoticesProps) => {
  const { notifications } = useApplication()
  const phase = useServerNow((now) => personPhase(room, now))
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === 'SOLVING' && phase === 'DONE') notifications.warn(words.over)
    before.current = phase
  }, [phase, notifications])
  return (
    <div className={styles['notices']}>
      {phase === 'DONE' && (
        <p className={styles['notice']}>
          {words.over} <SiteLink href={roomHref(room.roomId)}>{roomWords.backToRoom}</SiteLink>
        </p>
      )}
      {moved !== null && (
        <p role="status" className={styles['notice']}>
          {words.moved(formatNumber(moved.taskNumber))} <SiteLink href={roomTaskHref(room.roomId, moved)}>{words.movedLink}</SiteLink>
        </p>
      )}
      {waiting !== null && <p className={styles['notice']}>{waiting}</p>}
    </div>
  )
}
