import { type ReactNode, useRef, useState } from 'react'
import { isNotFound } from '../../application/callError.ts'
import { formatNumber } from '../../domain/format.ts'
import type { KnownIds } from '../../application/createOnce.ts'
import type { Id } from '../../domain/id.ts'
import { pageCount } from '../../domain/paging.ts'
import { maxPostLength, askedAnchor, type QuestionPage, type QuestionSubject } from '../../domain/question.ts'
import { isSignedIn, type Viewer } from '../../domain/viewer.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useFragment } from '../kit/address.ts'
import { Button } from '../kit/Button.tsx'
import { FailedSection } from '../kit/FailedLine.tsx'
import { LongList } from '../kit/LongList.tsx'
import { useFocusAfterRender } from '../kit/useFocusAfterRender.ts'
import type { LoadablePage } from '../kit/loaded.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { MessageForm } from '../kit/MessageForm.tsx'
import { PaginationList } from '../kit/Pagination.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import box from '../kit/WritingBox.module.css'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { QuestionItem } from './QuestionItem.tsx'
import { useQuestion, useQuestions, useWatchedQuestions } from './questionQueries.ts'
import { questionsWords as words } from './questionsWords.ts'
import { useSending } from './useSending.ts'
import styles from './Questions.module.css'

interface QuestionsProps {
  readonly subject: QuestionSubject
  /** The problem whose solution the posts must not give away; null: none. */
  readonly problemId: Id | null
  /** Whether the questions open only on a press: those about a problem may reveal too much to a beginner. */
  readonly isFolded?: boolean
}

/** The heading says its own name: a group around it would say it once more. */
function focusHeadingIn(place: HTMLElement | null): void {
  const heading = place?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Renders the questions about a lesson or content. Renders nothing until they are known, or if the backend has none. */
export const Questions = ({ subject, problemId, isFolded = false }: QuestionsProps) => {
  const viewer = useViewer()
  const [page, setPage] = useState(1)
  const found = useQuestions(subject, page)
  const linked = useFragment(askedAnchor(''))
  const [isPressed, setPressed] = useState(false)
  const isOpen = !isFolded || isPressed || linked !== null
  const heading = useRef<HTMLDivElement>(null)
  const focusHeading = useFocusAfterRender(() => focusHeadingIn(heading.current))
  const isThere = found.status === 'failed' || (found.status === 'ready' && found.value !== null)
  useWatchedQuestions(isThere && isOpen)
  if (viewer === null || !isThere) return null
  const count = found.status === 'ready' && found.value !== null ? words.count(formatNumber(found.value.totalCount)) : null
  return (
    <Panel id="questions" aria-labelledby="questions-title" className={styles['questions']} data-in-pane={isFolded || undefined}>
      <div ref={heading}>
        <SectionHeading
          id="questions-title"
          title={words.title}
          note={count}
          action={
            isFolded &&
            linked === null && (
              <Button tone="quiet" size="small" aria-expanded={isOpen} onClick={() => setPressed(!isPressed)}>
                {isOpen ? words.fold : words.show}
              </Button>
            )
          }
        />
      </div>
      {isOpen && (
        <>
          {isSignedIn(viewer) ? <AskForm {...{ subject, problemId, viewer }} known={page === 1 ? idsOf(found) : null} /> : <GuestNote />}
          <QuestionList {...{ found, viewer, problemId, linked }} onRemoved={focusHeading} />
          {found.status === 'ready' && found.value !== null && (
            <PaginationList
              title={words.pages}
              page={page}
              last={pageCount(found.value)}
              renderPageLink={(to, look) => (
                <button
                  type="button"
                  onClick={() => {
                    setPage(to)
                    focusHeading()
                  }}
                  {...look}
                />
              )}
            />
          )}
        </>
      )}
    </Panel>
  )
}

const GuestNote = () => (
  <div className={box['guest']}>
    <ForGuests>
      <p>{words.guest}</p>
      <LoginLink words={lazyCopy.entry} tone="quiet" />
    </ForGuests>
  </div>
)

interface AskFormProps {
  readonly subject: QuestionSubject
  readonly problemId: Id | null
  readonly viewer: Viewer
  readonly known: KnownIds
}

/** The ids of the questions that the page shows. */
const idsOf = (found: LoadablePage<QuestionPage | null>): KnownIds =>
  found.status === 'ready' ? (found.value?.items ?? []).map(({ postId }) => postId) : null

const AskForm = ({ subject, problemId, viewer, known }: AskFormProps) => {
  const send = useSending(problemId, ({ ask }, content, press) => ask(viewer, subject, content, known, press))
  const { contentType, contentId, lessonId } = subject
  return (
    <MessageForm
      className={box['form']}
      storedAt={{ place: 'question', owner: viewer.userId, of: `${contentType}/${contentId}/${lessonId ?? ''}` }}
      maxLength={maxPostLength}
      list="questions"
      words={words.ask}
      {...send}
    />
  )
}

interface QuestionListProps {
  readonly found: LoadablePage<QuestionPage | null>
  readonly viewer: Viewer
  readonly problemId: Id | null
  /** The id of the question that the address names; null: none. */
  readonly linked: string | null
  onRemoved(): void
}

const QuestionList = ({ found, linked, ...shown }: QuestionListProps): ReactNode => {
  const value = found.status === 'ready' ? found.value : null
  const items = value?.items ?? []
  const isElsewhere = linked !== null && value !== null && !items.some(({ postId }) => String(postId) === linked)
  const elsewhere = useQuestion(linked ?? '', isElsewhere)
  const all = isElsewhere && elsewhere.status === 'ready' ? [elsewhere.value, ...items] : items
  if (found.status === 'failed') return <FailedSection text={words.failed} retry={found.retry} />
  if (found.status === 'waiting' || value === null) return null
  return (
    <>
      {isElsewhere && elsewhere.status === 'failed' && (
        <p role="status" className={styles['missing']}>
          {isNotFound(elsewhere.error) ? (
            words.missing
          ) : (
            <>
              {words.failed} <RetryButton tone="text" retry={elsewhere.retry} />
            </>
          )}
        </p>
      )}
      {all.length === 0 && <SectionMessage creature="SEAHORSE" text={words.none} note={words.noneNote} />}
      {all.length > 0 && (
        <LongList
          aria-label={words.list}
          className={styles['list']}
          aria-busy={found.isPreviousData}
          atLeast={all.findIndex(({ postId }) => String(postId) === linked) + 1}
        >
          {all.map((question) => (
            <li key={question.postId}>
              <QuestionItem question={question} isModerator={value.isModerator} {...shown} />
            </li>
          ))}
        </LongList>
      )}
    </>
  )
}
