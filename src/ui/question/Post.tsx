import { type ReactNode, useState } from 'react'
import { relativeTime } from '../../domain/calendar/date.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { type QuestionAnswer, postRights, type AskedQuestion } from '../../domain/question.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import face from '../art/avatar-default.svg?url&no-inline'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { SmallPicture } from '../kit/Picture.tsx'
import { HidingDialog, RemovalDialog, ReportingDialog } from './PostDialogs.tsx'
import { PostText } from './PostText.tsx'
import { useChangePost } from './questionQueries.ts'
import { questionsWords as words } from './questionsWords.ts'
import styles from './Post.module.css'

export interface PostProps {
  readonly viewer: Viewer
  readonly isModerator: boolean
  /** Called after a post was removed. */
  onRemoved(): void
}

interface OnePostProps extends PostProps {
  readonly post: AskedQuestion | QuestionAnswer
  /** The id of the question, or of the answer's question. */
  readonly questionId: Id
  /** Further actions. */
  readonly children?: ReactNode
}

/** Renders a question or an answer: its author and date, its text, and the viewer's actions. */
export const Post = ({ post, questionId, children, ...shown }: OnePostProps) => (
  <div className={styles['post']}>
    <SmallPicture candidates={[post.author.profile, face]} size={36} shape="round" />
    <div className={styles['body']}>
      <Head post={post} />
      {post.hiddenReason !== null && (
        <div className={styles['hidden']}>
          <p>{words.hidden.title}</p>
          <p>{words.hidden.reason(post.hiddenReason)}</p>
        </div>
      )}
      <PostText content={post.content} />
      <Actions post={post} questionId={questionId} {...shown}>
        {children}
      </Actions>
    </div>
  </div>
)

const Head = ({ post }: { readonly post: AskedQuestion | QuestionAnswer }) => {
  const { clock } = useApplication()
  const { author, createdDate, isMine, isReported, reportCount } = post
  const time = relativeTime(createdDate, clock.now(), clock.timeZone())
  return (
    <p className={styles['head']}>
      <span className={styles['name']}>{author.nickname?.trim() || words.nobody}</span>
      {author.isTeacher && <Badge tone="primary">{words.teacher}</Badge>}
      {isMine && <Badge tone="neutral">{words.mine}</Badge>}
      {'isMarked' in post && post.isMarked && <Badge tone="success">{words.marked}</Badge>}
      {isReported && <Badge tone="neutral">{words.reported}</Badge>}
      {reportCount > 0 && <Badge tone="warning">{words.reports(formatNumber(reportCount))}</Badge>}
      {time && createdDate && (
        <time dateTime={createdDate} className={styles['time']}>
          {time}
        </time>
      )}
    </p>
  )
}

const Actions = ({ post, questionId, viewer, isModerator, onRemoved, children }: OnePostProps) => {
  const { postId, hiddenReason } = post
  const [asked, setAsked] = useState<'hide' | 'report' | 'remove' | null>(null)
  const { press } = useChangePost()
  const rights = postRights(post, { isUser: isSignedIn(viewer), isModerator })
  const close = () => setAsked(null)
  const isMarked = 'isMarked' in post && post.isMarked
  return (
    <div className={styles['actions']}>
      {children}
      {rights.mayMark && (
        <Small onPress={() => void press({ kind: 'mark', questionId, answerId: isMarked ? null : postId })}>
          {isMarked ? words.actions.unmark : words.actions.mark}
        </Small>
      )}
      {rights.mayHide && hiddenReason === null && <Small onPress={() => setAsked('hide')}>{words.actions.hide}</Small>}
      {rights.mayHide && hiddenReason !== null && <Small onPress={() => void press({ kind: 'show', postId })}>{words.actions.show}</Small>}
      {rights.mayReport && <Small onPress={() => setAsked('report')}>{words.actions.report}</Small>}
      {rights.mayRemove && <Small onPress={() => setAsked('remove')}>{words.actions.remove}</Small>}
      {asked === 'hide' && <HidingDialog postId={postId} viewer={viewer} onClose={close} />}
      {asked === 'report' && <ReportingDialog postId={postId} onClose={close} />}
      {asked === 'remove' && <RemovalDialog postId={postId} onRemoved={onRemoved} onClose={close} />}
    </div>
  )
}

/** Renders a small button that may disappear when pressed. */
const Small = ({ onPress, children }: { readonly children: ReactNode; onPress(): void }) => (
  <ActionButton tone="quiet" size="small" className={styles['small']} onClick={onPress}>
    {children}
  </ActionButton>
)
