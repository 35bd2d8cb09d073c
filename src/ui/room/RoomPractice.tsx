import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatNumber } from '../../domain/format.ts'
import { lobbyHref, personPhase, type RoomBoard, type RoomBoardRow, type RoomDetail } from '../../domain/room/room.ts'
import { invalidate } from '../kit/action.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { FailedLine } from '../kit/FailedLine.tsx'
import { useUrlState } from '../kit/address.ts'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { practiceWords } from './practiceWords.ts'
import { useRoomChange, useServerNow } from './roomQueries.ts'
import { roomWords } from './roomWords.ts'
import styles from './RoomPage.module.css'

interface PracticeResultProps {
  readonly room: RoomDetail
  readonly row: RoomBoardRow
  readonly board: RoomBoard | null
}

const words = practiceWords.result

/** Renders the result of a practice set, without a rank because nobody else takes part. */
export const PracticeResult = ({ room, row, board }: PracticeResultProps) => {
  const all = room.tasks.reduce((sum, { point }) => sum + point, 0)
  return (
    <Panel aria-labelledby="room-own">
      <SectionHeading id="room-own" title={words.title} />
      {board?.told === 'NONE' ? (
        <p className={styles['note']}>{words.hidden}</p>
      ) : (
        <>
          <p className={styles['rank']}>{words.solved(formatNumber(row.solvedCount), formatNumber(room.taskCount))}</p>
          <p className={styles['note']}>
            {words.score(formatNumber(row.score), formatNumber(all))}
            {' · '}
            {roomWords.standing.minutes(formatNumber(row.minutes))}
          </p>
        </>
      )}
      {row.lateCount > 0 && <p className={styles['note']}>{roomWords.standing.late(formatNumber(row.lateCount))}</p>}
    </Panel>
  )
}

/** Replaces `PracticeResult` if the result could not be loaded. */
export const PracticeResultFailed = ({ retry }: { retry(): Promise<unknown> }) => (
  <Panel aria-labelledby="room-own">
    <SectionHeading id="room-own" title={words.title} />
    <FailedLine className={styles['note']} text={words.failed} retry={retry} />
  </Panel>
)

/** Renders the owner's actions on a practice set: end it before its time is over, or remove it. */
export const PracticeTools = ({ room }: { readonly room: RoomDetail }) => {
  const client = useQueryClient()
  const { navigate } = useUrlState()
  const phase = useServerNow((now) => personPhase(room, now))
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null)
  const isMounted = useIsMounted()
  const ending = useRoomChange(room.roomId, practiceWords.refusals, () => invalidate(client, ['room', 'roomBoard']))
  // A removed room must not be refetched.
  const removing = useRoomChange(room.roomId, practiceWords.refusals, () => {})
  const end = async () => {
    await ending.run({ kind: 'end' }, practiceWords.end.done)
    setAsked(null)
  }
  const remove = async () => {
    const isRemoved = await removing.run({ kind: 'remove' }, practiceWords.remove.done)
    setAsked(null)
    if (isRemoved && isMounted()) navigate(lobbyHref, { replace: true })
  }
  return (
    <div className={styles['tools']}>
      {phase === 'SOLVING' && (
        <ActionButton tone="soft" onClick={() => setAsked('end')}>
          {practiceWords.end.button}
        </ActionButton>
      )}
      <ActionButton tone="quiet" onClick={() => setAsked('remove')}>
        {practiceWords.remove.button}
      </ActionButton>
      {asked !== null && (
        <ConfirmDialog
          title={practiceWords[asked].title}
          confirmLabel={practiceWords[asked].confirm}
          runningLabel={practiceWords[asked].running}
          cancelLabel={practiceWords.cancel}
          deed={asked === 'end' ? 'endPractice' : 'removePractice'}
          isRunning={ending.isPending || removing.isPending}
          onConfirm={() => void (asked === 'end' ? end() : remove())}
          onClose={() => setAsked(null)}
        >
          <p>{practiceWords[asked].text}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
