import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { noteLength } from '../../domain/assignment.ts'
import { relativeTime } from '../../domain/calendar/date.ts'
import { longestComment, type MemberComment } from '../../domain/classView.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useAction } from '../kit/action.ts'
import { ActionButton, RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { CountedTextField } from '../kit/CountedTextField.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { useKeptText } from '../kit/useKeptText.ts'
import { problemWords } from '../problem/workbench/problemWords.ts'
import { classViewWords } from './classViewWords.ts'
import { useMemberComments } from './useClassView.ts'
import styles from './MemberComments.module.css'

const words = classViewWords.learner

interface CommentFormProps {
  readonly viewer: Viewer
  readonly userId: Id
  readonly problemId: Id
  /** The try that a comment is about. */
  readonly submissionId: Id | null
}

/** What was written to a learner about a problem. */
export const MemberComments = ({ userId, problemId }: Pick<CommentFormProps, 'userId' | 'problemId'>) => {
  const comments = useMemberComments(userId, problemId)
  return (
    <section aria-labelledby="member-comments" className={styles['comments']}>
      <h3 id="member-comments" className={styles['title']}>
        {words.comments}
      </h3>
      {comments.status === 'failed' && (
        <p role="alert">
          {words.commentsFailed} <RetryButton tone="text" retry={comments.retry} />
        </p>
      )}
      {comments.status === 'ready' &&
        (comments.value.length === 0 ? (
          <p className={styles['note']}>{words.noComments}</p>
        ) : (
          <ul className={styles['list']}>
            {comments.value.map((comment) => (
              <WrittenComment key={comment.commentId} comment={comment} />
            ))}
          </ul>
        ))}
    </section>
  )
}

/** A place to write to a learner. What is typed stays on the device until it is sent. */
export const CommentForm = ({ viewer, userId, problemId, submissionId }: CommentFormProps) => {
  const { writeComment } = useFeature('classView')
  const { notifications } = useApplication()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, change, taken } = useKeptText({ place: 'memberComment', owner: viewer.userId, of: `${userId}/${problemId}` })
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, run } = useAction({
    name: 'writeMemberComment',
    run: (content: string) => writeComment({ viewer, userId, problemId, content, submissionId }),
    invalidates: ({ kind }) => (kind === 'done' || kind === 'unknown' ? ['memberComments'] : kind === 'signInFirst' ? ['viewer'] : []),
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { kind } = await run(text)
    if (kind === 'done') {
      taken(text)
      return notifications.success(words.sent)
    }
    setProblem(words.told[kind])
    field.current?.focus()
  }
  const length = noteLength(text)
  return (
    <form className={styles['commentForm']} onSubmit={(event) => void send(event)}>
      <CountedTextField
        field={field}
        rows={2}
        label={words.write}
        value={text}
        placeholder={words.placeholder}
        hint={words.counted(formatNumber(length))}
        isTooLong={length > longestComment}
        isInvalid={problem !== null || length > longestComment}
        error={problem}
        onChange={(next) => {
          change(next)
          setProblem(null)
        }}
      >
        <ActionButton type="submit" isRunning={isPending}>
          {isPending ? words.sending : words.send}
        </ActionButton>
      </CountedTextField>
    </form>
  )
}

const WrittenComment = ({ comment }: { readonly comment: MemberComment }) => {
  const { repository } = useFeature('classView')
  const { notifications, clock } = useApplication()
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(true)
    try {
      await repository.removeComment(comment.commentId)
      notifications.success(words.removed)
    } catch {
      notifications.warn(words.removeFailed)
    }
    setRemoving(false)
    void client.invalidateQueries({ queryKey: ['memberComments'] })
  }
  return (
    <li className={styles['comment']}>
      <p className={styles['content']}>{comment.content}</p>
      <p className={styles['note']}>
        {comment.teacher?.nickname ?? problemWords.fromTeacher.nameless} ·{' '}
        {relativeTime(comment.createdDate, clock.now(), clock.timeZone())}{' '}
        <TextButton aria-busy={isRemoving || undefined} onClick={() => void (isRemoving || remove())}>
          {words.remove}
        </TextButton>
      </p>
    </li>
  )
}
