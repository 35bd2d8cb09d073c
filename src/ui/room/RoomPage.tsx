import { Check, CircleDashed, Hourglass, Minus } from 'lucide'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound, statusOf } from '../../application/callError.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { parsePageNumber } from '../../domain/paging.ts'
import {
  lobbyHref,
  newPractice,
  personPhase,
  type RoomBoard,
  type RoomBoardRow,
  type RoomDetail,
  roomPhase,
  roomTaskHref,
} from '../../domain/room/room.ts'
import { isGathering } from '../../domain/room/waitingRoom.ts'
import { problemHref } from '../../domain/problems/problemKinds.ts'
import { isSignedIn, needsSignup } from '../../domain/viewer.ts'
import { displayTitle } from '../copy.ts'
import { invalidate } from '../kit/action.ts'
import { useRouteId, useUrlState } from '../kit/address.ts'
import { Badge } from '../kit/Badge.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { type Loadable, loadedValue } from '../kit/loaded.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { PanelFailed } from '../kit/PartFailed.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { BackLink } from '../site/BackLink.tsx'
import { loadedTitle } from '../site/loadedTitle.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import page from '../site/PlainPage.module.css'
import { GuestPanel } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { PhaseBadge } from './RoomFacts.tsx'
import { RoomPosts } from './RoomPosts.tsx'
import { RoomNow } from './RoomNow.tsx'
import { useOpenRoom } from './roomQueries.ts'
import { PracticeResult, PracticeResultFailed, PracticeTools } from './RoomPractice.tsx'
import { RoomRules } from './RoomRules.tsx'
import { RoomTable } from './RoomTable.tsx'
import { roomWords as words } from './roomWords.ts'
import styles from './RoomPage.module.css'

/** The studio's preview takes them from this page's own chunk, so that neither page loads a further one. */
export { RoomRules }

/** Loaded lazily, because only judges need it. */
const JudgePanel = lazyWithRetry(() => import('./judge/JudgePanel.tsx').then((loaded) => loaded.JudgePanel))

const PracticePage = lazyWithRetry(() => import('./PracticePage.tsx').then((loaded) => loaded.PracticePage))

/** Renders the page of a contest or test: its time, its tasks and its standings; or the form to make a practice set. */
export const RoomPage = () => {
  const roomId = useRouteId('roomId')
  // There is no boundary here: the page suspends until its part is loaded, so that the focus goes to its heading.
  return roomId === newPractice ? <PracticePage /> : <RoomOfId key={roomId} roomId={roomId} />
}

const RoomOfId = ({ roomId }: { readonly roomId: Id }) => {
  const { parameters, isHistoryNavigation } = useUrlState()
  const number = parsePageNumber(parameters.get('page'))
  const { room, board, outbox } = useOpenRoom(roomId, number)
  const found = loadedValue(room)
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(page['pagePage'], page['underBackLink'], styles['page'])}
      aria-busy={room.status === 'waiting'}
    >
      <PageTitle title={useRoomTitle(room)} />
      <BackLink href={lobbyHref}>{words.back}</BackLink>
      {room.status === 'waiting' && <Skeleton height={320} radius="card" />}
      {room.status === 'failed' && <RoomError {...room} />}
      {found !== null && (
        <div className={styles['column']}>
          <OpenRoom room={found} board={board} waiting={outbox.waiting}>
            <RoomTable room={found} board={board} page={number} isHistoryNavigation={isHistoryNavigation} />
          </OpenRoom>
        </div>
      )}
    </main>
  )
}

const [unauthorizedStatus, forbiddenStatus] = [401, 403]

const useRefusal = (error: unknown): 'pending' | 'guest' | 'notYours' | 'missing' | 'failed' => {
  const viewer = useViewer()
  const status = statusOf(error)
  const isForbidden = status === forbiddenStatus
  if ((isForbidden || status === unauthorizedStatus) && viewer !== null && !isSignedIn(viewer))
    return needsSignup(viewer) ? 'pending' : 'guest'
  if (isForbidden) return 'notYours'
  return isNotFound(error) ? 'missing' : 'failed'
}

/** Returns the window's title for a room, or for the reason why there is none to show. */
export const useRoomTitle = (room: Loadable<RoomDetail>): string => {
  const reason = useRefusal(room.status === 'failed' ? room.error : null)
  return room.status === 'failed' ? words[reason].title : loadedTitle(room, words)
}

interface RoomErrorProps {
  readonly error: unknown
  /** Use 1 if the page has no other heading. */
  readonly level?: 1 | 2
  retry(): Promise<unknown>
}

/** Tells why the room cannot be shown, with links to continue. */
export const RoomError = ({ error, level = 2, retry }: RoomErrorProps) => {
  const reason = useRefusal(error)
  if (reason === 'pending' || reason === 'guest')
    return (
      <GuestPanel level={level} creature="SEAHORSE" {...words[reason]}>
        <LoginLink words={words.begin.login} />
        <ButtonLink tone="quiet" href={lobbyHref}>
          {words.allRooms}
        </ButtonLink>
      </GuestPanel>
    )
  if (reason !== 'failed')
    return (
      <MessagePanel level={level} creature={reason === 'notYours' ? 'DOLPHIN' : 'TURTLE'} {...words[reason]}>
        <ButtonLink href={lobbyHref}>{words.allRooms}</ButtonLink>
        <HomeLink tone="quiet" />
      </MessagePanel>
    )
  return (
    <FailedPanel level={level} {...words.failed} retry={retry}>
      <ButtonLink tone="quiet" href={lobbyHref}>
        {words.allRooms}
      </ButtonLink>
    </FailedPanel>
  )
}

interface OpenRoomProps {
  readonly room: RoomDetail
  readonly board: Loadable<RoomBoard>
  /** The state of answers that could not be sent yet, in words. */
  readonly waiting: string | null
  /** The table of standings. */
  readonly children: ReactNode
}

const OpenRoom = ({ room, board, waiting, children }: OpenRoomProps) => {
  const { serverClock } = useFeature('room')
  const client = useQueryClient()
  const now = serverClock.now()
  const person = room.isJudge ? null : personPhase(room, now)
  // The room stays open for a participant with extra time.
  const phase = person === 'SOLVING' ? 'OPEN' : roomPhase(room, now)
  const loadedBoard = loadedValue(board)
  const ownRow = loadedBoard?.ownRow ?? null
  const Standing = room.isPractice ? PracticeResult : OwnStanding
  const hasTable = !room.isPractice && (phase === 'OPEN' || phase === 'OVER' || room.participation !== null)
  const tasks = room.tasks.length > 0 && <Tasks room={room} ownRow={ownRow} phase={phase} isSolving={person === 'SOLVING'} />
  // People who wait read the rules; later the tasks come first.
  const isBefore = isGathering(phase)
  const rules = <RoomRules room={room} phase={phase} participantCount={(loadedBoard ?? room).participantCount} />
  return (
    <>
      <PageHead
        creature="SHARK"
        above={<PhaseBadge room={room} phase={phase} person={person} />}
        title={displayTitle(room.title)}
        note={room.description}
      />
      {waiting !== null && (
        <p role="status" className={styles['waiting']}>
          {waiting}
        </p>
      )}
      <RoomNow room={room} phase={phase} person={person} now={now} waitingCount={loadedBoard?.waitingCount ?? null} />
      {room.isJudge && (
        <LazyBoundary loading={<Skeleton height={220} radius="card" />} failed={<PanelFailed />}>
          <JudgePanel room={room} board={board} onChanged={() => invalidate(client, ['room', 'roomBoard'])} />
        </LazyBoundary>
      )}
      {isBefore && rules}
      {phase !== 'OVER' && tasks}
      {ownRow !== null && <Standing room={room} row={ownRow} board={loadedBoard} />}
      {room.isPractice && room.participation !== null && board.status === 'failed' && <PracticeResultFailed retry={board.retry} />}
      {hasTable && <div className={styles['table']}>{children}</div>}
      {phase === 'OVER' && tasks}
      {room.isPractice ? <PracticeTools room={room} /> : <RoomPosts room={room} board={board} mayAsk={person === 'SOLVING'} />}
      {!isBefore && rules}
    </>
  )
}

interface TasksProps {
  readonly room: RoomDetail
  readonly ownRow: RoomBoardRow | null
  readonly phase: ReturnType<typeof roomPhase>
  readonly isSolving: boolean
}

const stateIcons = { NONE: Minus, TRIED: CircleDashed, PENDING: Hourglass, SOLVED: Check } as const
const stateTones = { NONE: 'neutral', TRIED: 'warning', PENDING: 'warning', SOLVED: 'success' } as const

/** Renders the tasks of a room; after its end, and for judges, with links to the problems themselves. */
const Tasks = ({ room: { roomId, tasks, scoring, isJudge }, ownRow, phase, isSolving }: TasksProps) => {
  const isPractice = phase === 'OVER' || isJudge
  return (
    <Panel aria-labelledby="room-tasks">
      <SectionHeading id="room-tasks" title={isPractice && !isJudge ? words.tasks.practice : words.tasks.title} />
      <ol className={styles['tasks']}>
        {tasks.map((task) => {
          const cell = ownRow?.cells.find(({ taskNumber }) => taskNumber === task.taskNumber)
          const state = cell?.state ?? 'NONE'
          const href = isPractice ? problemHref(task) : isSolving ? roomTaskHref(roomId, task) : null
          const title = displayTitle(task.title)
          return (
            <li key={task.taskNumber} className={styles['task']}>
              <span className={styles['number']}>{words.tasks.number(formatNumber(task.taskNumber))}</span>
              {href === null ? title : <SiteLink href={href}>{title}</SiteLink>}
              <span className={styles['state']}>
                {scoring === 'POINTS' && (
                  <span className={styles['note']}>
                    {cell && cell.score > 0 && `${formatNumber(cell.score)} / `}
                    {words.tasks.point(formatNumber(task.point))}
                  </span>
                )}
                {ownRow !== null && (
                  <Badge tone={stateTones[state]}>
                    <Icon icon={stateIcons[state]} size={14} className={styles['sign']} />
                    {words.tasks.states[state]}
                  </Badge>
                )}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

interface OwnStandingProps {
  readonly room: RoomDetail
  readonly row: RoomBoardRow
  readonly board: RoomBoard | null
}

const OwnStanding = ({ room, row, board }: OwnStandingProps) => (
  <Panel aria-labelledby="room-own">
    <SectionHeading id="room-own" title={words.standing.title} />
    <p className={styles['rank']}>
      {words.standing.rank(formatNumber(row.rank), formatNumber(board?.participantCount ?? room.participantCount))}
    </p>
    <p className={styles['note']}>
      {room.scoring === 'ICPC' ? words.standing.solved(formatNumber(row.solvedCount)) : words.standing.score(formatNumber(row.score))}
      {' · '}
      {words.standing.minutes(formatNumber(row.minutes))}
    </p>
    {row.lateCount > 0 && <p className={styles['note']}>{words.standing.late(formatNumber(row.lateCount))}</p>}
  </Panel>
)
