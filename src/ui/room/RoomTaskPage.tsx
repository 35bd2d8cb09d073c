import { useEffect, useRef } from 'react'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { lobbyHref, personPhase, type RoomDetail, roomHref, type RoomTask, roomTaskHref } from '../../domain/room/room.ts'
import { displayTitle } from '../copy.ts'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { SiteLink } from '../kit/links.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { MessagePanel } from '../kit/Message.tsx'
import { SolvingPage } from '../problem/SolvingPage.tsx'
import { ProblemBench } from '../problem/workbench/ProblemBench.tsx'
import { practiceWords } from './practiceWords.ts'
import { RoomTimer } from './RoomFacts.tsx'
import { RoomError, useRoomTitle } from './RoomPage.tsx'
import { useOpenRoom, useServerNow } from './roomQueries.ts'
import { roomWords } from './roomWords.ts'
import styles from './RoomTaskPage.module.css'

const words = roomWords.task

/** One task of a room, to read, solve and hand in there. */
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
  const task = found?.participation ? (found.tasks.find((one) => one.taskNumber === taskNumber) ?? null) : null
  const hrefAt = (number: number) =>
    task !== null && found?.tasks.some((one) => one.taskNumber === number) ? roomTaskHref(roomId, number) : null
  const roomTitle = useRoomTitle(room)
  const windowTitle = task
    ? displayTitle(task.title)
    : found
      ? wordsForNone(found, taskNumber).title
      : room.status === 'failed'
        ? roomTitle
        : words.waiting
  // Where there is no task the page is still headed, by its room.
  const title = (task ?? found)?.title ?? (room.status === 'waiting' ? null : words.back)
  return (
    <SolvingPage
      title={title && displayTitle(title)}
      windowTitle={windowTitle}
      waiting={words.waiting}
      isBusy={room.status === 'waiting'}
      hasHead
      back={
        room.status === 'failed'
          ? { href: lobbyHref, label: roomWords.back }
          : { href: roomHref(roomId), label: found?.isPractice ? practiceWords.back : words.back }
      }
      facts={found && task && <Facts room={found} task={task} />}
      neighbours={{ words: words.neighbours, previous: hrefAt(taskNumber - 1), next: hrefAt(taskNumber + 1) }}
    >
      {room.status === 'failed' && <RoomError {...room} />}
      {found !== null && task === null && <NoTask room={found} taskNumber={taskNumber} />}
      {found !== null && task !== null && (
        <ProblemBench
          key={taskNumber}
          problemId={task.problemId}
          origin={null}
          level={1}
          aside={<Notices room={found} waiting={outbox.waiting} />}
          room={{ allowsHints: found.allowsHints, allowsTutor: found.allowsTutor, languages: found.languages, handIn: outbox.handIn }}
        />
      )}
    </SolvingPage>
  )
}

/** A number that no task has leads nowhere, before the beginning, too. */
const wordsForNone = ({ participation, taskCount }: RoomDetail, taskNumber: number) =>
  participation === null && taskNumber >= 1 && taskNumber <= taskCount ? words.notBegun : words.missing

/** There is nothing to solve before one has begun, and nothing under a number that no task has. */
const NoTask = ({ room, taskNumber }: { readonly room: RoomDetail; readonly taskNumber: number }) => (
  <MessagePanel level={2} creature="TURTLE" {...wordsForNone(room, taskNumber)}>
    <ButtonLink href={roomHref(room.roomId)}>{roomWords.backToRoom}</ButtonLink>
  </MessagePanel>
)

const Facts = ({ room, task }: { readonly room: RoomDetail; readonly task: RoomTask }) => (
  <p className={styles['facts']}>
    {room.participation && <RoomTimer until={Date.parse(room.participation.endDate)} label={roomWords.timer.left} />}
    <span className={styles['detail']}>{words.number(formatNumber(task.taskNumber), formatNumber(room.tasks.length))}</span>
    {room.scoring === 'POINTS' && <span className={styles['detail']}>{roomWords.tasks.point(formatNumber(task.point))}</span>}
  </p>
)

interface NoticesProps {
  readonly room: RoomDetail
  readonly waiting: string | null
}

/** What is to be known beside the task. Whoever looks at another part of the page is told when the time ends. */
const Notices = ({ room, waiting }: NoticesProps) => {
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
      {waiting !== null && <p className={styles['notice']}>{waiting}</p>}
    </div>
  )
}
