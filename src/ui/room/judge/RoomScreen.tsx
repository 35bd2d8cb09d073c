import { Monitor } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { isTableForAll, type RoomBoard, type RoomDetail, type RoomPhase, roomPhase, solvingCount } from '../../../domain/room/room.ts'
import { displayTitle } from '../../copy.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useModality } from '../../kit/modality.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { useResults } from '../../room-people/PeopleAtWork.tsx'
import { isNear, RoomTimer } from '../RoomFacts.tsx'
import { useServerNow } from '../roomQueries.ts'
import { roomWords } from '../roomWords.ts'
import { judgeWords } from './judgeWords.ts'
import styles from './RoomScreen.module.css'

const words = judgeWords.screen

interface RoomScreenProps {
  readonly room: RoomDetail
  readonly board: RoomBoard | null
}

/** Renders the button for the view of a projector, which has the time, the number of people and, where all may know it, the best. */
export const RoomScreen = (props: RoomScreenProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon icon={Monitor} size={18} />
        {words.button}
      </Button>
      {isOpen && <Screen {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The number of rows that can be read from the last row of a classroom. */
const shownRows = 5

const Screen = ({ room, board, onClose }: RoomScreenProps & { onClose(): void }) => {
  const { serverClock } = useFeature('room')
  const place = useRef<HTMLDivElement>(null)
  useModality(place, onClose)
  useEffect(() => {
    place.current?.focus()
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onClose])
  const { startDate, endDate } = board ?? room
  const phase = useServerNow((now) => roomPhase({ startDate, endDate }, now))
  const isForAll = useServerNow((now) => isTableForAll({ ...room, startDate, endDate }, now))
  const until = phase === 'UPCOMING' ? startDate : phase === 'OPEN' ? endDate : null
  const rows = isForAll ? (board?.rows.items ?? []).slice(0, shownRows) : []
  return (
    <div ref={place} role="dialog" aria-modal="true" aria-labelledby="room-screen" tabIndex={-1} className={styles['screen']}>
      <h2 id="room-screen" className={styles['title']}>
        {displayTitle(room.title)}
      </h2>
      {until !== null && isNear(Date.parse(until), serverClock.now()) ? (
        <p className={styles['clock']}>
          <RoomTimer until={Date.parse(until)} label={phase === 'OPEN' ? roomWords.timer.left : roomWords.timer.untilStart} />
        </p>
      ) : (
        <p className={styles['phase']}>{roomWords.phases[phase]}</p>
      )}
      <p className={styles['count']}>
        <Count room={room} board={board} phase={phase} />
      </p>
      {rows.length > 0 && (
        <ol className={styles['rows']}>
          {rows.map(({ userId, nickname, rank, score, solvedCount }) => (
            <li key={userId}>
              <span>{words.rank(formatNumber(rank))}</span>
              <span className={styles['name']}>{nickname ?? roomWords.table.nameless}</span>
              <span>
                {room.scoring === 'ICPC' ? words.solved(formatNumber(solvedCount)) : roomWords.standing.score(formatNumber(score))}
              </span>
            </li>
          ))}
        </ol>
      )}
      <Button tone="quiet" size="small" className={styles['close']} onClick={onClose}>
        {words.close}
      </Button>
    </div>
  )
}

interface CountProps extends RoomScreenProps {
  readonly phase: RoomPhase
}

/** Counts the people who wait before the start, who solve during it, and who took part. */
const Count = ({ room, board, phase }: CountProps) => {
  const results = useResults(room.roomId)
  const rows = results.status === 'ready' ? results.value.rows : []
  const solving = useServerNow((now) => solvingCount(rows, now))
  if (phase === 'OVER') return words.tookPart(formatNumber((board ?? room).participantCount))
  if (phase === 'OPEN') return results.status === 'ready' && words.solving(formatNumber(solving))
  const waiting = board?.waitingCount ?? null
  return waiting !== null && words.here(formatNumber(waiting))
}
