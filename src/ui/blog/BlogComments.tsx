import { type FormEvent, useRef, useState } from 'react'
import type { KnownIds } from '../../application/createOnce.ts'
import { relativeTime } from '../../domain/calendar/date.ts'
import { type BlogComment, validateComment } from '../../domain/blogArticle.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { pageCount } from '../../domain/paging.ts'
import { textLength } from '../../domain/textLength.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import face from '../art/avatar-default.svg?url&no-inline'
import { useAction } from '../kit/action.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { CountedTextField } from '../kit/CountedTextField.tsx'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { FailedSection } from '../kit/FailedLine.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { LongList } from '../kit/LongList.tsx'
import { LongText } from '../kit/LongText.tsx'
import { useFocusAfterRender } from '../kit/useFocusAfterRender.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SmallPicture } from '../kit/Picture.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { useStoredText } from '../kit/useStoredText.ts'
import box from '../kit/WritingBox.module.css'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { useBlogComments } from './blogQueries.ts'
import { blogWords } from './blogWords.ts'
import styles from './BlogComments.module.css'

const words = blogWords.comments

/** Renders the comments of an article, and a form to write one. */
export const BlogComments = ({ blogId }: { readonly blogId: Id }) => {
  const [page, setPage] = useState(1)
  const viewer = useViewer()
  const found = useBlogComments(blogId, page)
  const heading = useRef<HTMLDivElement>(null)
  const focusHeading = useFocusAfterRender(() => heading.current?.focus({ preventScroll: true }))
  const count = found.status === 'ready' ? formatNumber(found.value.totalCount) : null
  const open = (wished: number) => {
    setPage(wished)
    focusHeading()
  }
  return (
    <Panel aria-labelledby="comments-title" id="comments">
      <div ref={heading} tabIndex={-1} role="group" aria-labelledby="comments-title">
        <SectionHeading id="comments-title" title={words.title} note={count} />
      </div>
      {viewer !== null &&
        (isSignedIn(viewer) ? (
          <CommentForm blogId={blogId} owner={viewer.userId} known={page === 1 ? idsOf(found) : null} onSaved={() => setPage(1)} />
        ) : (
          <GuestNote />
        ))}
      <CommentList found={found} onRemoved={focusHeading} />
      {found.status === 'ready' && <CommentPages page={page} last={pageCount(found.value)} onOpen={open} />}
    </Panel>
  )
}

const GuestNote = () => (
  <div className={box['guest']}>
    <ForGuests>
      <p>{words.guestNote}</p>
      <LoginLink words={words.login} tone="quiet" />
    </ForGuests>
  </div>
)

interface CommentFormProps {
  readonly blogId: Id
  readonly owner: Id | null
  readonly known: KnownIds
  onSaved(): void
}

/** The ids of the comments that the page shows. */
const idsOf = (found: ReturnType<typeof useBlogComments>): KnownIds =>
  found.status === 'ready' ? found.value.items.map(({ commentId }) => commentId) : null

/** Renders the form to comment. The text stays until the backend has accepted it. */
const CommentForm = ({ blogId, owner, known, onSaved }: CommentFormProps) => {
  const { writeComment } = useFeature('blog')
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, press, change, taken } = useStoredText({ place: 'blogComment', owner, of: String(blogId) })
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, run } = useAction({
    name: 'writeComment',
    run: (content: string) => writeComment(blogId, content, known, press()),
    invalidates: ({ kind }) => (kind === 'invalid' || kind === 'alreadySaving' ? [] : ['blogComments', 'viewer']),
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await run(text)
    switch (outcome.kind) {
      case 'saved':
        notifications.success(words.saved)
        taken(text)
        setProblem(null)
        return onSaved()
      case 'alreadySaving':
        return notifications.success(words.saveError.alreadySaving)
      case 'invalid':
        setProblem(words.invalid[outcome.problem])
        return field.current?.focus()
      default:
        if (!isMounted()) return notifications.warn(words.saveError[outcome.kind])
        setProblem(words.saveError[outcome.kind])
    }
  }
  const isTooLong = validateComment(text) === 'tooLong'
  return (
    <form className={box['form']} onSubmit={(event) => void send(event)}>
      <CountedTextField
        field={field}
        label={words.field}
        value={text}
        placeholder={words.placeholder}
        hint={text === '' ? words.hint : words.counted(formatNumber(textLength(text)))}
        isTooLong={isTooLong}
        isInvalid={problem !== null || isTooLong}
        error={problem}
        onChange={(next) => {
          change(next)
          setProblem(null)
        }}
      >
        <Button type="submit" size="small" aria-busy={isPending || undefined}>
          {isPending ? words.sending : words.send}
        </Button>
      </CountedTextField>
    </form>
  )
}

interface CommentListProps {
  readonly found: ReturnType<typeof useBlogComments>
  onRemoved(): void
}

const CommentList = ({ found, onRemoved }: CommentListProps) => {
  if (found.status === 'waiting') return <Skeleton height={160} radius="card" />
  if (found.status === 'failed') return <FailedSection text={words.failed} retry={found.retry} />
  if (found.value.items.length === 0) return <SectionMessage creature="SEAHORSE" text={words.none} />
  return (
    <LongList aria-label={words.list} className={styles['list']} aria-busy={found.isPreviousData}>
      {found.value.items.map((comment) => (
        <li key={comment.commentId}>
          <Comment comment={comment} onRemoved={onRemoved} />
        </li>
      ))}
    </LongList>
  )
}

const Comment = ({ comment, onRemoved }: { readonly comment: BlogComment; onRemoved(): void }) => {
  const { clock } = useApplication()
  const [isConfirming, setConfirming] = useState(false)
  const { content, nickname, profile, isMine, createdDate } = comment
  const time = relativeTime(createdDate, clock.now(), clock.timeZone())
  return (
    <article className={styles['comment']}>
      <SmallPicture candidates={[profile, face]} size={36} shape="round" />
      <div className={styles['body']}>
        <p className={styles['head']}>
          <span className={styles['name']}>{nickname?.trim() || words.nobody}</span>
          {isMine && <Badge tone="primary">{words.mine}</Badge>}
          {time && createdDate && (
            <time dateTime={createdDate} className={styles['time']}>
              {time}
            </time>
          )}
        </p>
        <p className={styles['text']}>
          <LongText text={content} />
        </p>
        {isMine && (
          <Button tone="quiet" size="small" className={styles['remove']} onClick={() => setConfirming(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {isConfirming && <RemovalDialog comment={comment} onRemoved={onRemoved} onClose={() => setConfirming(false)} />}
    </article>
  )
}

interface RemovalDialogProps {
  readonly comment: BlogComment
  onRemoved(): void
  onClose(): void
}

/** Asks for confirmation: a removed comment cannot be restored. */
const RemovalDialog = ({ comment: { commentId, content }, onRemoved, onClose }: RemovalDialogProps) => {
  const { removeComment } = useFeature('blog')
  const { notifications } = useApplication()
  const { isPending, run } = useAction({
    name: 'removeComment',
    run: () => removeComment(commentId),
    invalidates: ({ kind }) =>
      kind === 'alreadyChanging' ? [] : ['blogComments', ...(kind === 'signInFirst' ? (['viewer'] as const) : [])],
  })
  const remove = async () => {
    const { kind } = await run()
    if (kind === 'alreadyChanging') return
    onClose()
    if (kind === 'done') {
      notifications.success(words.removal.removed)
      onRemoved()
    } else notifications.warn(words.removal[kind])
  }
  return (
    <ConfirmDialog
      title={words.removal.title}
      confirmLabel={words.removal.confirm}
      runningLabel={words.removal.running}
      cancelLabel={words.removal.cancel}
      deed="removeBlogComment"
      isRunning={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p className={styles['quote']}>
        <LongText text={content} />
      </p>
      <p>{words.removal.text}</p>
    </ConfirmDialog>
  )
}

interface CommentPagesProps {
  readonly page: number
  readonly last: number
  onOpen(page: number): void
}

/** Uses buttons instead of links, so that the article's address stays. */
const CommentPages = ({ page, last, onOpen }: CommentPagesProps) =>
  last < 2 ? null : (
    <nav aria-label={words.pages} className={styles['pages']}>
      {Array.from({ length: last }, (_, at) => at + 1).map((number) => (
        <ActionButton
          key={number}
          tone={number === page ? 'primary' : 'quiet'}
          size="small"
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onOpen(number)}
        >
          {formatNumber(number)}
        </ActionButton>
      ))}
    </nav>
  )
