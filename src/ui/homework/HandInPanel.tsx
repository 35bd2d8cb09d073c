import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type AssignmentDetail, type AssignmentTask, deadlineView, maxNoteLength, unfinishedTasks } from '../../domain/assignment.ts'
import { textLength } from '../../domain/textLength.ts'
import { classViewHref } from '../../domain/classView.ts'
import { formatNumber } from '../../domain/format.ts'
import type { AssignmentPhase } from '../../domain/homework.ts'
import { takingBack } from '../../domain/homeworkEnds.ts'
import { CreatureArt } from '../art/Creature.tsx'
import { displayTitle } from '../copy.ts'
import { ActionButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { CountedTextField } from '../kit/CountedTextField.tsx'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { useIsMounted } from '../kit/focus.ts'
import { LazyBoundary, lazyWithRetry } from '../kit/lazy.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { LongText } from '../kit/LongText.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { useStoredText } from '../kit/useStoredText.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useWriter } from '../viewer/useOwner.ts'
import { useHandIn, useTakeBack } from './homeworkQueries.ts'
import { ReturnedWorks } from './ReturnedWorks.tsx'
import { homeworkWords } from './homeworkWords.ts'
import styles from './HandInPanel.module.css'

const Celebration = lazyWithRetry(() => import('../kit/motion/Celebration.tsx').then((loaded) => loaded.Celebration))

/** Each element that replaces the form has this id, so that the focus can move there. */
const panelId = 'hand-in'
const titleId = 'hand-in-title'

interface HandInPanelProps {
  readonly assignment: AssignmentDetail
  readonly phase: AssignmentPhase
  readonly tasks: readonly AssignmentTask[]
  readonly now: Date
  readonly isTeaching: boolean
}

/** Renders the panel to hand in an assignment, with the outcome. */
export const HandInPanel = ({ assignment, phase, tasks, now, isTeaching }: HandInPanelProps) => {
  const { notifications } = useApplication()
  const [hasHandedIn, setHandedIn] = useState(false)
  const isAsking = useRef(false)
  // The question closes with its form when the time is up, so a notification tells why.
  useEffect(() => {
    if (phase === 'closed' && isAsking.current) notifications.warn(words.errors.closed)
    isAsking.current = false
  }, [phase, notifications])
  return (
    <>
      <PanelOfPhase
        assignment={assignment}
        phase={phase}
        tasks={tasks}
        now={now}
        isTeaching={isTeaching}
        onAsk={(isOpen) => (isAsking.current = isOpen)}
        onHandedIn={() => setHandedIn(true)}
      />
      {hasHandedIn && (
        <LazyBoundary>
          <Celebration />
        </LazyBoundary>
      )}
    </>
  )
}

const PanelOfPhase = ({ assignment, phase, tasks, now, isTeaching, ...asked }: HandInPanelProps & AskedProps) => {
  if (isTeaching)
    return (
      <Note
        title={homeworkWords.teacher.title}
        wayOn={
          <ButtonLink tone="soft" href={classViewHref(assignment)}>
            {homeworkWords.teacher.classView}
          </ButtonLink>
        }
      >
        {homeworkWords.teacher.note}
      </Note>
    )
  switch (phase) {
    case 'handedIn':
      return <HandedIn assignment={assignment} now={now} />
    case 'marked':
      return <Marked assignment={assignment} />
    case 'closed':
      return <Note title={homeworkWords.closed.title}>{homeworkWords.closed.note}</Note>
    default:
      return <HandInForm assignment={assignment} phase={phase} tasks={tasks} now={now} {...asked} />
  }
}

interface NoteProps {
  readonly title: string
  readonly wayOn?: ReactNode
  readonly children: ReactNode
}

const Note = ({ title, wayOn, children }: NoteProps) => (
  <Panel id={panelId} aria-labelledby={titleId}>
    <SectionHeading id={titleId} title={title} />
    <p className={styles['note']}>{children}</p>
    {wayOn}
  </Panel>
)

interface AskedProps {
  /** Called when the question before handing in opens or closes. */
  onAsk(isOpen: boolean): void
  onHandedIn(): void
}

interface HandInFormProps extends AskedProps {
  readonly assignment: AssignmentDetail
  readonly phase: AssignmentPhase
  readonly tasks: readonly AssignmentTask[]
  readonly now: Date
}

const words = homeworkWords.handIn

/** Names one hand-in: a note to work that was given back does not belong to the next one. */
const handInKey = ({ homeworkId, assignmentId, returnList }: AssignmentDetail) => `${homeworkId}/${assignmentId}/${returnList.length}`

/** Renders the form to hand in. The comment stays until the backend has accepted it, also while the learner is away at a task. */
const HandInForm = ({ assignment, phase, tasks, now, onAsk, onHandedIn }: HandInFormProps) => {
  const { notifications } = useApplication()
  const isMounted = useIsMounted()
  const { isPending, run } = useHandIn(assignment)
  const owner = useWriter()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text: note, change, taken } = useStoredText({ place: 'homeworkNote', owner, of: handInKey(assignment) })
  const [error, setError] = useState<string | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const setConfirming = (isOpen: boolean) => {
    setIsConfirming(isOpen)
    onAsk(isOpen)
  }
  const isLate = phase === 'late'
  const [askedPhase, setAskedPhase] = useState(phase)
  const isTooLong = textLength(note) > maxNoteLength
  const ask = () => {
    if (!isTooLong) {
      setAskedPhase(phase)
      return setConfirming(true)
    }
    setError(words.errors.tooLong)
    field.current?.focus()
  }
  const send = async () => {
    const { kind } = await run(note)
    if (kind === 'alreadySending') return notifications.success(words.errors.alreadySending)
    setConfirming(false)
    if (kind === 'handedIn') {
      taken(note)
      notifications.success(words.done)
      onHandedIn()
    } else if (kind === 'alreadyHandedIn' || kind === 'closed' || !isMounted()) notifications.warn(words.errors[kind])
    else setError(words.errors[kind])
  }
  return (
    <Panel id={panelId} aria-labelledby={titleId} className={styles['panel']}>
      {phase === 'returned' && <Returned assignment={assignment} />}
      <SectionHeading id={titleId} title={isLate ? words.lateTitle : words.title} />
      {isLate && <p className={styles['note']}>{words.lateNote}</p>}
      <CountedTextField
        field={field}
        label={
          <>
            {words.field} <span className={styles['hint']}>{words.optional}</span>
          </>
        }
        value={note}
        placeholder={words.placeholder}
        hint={note === '' ? words.hint : words.counted(formatNumber(textLength(note)))}
        isTooLong={isTooLong}
        isInvalid={isTooLong}
        error={error}
        onChange={(next) => {
          change(next)
          setError(null)
        }}
      >
        <ActionButton onClick={ask}>{words.send}</ActionButton>
      </CountedTextField>
      {isConfirming && (
        <ConfirmDialog
          title={words.confirm.title}
          confirmLabel={words.confirm.confirm}
          runningLabel={words.confirm.running}
          cancelLabel={words.confirm.cancel}
          prefersCancel={unfinishedTasks(tasks).length > 0}
          isRunning={isPending}
          onConfirm={() => void send()}
          onClose={() => setConfirming(false)}
        >
          {isLate && askedPhase !== 'late' && <p role="alert">{words.confirm.late}</p>}
          <Unfinished tasks={unfinishedTasks(tasks)} />
          <p>
            <TakingBackText
              assignment={{ ...assignment, state: 'HANDED_IN' }}
              submittedDate={now.toISOString()}
              now={now}
              none={words.confirm.note}
            />
          </p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** Renders the teacher's requests for changes, with the earlier submissions. */
const Returned = ({ assignment: { returnList } }: { readonly assignment: AssignmentDetail }) => (
  <>
    <p>
      <strong>{homeworkWords.returned.title}</strong>
    </p>
    <Quote name={homeworkWords.marked.comment} text={returnList.at(-1)?.reason ?? null} isTeachers />
    <p className={styles['note']}>{homeworkWords.returned.note}</p>
    <ReturnedWorks works={returnList} title={homeworkWords.returned.works} said={homeworkWords.handedIn.own} />
  </>
)

const Unfinished = ({ tasks }: { readonly tasks: readonly AssignmentTask[] }) =>
  tasks.length === 0 ? null : (
    <div className={styles['unfinished']}>
      <p>{words.confirm.missing(formatNumber(tasks.length))}</p>
      <ul>
        {tasks.map(({ taskId, title }) => (
          <li key={taskId}>{displayTitle(title)}</li>
        ))}
      </ul>
    </div>
  )

interface TakingBackTextProps {
  readonly assignment: AssignmentDetail
  readonly submittedDate: string | null
  readonly now: Date
  /** The text if the submission cannot be taken back. */
  readonly none: string | null
}

const TakingBackText = ({ assignment, submittedDate, now, none }: TakingBackTextProps) => {
  const { clock } = useApplication()
  const found = takingBack(assignment, submittedDate, now)
  if (found === null) return none
  const until = deadlineView(found.until, now, clock.timeZone())
  return until === null ? words.confirm.mayTakeBackFreely : words.confirm.mayTakeBack(until.text)
}

/** Takes the submission back, so that the learner can do more. The comment returns to its field. */
const TakeBackAction = ({ assignment }: { readonly assignment: AssignmentDetail }) => {
  const { notifications } = useApplication()
  const { isPending, run } = useTakeBack(assignment)
  const owner = useWriter()
  const note = useStoredText({ place: 'homeworkNote', owner, of: handInKey(assignment) })
  const takeBack = async () => {
    const { kind } = await run()
    if (kind !== 'takenBack') return notifications.warn(homeworkWords.handedIn.errors[kind])
    const said = assignment.submission?.comment ?? ''
    if (note.text === '') note.change(said)
    notifications.success(homeworkWords.handedIn.takenBack)
  }
  return (
    <ActionButton tone="soft" isRunning={isPending} onClick={() => void takeBack()}>
      {isPending ? homeworkWords.handedIn.takingBack : homeworkWords.handedIn.takeBack}
    </ActionButton>
  )
}

const HandedIn = ({ assignment, now }: { readonly assignment: AssignmentDetail; readonly now: Date }) => {
  const { clock } = useApplication()
  const { submission } = assignment
  const submittedDate = submission?.submittedDate ?? null
  const at = deadlineView(submittedDate, now, clock.timeZone())
  return (
    <Panel id={panelId} aria-labelledby={titleId} className={styles['panel']}>
      <div className={styles['done']}>
        <CreatureArt creature="DOLPHIN" size={72} />
        <div>
          <SectionHeading id={titleId} title={homeworkWords.handedIn.title} />
          {at && (
            <p>
              <time dateTime={at.dateTime}>{homeworkWords.handedIn.at(at.moment)}</time>
            </p>
          )}
          <p className={styles['note']}>{homeworkWords.handedIn.waiting}</p>
        </div>
      </div>
      <Quote name={homeworkWords.handedIn.own} text={submission?.comment ?? null} />
      <ReturnedWorks works={assignment.returnList} title={homeworkWords.returned.works} said={homeworkWords.handedIn.own} />
      {takingBack(assignment, submittedDate, now) !== null && (
        <div className={styles['takeBack']}>
          <p className={styles['note']}>
            <TakingBackText assignment={assignment} submittedDate={submittedDate} now={now} none={null} />
          </p>
          <TakeBackAction assignment={assignment} />
        </div>
      )}
    </Panel>
  )
}

const Marked = ({ assignment: { submission, feedback, returnList } }: { readonly assignment: AssignmentDetail }) => (
  <Panel id={panelId} aria-labelledby={titleId} className={styles['panel']}>
    <SectionHeading id={titleId} title={homeworkWords.marked.title} />
    {feedback?.score != null && (
      <p className={styles['score']}>
        <VisuallyHidden>{homeworkWords.marked.score} </VisuallyHidden>
        <strong>{homeworkWords.tasks.score(formatNumber(feedback.score))}</strong>
        <span className={styles['hint']}>{homeworkWords.marked.outOf}</span>
      </p>
    )}
    <Quote name={homeworkWords.marked.comment} text={feedback?.comment ?? null} isTeachers />
    <Quote name={homeworkWords.handedIn.own} text={submission?.comment ?? null} />
    <ReturnedWorks works={returnList} title={homeworkWords.returned.works} said={homeworkWords.handedIn.own} />
  </Panel>
)

interface QuoteProps {
  readonly name: string
  readonly text: string | null
  readonly isTeachers?: boolean
}

const Quote = ({ name, text, isTeachers = false }: QuoteProps) =>
  text === null ? null : (
    <figure className={styles['quote']} data-teacher={isTeachers || undefined}>
      <figcaption className={styles['hint']}>{name}</figcaption>
      <blockquote>
        <LongText text={text} />
      </blockquote>
    </figure>
  )
