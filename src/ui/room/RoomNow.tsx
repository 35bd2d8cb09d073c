import { Check } from 'lucide'
import { formatNumber } from '../../domain/format.ts'
import type { personPhase, RoomDetail, RoomPhase } from '../../domain/room/room.ts'
import { isGathering } from '../../domain/room/waitingRoom.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { practiceWords } from './practiceWords.ts'
import { isNear, RoomTimer } from './RoomFacts.tsx'
import { useBegin } from './roomQueries.ts'
import { roomWords as words } from './roomWords.ts'
import styles from './RoomPage.module.css'

interface RoomNowProps {
  readonly room: RoomDetail
  readonly phase: RoomPhase
  /** Null for a judge. */
  readonly person: ReturnType<typeof personPhase> | null
  readonly now: number
  /** Null if it is not known. */
  readonly waitingCount: number | null
}

/** Renders the current phase with its time left, and the action that is possible now. */
export const RoomNow = ({ room, phase, person, now, waitingCount }: RoomNowProps) => {
  const { endDate, participation } = room
  const end = person === 'SOLVING' && participation !== null ? participation.endDate : endDate
  // A practice set runs from the viewer's own start.
  const isRunning = person === 'SOLVING' || (phase === 'OPEN' && !room.isPractice)
  const over = room.isJudge ? 'judge' : person === 'DONE' && participation === null ? 'missed' : phase === 'OVER' ? 'all' : 'own'
  if (isGathering(phase)) return <Gathering room={room} now={now} waitingCount={waitingCount} />
  return (
    <Panel className={styles['now']} data-phase={person ?? phase}>
      {person === 'DONE' || phase === 'OVER' ? (
        <>
          <h2 className={styles['nowTitle']}>{words.over.title}</h2>
          <p>{room.isPractice ? practiceWords.over[over === 'missed' ? 'missed' : 'done'] : words.over[over]}</p>
        </>
      ) : (
        <>
          {isRunning && end !== null && (
            <p className={styles['clock']}>
              <span aria-hidden="true">{words.timer.left}</span>
              <RoomTimer until={Date.parse(end)} label={words.timer.left} />
            </p>
          )}
          {person === 'CAN_BEGIN' && <Begin room={room} />}
          {room.isJudge && <p>{words.before.judge}</p>}
        </>
      )}
    </Panel>
  )
}

/** Renders the waiting room: the time until the start, and how many people have come. */
const Gathering = ({ room, now, waitingCount }: Pick<RoomNowProps, 'room' | 'now' | 'waitingCount'>) => {
  const viewer = useViewer()
  const start = room.startDate === null ? null : Date.parse(room.startDate)
  const said = words.before
  return (
    <Panel className={styles['hall']}>
      <div className={styles['now']}>
        <h2 className={styles['nowTitle']}>{said.title}</h2>
        {start !== null && isNear(start, now) && (
          <p className={styles['clock']} data-large="">
            <span aria-hidden="true">{words.timer.untilStart}</span>
            <RoomTimer until={start} label={words.timer.untilStart} endText={words.timer.starts} />
          </p>
        )}
        <p>{start !== null ? said.upcoming : room.isJudge ? said.judgeWaiting : said.waiting}</p>
        {room.isJudge && <p>{said.judge}</p>}
      </div>
      {waitingCount !== null && (
        <div className={styles['here']}>
          <p>
            <strong>{formatNumber(waitingCount)}</strong>
            {said.here}
          </p>
          {!room.isJudge && viewer !== null && isSignedIn(viewer) && (
            <Badge tone="success">
              <Icon icon={Check} size={14} className={styles['sign']} />
              {said.own}
            </Badge>
          )}
        </div>
      )}
    </Panel>
  )
}

const Begin = ({ room: { roomId, timing } }: { readonly room: RoomDetail }) => {
  const viewer = useViewer()
  const { notifications } = useApplication()
  const { isPending, run } = useBegin(roomId)
  if (viewer === null) return null
  if (!isSignedIn(viewer))
    return (
      <div className={styles['begin']}>
        <ForGuests>
          <p>{words.begin.guest}</p>
        </ForGuests>
        <LoginLink words={words.begin.login} />
      </div>
    )
  const begin = async () => {
    const { kind } = await run()
    if (kind !== 'begun') notifications.warn(words.begin.refusals[kind])
  }
  return (
    <div className={styles['begin']}>
      <h2 className={styles['nowTitle']}>{words.begin.title}</h2>
      <p>{timing === 'OWN' ? words.begin.note.OWN : words.begin.note.FIXED}</p>
      <ActionButton isRunning={isPending} onClick={() => void begin()}>
        {isPending ? words.begin.running : words.begin.button}
      </ActionButton>
    </div>
  )
}
