import { RotateCcw } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { MarkOutcome } from '../../application/worksheet.ts'
import { keepAssignment } from '../../domain/assignment.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { listPaths, paths } from '../../domain/paths.ts'
import type { SolvingReward } from '../../domain/problems/reward.ts'
import { isSignedIn } from '../../domain/viewer.ts'
import { chapterScore, hasAnswers, isAnswered } from '../../domain/worksheet/marking.ts'
import {
  chapterHref,
  type ChapterStanding,
  isMarked,
  questionAnchor,
  resultOf,
  type WorksheetChapter,
} from '../../domain/worksheet/worksheet.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import { Panel } from '../kit/Panel.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { GuestNotice } from '../draft/DraftNotice.tsx'
import { draftWords } from '../draft/draftWords.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { ForGuests } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { type AnswerDraft, useAnswers } from './useAnswers.ts'
import { useMarkAnswers } from './worksheetQueries.ts'
import { worksheetWords as words } from './worksheetWords.ts'
import styles from './ChapterSheet.module.css'

type MarkError = Exclude<MarkOutcome['kind'], 'marked' | 'alreadyMarking'>

interface ChapterSheetProps {
  readonly worksheetId: Id
  readonly chapter: WorksheetChapter
  /** Null if no question of the chapter is marked yet. */
  readonly standing: ChapterStanding | null
  /** The chapter to continue with; null if every chapter is marked. */
  readonly next: WorksheetChapter | null
  /** The author of the answers; null: a guest, undefined: not known yet. */
  readonly owner: Id | null | undefined
  onMarked(standing: ChapterStanding): void
}

/** Renders the questions of a chapter: to answer, to have marked, and to review afterwards. */
export const ChapterSheet = ({ worksheetId, chapter, standing, next, owner, onMarked }: ChapterSheetProps) => {
  const { chapterId, questions } = chapter
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const draft = useAnswers(chapterId, owner)
  const marking = useMarkAnswers()
  const [isRedone, setRedone] = useState(false)
  const [reward, setReward] = useState<SolvingReward | null>(null)
  const [error, setError] = useState<MarkError | null>(null)
  const isDone = isMarked(standing) && !isRedone && !hasAnswers(draft.answers)

  const mark = async () => {
    const asked = questions.filter(({ kind }) => kind !== 'PROBLEM')
    const answers = asked.map(({ questionId }) => ({ questionId, answer: draft.answers[String(questionId)] ?? [] }))
    const outcome = await marking.run({ worksheetId, chapterId, answers })
    if (outcome.kind === 'alreadyMarking') return notifications.success(words.alreadyMarking)
    if (outcome.kind === 'marked') {
      onMarked(outcome.chapter)
      setReward(outcome.reward)
      setRedone(false)
      setError(null)
      draft.drop(answers)
    } else if (isMounted()) setError(outcome.kind)
    else notifications.warn(words.saveError[outcome.kind])
  }

  /** The numbers of the questions that the learner and a guest have answered differently. */
  const answeredTwice = draft.guests.isReplacing ? draft.guests.taken : draft.guests.left
  const twice = questions.flatMap(({ questionId }, at) => (String(questionId) in answeredTwice ? [formatNumber(at + 1)] : []))

  if (questions.length === 0) return <p className={styles['empty']}>{words.empty}</p>
  if (!draft.isOpen)
    return (
      <div aria-hidden="true" className={styles['questions']}>
        {questions.map(({ questionId }) => (
          <Skeleton key={questionId} height={220} radius="card" />
        ))}
      </div>
    )
  return (
    <>
      {isDone && standing ? (
        <ChapterResult {...{ worksheetId, chapter, standing, next, reward }} onRedo={() => setRedone(true)} />
      ) : (
        <SheetProgress chapter={chapter} draft={draft} />
      )}
      {draft.hasGuests && (
        <GuestNotice title={draftWords.guest.answers} onSettle={draft.settleGuests}>
          {twice.length > 0 && <p>{(draft.guests.isReplacing ? words.guestReplaces : words.guestStays)(twice.join(', '))}</p>}
        </GuestNotice>
      )}
      <ol className={styles['questions']}>
        {questions.map((question, at) => (
          <li key={question.questionId}>
            <QuestionCard
              question={question}
              number={at + 1}
              answer={draft.answers[String(question.questionId)] ?? []}
              isMarked={isDone}
              result={resultOf(question.questionId, standing?.results ?? [])}
              onAnswer={(answer) => {
                setError(null)
                draft.change(question.questionId, answer)
              }}
            />
          </li>
        ))}
      </ol>
      {!isDone && <MarkPanel {...{ chapter, draft, error }} isMarking={marking.isPending} onMark={() => void mark()} />}
    </>
  )
}

interface SheetProgressProps {
  readonly chapter: WorksheetChapter
  readonly draft: AnswerDraft
}

/** Shows how many questions are answered, and that the answers are stored. */
const SheetProgress = ({ chapter: { questions }, draft }: SheetProgressProps) => {
  const asked = questions.filter(({ kind }) => kind !== 'PROBLEM')
  const open = asked.filter((question) => !isAnswered(question, draft.answers[String(question.questionId)] ?? []))
  const answered = asked.length - open.length
  const text = words.answered(formatNumber(answered), formatNumber(asked.length))
  const [first] = open
  const [wasRestored] = useState(draft.isRestored)
  return (
    <div className={styles['progress']}>
      <p className={styles['progressText']}>
        <strong>{text}</strong> <span>{wasRestored ? words.restored : words.stored}</span>
      </p>
      <ProgressBar ratio={asked.length === 0 ? 1 : answered / asked.length} label={words.progress} valueText={text} />
      {wasRestored && first && (
        <SiteLink href={`#${questionAnchor(first.questionId)}`} className={styles['goOn']}>
          {words.goOn(formatNumber(questions.indexOf(first) + 1))}
        </SiteLink>
      )}
    </div>
  )
}

interface MarkPanelProps extends SheetProgressProps {
  readonly error: MarkError | null
  readonly isMarking: boolean
  onMark(): void
}

/** Hands in the chapter. If questions are still open, the first press only warns. */
const MarkPanel = ({ chapter: { questions }, draft, error, isMarking, onMark }: MarkPanelProps) => {
  const viewer = useViewer()
  const [isWarned, setWarned] = useState(false)
  const open = questions.filter((question) => !isAnswered(question, draft.answers[String(question.questionId)] ?? []))
  const press = () => {
    if (open.length > 0 && !isWarned) setWarned(true)
    else onMark()
  }
  if (viewer !== null && !isSignedIn(viewer))
    return (
      <Panel className={styles['end']}>
        <ForGuests>
          <p className={styles['note']}>{words.guestNote}</p>
          <LoginLink words={words.login} />
        </ForGuests>
      </Panel>
    )
  const isEmpty = !hasAnswers(draft.answers)
  return (
    <Panel className={styles['end']}>
      <p role="status" className={styles['note']} data-alert={error !== null || undefined}>
        {error !== null
          ? words.saveError[error]
          : isEmpty
            ? words.nothing
            : isWarned && open.length > 0
              ? words.missingAnswers(formatNumber(open.length))
              : ''}
      </p>
      <ActionButton isRunning={isMarking} unavailable={isEmpty} onClick={press}>
        {isMarking ? words.marking : words.mark}
      </ActionButton>
    </Panel>
  )
}

const Success = lazyWithRetry(() => import('../success/Success.tsx').then((loaded) => loaded.Success))

interface ChapterResultProps {
  readonly worksheetId: Id
  readonly chapter: WorksheetChapter
  readonly standing: ChapterStanding
  readonly next: WorksheetChapter | null
  /** The reward earned just now; null if the chapter was marked before. */
  readonly reward: SolvingReward | null
  onRedo(): void
}

/** Renders the result of a chapter, and the next one. */
const ChapterResult = ({ worksheetId, chapter, standing, next, reward, onRedo }: ChapterResultProps) => {
  const { parameters } = useUrlState()
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = reward !== null
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  const { right, total, percent } = chapterScore(chapter.questions.length, standing.results)
  const waiting = standing.results.filter(({ reviewDate }) => reviewDate !== null).length
  const text = words.score(formatNumber(right), formatNumber(total))
  const isPerfect = right === total
  return (
    <>
      <Panel className={styles['score']} data-perfect={isPerfect || undefined}>
        <CreatureArt creature={isPerfect ? 'DOLPHIN' : 'TURTLE'} size={96} className={styles['creature']} />
        <div className={styles['scoreText']}>
          <h3 ref={heading} tabIndex={-1} className={styles['scoreTitle']}>
            {isPerfect ? words.allRight : text}
          </h3>
          <div className={styles['bar']}>
            <ProgressBar ratio={percent / 100} label={text} valueText={text} />
          </div>
          {waiting > 0 && <p>{words.reviewNote(formatNumber(waiting))}</p>}
        </div>
        <div className={styles['ways']}>
          {next ? (
            <ButtonLink href={keepAssignment(chapterHref(worksheetId, next.chapterId), parameters)}>
              {words.next(displayTitle(next.title))}
            </ButtonLink>
          ) : (
            <ButtonLink href={listPaths.worksheets}>{words.toList}</ButtonLink>
          )}
          {waiting > 0 && (
            <ButtonLink href={paths.worksheetReview} tone="soft">
              {words.toReviews}
            </ButtonLink>
          )}
          <Button tone="quiet" onClick={onRedo}>
            <Icon icon={RotateCcw} size={18} />
            {words.again}
          </Button>
        </div>
      </Panel>
      {reward !== null && reward.point > 0 && (
        <LazyBoundary>
          <Success creature={isPerfect ? 'DOLPHIN' : 'TURTLE'} reward={reward} guestPoint={null} next={null} />
        </LazyBoundary>
      )}
    </>
  )
}
