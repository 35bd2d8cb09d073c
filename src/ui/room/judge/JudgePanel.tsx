import { useId, useState } from 'react'
import { openStoredText, writtenKey } from '../../../application/storedText.ts'
import { formatNumber } from '../../../domain/format.ts'
import {
  maxRoomPostLength,
  maxExtraMinutes,
  type RoomBoard,
  type RoomDetail,
  roomPhase,
  type RoomPhase,
  type RoomPost,
} from '../../../domain/room/room.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { FailedLine } from '../../kit/FailedLine.tsx'
import { useApplication } from '../../kit/application.ts'
import { AskFirst } from '../../kit/AskFirst.tsx'
import { Button } from '../../kit/Button.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { LongList } from '../../kit/LongList.tsx'
import { type Loadable, loadedValue } from '../../kit/loaded.ts'
import { LongText } from '../../kit/LongText.tsx'
import { MessageForm } from '../../kit/MessageForm.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { Switch } from '../../kit/Switch.tsx'
import { useFeature } from '../../kit/useFeature.ts'
import { useStoredText } from '../../kit/useStoredText.ts'
import { useWriter } from '../../viewer/useOwner.ts'
import { PeopleAtWork } from '../../room-people/PeopleAtWork.tsx'
import { useRoomChange, useServerNow } from '../roomQueries.ts'
import { RoomPapers } from './JudgePapers.tsx'
import { JudgePeople } from './JudgePeople.tsx'
import { RoomScreen } from './RoomScreen.tsx'
import { postIds } from '../RoomPosts.tsx'
import { judgeWords } from './judgeWords.ts'
import { MinutesDialog } from './MinutesDialog.tsx'
import styles from './JudgePanel.module.css'

export interface JudgePanelProps {
  readonly room: RoomDetail
  readonly board: Loadable<RoomBoard>
  /** Called after a change, so that the board is refetched. */
  onChanged(): void
}

/** Renders a judge's actions in a room: start and end it, answer questions, give extra time, and take the results along. */
export const JudgePanel = ({ room, board, onChanged }: JudgePanelProps) => {
  const { startDate, endDate } = loadedValue(board) ?? room
  const phase = useServerNow((now) => roomPhase({ startDate, endDate }, now))
  const people = <JudgePeople key="people" room={room} board={board} onChanged={onChanged} />
  const posts = <Posts key="posts" room={room} board={board} onChanged={onChanged} />
  return (
    <Panel aria-labelledby="room-judge" className={styles['panel']}>
      <SectionHeading id="room-judge" title={judgeWords.title} />
      <p className={styles['note']}>{judgeWords.note}</p>
      <div className={styles['buttons']}>
        <Running room={room} board={board} phase={phase} onChanged={onChanged} />
        <RoomScreen room={room} board={loadedValue(board)} />
      </div>
      {/* Before the start a judge looks for those who have not come; later for questions. */}
      {phase === 'WAITING' ? [people, posts] : [posts, people]}
      <RoomPapers room={room} />
    </Panel>
  )
}

/** Starts and ends the room. */
const Running = ({ room, board, phase, onChanged }: JudgePanelProps & { readonly phase: RoomPhase }) => {
  const change = useRoomChange(room.roomId, judgeWords.refusals, onChanged)
  if (phase === 'OVER') return <Reopening room={room} onChanged={onChanged} />
  if (phase === 'UPCOMING') return null
  const kind = phase === 'WAITING' ? 'start' : 'end'
  const { button, done, ...asking } = judgeWords[kind]
  const waitingCount = loadedValue(board)?.waitingCount ?? null
  const here = waitingCount !== null && judgeWords.start.here(formatNumber(waitingCount))
  const text = (
    <>
      {kind === 'start' ? here : <PeopleAtWork roomId={room.roomId} />} {asking.text}
    </>
  )
  return (
    <AskFirst
      key={kind}
      deed={kind === 'start' ? 'startRoom' : 'endRoom'}
      words={{ ...asking, text }}
      isRunning={change.isPending}
      run={() => change.run({ kind }, done)}
    >
      {(ask) => (
        <ActionButton tone={kind === 'start' ? 'primary' : 'quiet'} onClick={ask}>
          {button}
        </ActionButton>
      )}
    </AskFirst>
  )
}

const usualReopening = 10

/** Reopens a room that was ended by mistake. */
const Reopening = ({ room, onChanged }: Omit<JudgePanelProps, 'board'>) => {
  const [isAsking, setAsking] = useState(false)
  const change = useRoomChange(room.roomId, judgeWords.refusals, onChanged)
  const said = judgeWords.reopen
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {said.button}
      </Button>
      {isAsking && (
        <MinutesDialog
          words={said}
          title={said.title}
          text={said.text}
          initial={usualReopening}
          isRunning={change.isPending}
          errorOf={(minutes) => (minutes === null || minutes < 1 || minutes > maxExtraMinutes ? said.gap : undefined)}
          run={(minutes) => change.run({ kind: 'reopen', minutes }, said.done)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const words = judgeWords.posts
const isOpen = ({ answer }: RoomPost) => answer === null

/** Lists questions, unanswered ones first, and has the form for announcements. */
const Posts = ({ room: { roomId }, board, onChanged }: JudgePanelProps) => {
  const { change } = useFeature('room')
  const owner = useWriter()
  const questions = (loadedValue(board)?.posts ?? []).filter(({ question }) => question !== null)
  const open = questions.filter(isOpen)
  return (
    <section aria-labelledby="judge-posts" className={styles['part']}>
      <h3 id="judge-posts" className={styles['title']}>
        {words.title}
      </h3>
      <p role="status" className={styles['note']}>
        {open.length > 0 ? words.waiting(formatNumber(open.length)) : board.status === 'ready' && questions.length === 0 && words.none}
      </p>
      {board.status === 'failed' && <FailedLine className={styles['note']} text={words.failed} retry={board.retry} />}
      {questions.length > 0 && (
        <LongList className={styles['list']}>
          {[...open, ...questions.filter((post) => !isOpen(post))].map((post) => (
            <Question key={post.postId} roomId={roomId} post={post} onChanged={onChanged} />
          ))}
        </LongList>
      )}
      <MessageForm
        className={styles['form']}
        storedAt={{ place: 'roomAnnouncement', owner, of: String(roomId) }}
        rows={2}
        maxLength={maxRoomPostLength}
        list="roomBoard"
        words={words.announcement}
        send={(content, press) => change(roomId, { kind: 'announce', content, known: postIds(board), press })}
        onSent={onChanged}
      />
    </section>
  )
}

interface QuestionProps extends Pick<JudgePanelProps, 'onChanged'> {
  readonly roomId: RoomDetail['roomId']
  readonly post: RoomPost
}

const Question = ({ roomId, post, onChanged }: QuestionProps) => {
  const { change } = useFeature('room')
  const { store } = useApplication()
  const owner = useWriter()
  const id = useId()
  const { postId, taskNumber, question, answer } = post
  const storedAt = { place: 'roomAnswer', owner, of: `${roomId}/${postId}` } as const
  const toWhom = useStoredText({ ...storedAt, of: `${storedAt.of}/public`, initial: String(post.isPublic) })
  const isPublic = toWhom.text === 'true'
  // Another judge may answer first; an answer begun here can still be sent.
  const isBegun = openStoredText(store, writtenKey(storedAt.place, owner ?? null, storedAt.of)).read() !== null
  return (
    <li aria-labelledby={id} className={styles['post']}>
      <p className={styles['note']}>
        {answer === null && <Badge tone="warning">{words.open}</Badge>}{' '}
        {taskNumber === null ? words.aboutAll : words.about(formatNumber(taskNumber))}
        {answer !== null && ` · ${post.isPublic ? words.everybody : words.asker}`}
      </p>
      <p id={id} className={styles['text']}>
        <LongText text={question ?? ''} />
      </p>
      {answer !== null && (
        <p className={styles['answer']}>
          <LongText text={answer} />
        </p>
      )}
      {(answer === null || isBegun) && (
        <MessageForm
          className={styles['form']}
          storedAt={storedAt}
          rows={2}
          maxLength={maxRoomPostLength}
          list="roomBoard"
          words={answer === null ? words.answer : words.otherAnswer}
          before={<Switch label={words.public} note={words.publicNote} isOn={isPublic} onChange={(isOn) => toWhom.change(String(isOn))} />}
          send={async (content) => {
            const outcome = await change(roomId, { kind: 'answer', postId, content, isPublic, before: answer })
            if (outcome.kind === 'changed') onChanged()
            return outcome
          }}
          onSent={() => {
            toWhom.reset()
            onChanged()
          }}
        />
      )}
    </li>
  )
}
