import type { KnownIds } from '../../application/createOnce.ts'
import { formatNumber } from '../../domain/format.ts'
import { maxRoomPostLength, type RoomBoard, type RoomDetail, type RoomPost } from '../../domain/room/room.ts'
import { FailedLine } from '../kit/FailedLine.tsx'
import { Badge } from '../kit/Badge.tsx'
import { useApplication } from '../kit/application.ts'
import { LongList } from '../kit/LongList.tsx'
import { type Loadable, loadedValue } from '../kit/loaded.ts'
import { LongText } from '../kit/LongText.tsx'
import { MessageForm } from '../kit/MessageForm.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { SelectField } from '../kit/Select.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import { submissionTime } from '../problem/workbench/submissionTime.ts'
import { useWriter } from '../viewer/useOwner.ts'
import { roomWords } from './roomWords.ts'
import styles from './RoomPosts.module.css'

const words = roomWords.posts

interface RoomPostsProps {
  readonly room: RoomDetail
  readonly board: Loadable<RoomBoard>
  /** Whether the viewer is solving, so that questions are allowed. */
  readonly mayAsk: boolean
}

/** Renders the judges' announcements, and the questions to them. */
export const RoomPosts = ({ room, board, mayAsk }: RoomPostsProps) => {
  // A judge finds the questions in the panel, where they are answered.
  const posts = (loadedValue(board)?.posts ?? []).filter(({ question }) => !room.isJudge || question === null)
  return (
    <Panel aria-labelledby="room-posts" className={styles['panel']}>
      <SectionHeading id="room-posts" title={words.title} />
      {board.status === 'failed' && <FailedLine className={styles['note']} text={words.failed} retry={board.retry} />}
      {board.status === 'ready' && posts.length === 0 && <p className={styles['note']}>{words.none}</p>}
      {posts.length > 0 && (
        <LongList className={styles['list']}>
          {posts.map((post) => (
            <Post key={post.postId} post={post} />
          ))}
        </LongList>
      )}
      {mayAsk && <AskForm room={room} known={postIds(board)} />}
    </Panel>
  )
}

/** The ids of the posts that the page shows, to tell a new post from an older one with the same words. */
export const postIds = (board: Loadable<RoomBoard>): KnownIds => loadedValue(board)?.posts.map(({ postId }) => postId) ?? null

const Post = ({ post: { taskNumber, question, answer, isMine, createdDate } }: { readonly post: RoomPost }) => {
  const { clock } = useApplication()
  return (
    <li className={styles['post']}>
      <p className={styles['note']}>
        <Badge tone={question === null ? 'warning' : 'neutral'}>
          {question === null ? words.announcement : isMine ? words.mine : words.question}
        </Badge>{' '}
        {taskNumber !== null && `${words.about(formatNumber(taskNumber))} · `}
        {createdDate !== null && submissionTime(createdDate, clock)}
      </p>
      {question !== null && (
        <p className={styles['text']}>
          <LongText text={question} />
        </p>
      )}
      {question === null || answer === null ? (
        <p className={answer === null ? styles['note'] : styles['text']}>
          <LongText text={answer ?? words.unanswered} />
        </p>
      ) : (
        <p className={styles['answer']}>
          <strong>{words.answer}</strong> <LongText text={answer} />
        </p>
      )}
    </li>
  )
}

/** Renders the form to ask the judges. The typed text stays until it is sent. */
const AskForm = ({ room: { roomId, tasks }, known }: Pick<RoomPostsProps, 'room'> & { readonly known: KnownIds }) => {
  const { change } = useFeature('room')
  const owner = useWriter()
  const about = useStoredText({ place: 'roomQuestion', owner, of: `${roomId}/about` })
  const options = [
    { value: '', label: words.aboutAll },
    ...tasks.map(({ taskNumber }) => ({ value: String(taskNumber), label: words.about(formatNumber(taskNumber)) })),
  ]
  return (
    <MessageForm
      className={styles['form']}
      storedAt={{ place: 'roomQuestion', owner, of: String(roomId) }}
      rows={2}
      maxLength={maxRoomPostLength}
      list="roomBoard"
      words={words.form}
      before={<SelectField label={words.ask} isLabelShown value={about.text} options={options} onSelect={about.change} />}
      send={(content, press) =>
        change(roomId, { kind: 'ask', taskNumber: about.text === '' ? null : Number(about.text), content, known, press })
      }
      onSent={() => about.saved(about.text)}
    />
  )
}
