import { useState } from 'react'
import { relativeTime } from '../../domain/calendar/date.ts'
import { maxMemberCommentLength, type MemberComment } from '../../domain/classView.ts'
import type { Id } from '../../domain/id.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { FailedLine } from '../kit/FailedLine.tsx'
import { useApplication } from '../kit/application.ts'
import { LongList } from '../kit/LongList.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { LongText } from '../kit/LongText.tsx'
import { MessageForm, RemoveButton } from '../kit/MessageForm.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { problemWords } from '../problem/workbench/problemWords.ts'
import { classViewWords } from './classViewWords.ts'
import { useMemberComments } from './useClassView.ts'
import styles from './MemberComments.module.css'

const words = classViewWords.learner

interface CommentFormProps {
  readonly viewer: Viewer
  readonly userId: Id
  readonly problemId: Id
  /** The attempt that the comment is about; null: none. */
  readonly submissionId: Id | null
}

/** Renders the comments to a learner about a problem. */
export const MemberComments = ({ userId, problemId }: Pick<CommentFormProps, 'userId' | 'problemId'>) => {
  const comments = useMemberComments(userId, problemId)
  return (
    <section aria-labelledby="member-comments" className={styles['comments']}>
      <h3 id="member-comments" className={styles['title']}>
        {words.comments}
      </h3>
      {comments.status === 'failed' && <FailedLine text={words.commentsFailed} retry={comments.retry} />}
      {comments.status === 'ready' &&
        (comments.value.length === 0 ? (
          <p className={styles['note']}>{words.noComments}</p>
        ) : (
          <LongList className={styles['list']}>
            {comments.value.map((comment) => (
              <WrittenComment key={comment.commentId} comment={comment} />
            ))}
          </LongList>
        ))}
    </section>
  )
}

/** Renders the form to write to a learner. */
export const CommentForm = ({ viewer, userId, problemId, submissionId }: CommentFormProps) => {
  const { writeComment } = useFeature('classView')
  // A comment is about the attempt that it was begun at, although a newer one may come meanwhile.
  const [about] = useState(submissionId)
  const known = loadedValue(useMemberComments(userId, problemId))?.map(({ commentId }) => commentId) ?? null
  return (
    <MessageForm
      className={styles['commentForm']}
      storedAt={{ place: 'memberComment', owner: viewer.userId, of: `${userId}/${problemId}/${about ?? ''}` }}
      rows={2}
      maxLength={maxMemberCommentLength}
      list="memberComments"
      words={words}
      send={(content, press) => writeComment({ viewer, userId, problemId, content, submissionId: about, known, press })}
    />
  )
}

const WrittenComment = ({ comment: { commentId, content, createdDate, teacher } }: { readonly comment: MemberComment }) => {
  const { repository } = useFeature('classView')
  const { clock } = useApplication()
  return (
    <li className={styles['comment']}>
      <p className={styles['content']}>
        <LongText text={content} />
      </p>
      <p className={styles['note']}>
        {teacher?.nickname ?? problemWords.fromTeacher.nameless} · {relativeTime(createdDate, clock.now(), clock.timeZone())}{' '}
        <RemoveButton
          id={commentId}
          deed="removeMemberComment"
          list="memberComments"
          words={words}
          remove={() => repository.removeComment(commentId)}
        />
      </p>
    </li>
  )
}
