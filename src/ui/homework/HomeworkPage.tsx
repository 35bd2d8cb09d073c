import { isNotFound, statusOf } from '../../application/callError.ts'
import type { AssignmentKey } from '../../application/homework.ts'
import { type AssignmentDetail, deadlineView } from '../../domain/assignment.ts'
import { type AssignmentPhase, assignmentPhase } from '../../domain/homework.ts'
import { listPaths, paths } from '../../domain/paths.ts'
import { isSignedIn, needsSignup, type Viewer } from '../../domain/viewer.ts'
import faceless from '../art/avatar-default.svg?url&no-inline'
import { displayTitle } from '../copy.ts'
import { useRouteId } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Badge, type BadgeTone } from '../kit/Badge.tsx'
import { ButtonLink } from '../kit/Button.tsx'
import { classNames } from '../kit/classNames.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { type Loadable, loadedValue } from '../kit/loaded.ts'
import { HomeLink, MessagePanel } from '../kit/Message.tsx'
import { NameLine } from '../kit/Picture.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useNowByMinute } from '../kit/time.ts'
import { lazyCopy } from '../lazyCopy.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { BackLink } from '../site/BackLink.tsx'
import { loadedTitle } from '../site/loadedTitle.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import page from '../site/PlainPage.module.css'
import { GuestPanel, useAskAgain } from '../viewer/ForGuests.tsx'
import { LoginLink } from '../viewer/LoginLink.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { HandInPanel } from './HandInPanel.tsx'
import { useAssignment, useTasks } from './homeworkQueries.ts'
import { homeworkWords as words } from './homeworkWords.ts'
import { TaskPanel } from './TaskPanel.tsx'
import styles from './HomeworkPage.module.css'

/** The studio's preview takes the tasks from this page's own chunk, so that neither page loads a further one. */
export { TaskPanel }

/** Renders the page of a single assignment: its tasks, its deadline, and its result. */
export const HomeworkPage = () => {
  const homeworkId = useRouteId('homeworkId')
  const assignmentId = useRouteId('assignmentId')
  return <AssignmentOf key={`${homeworkId} ${assignmentId}`} of={{ homeworkId, assignmentId }} />
}

const AssignmentOf = ({ of }: { readonly of: AssignmentKey }) => {
  const viewer = useViewer()
  const assignment = useAssignment(of)
  const tasks = useTasks(of)
  const { rolePolicy } = useApplication()
  const now = useNowByMinute()
  const found = loadedValue(assignment)
  const isStranger = viewer !== null && !isSignedIn(viewer)
  const strangerTitle = useAskAgain() === null ? words.guest : lazyCopy.unknownViewer.title
  const isWaiting = !isStranger && assignment.status === 'waiting'
  const phase = found && assignmentPhase(found, now)
  const isTeaching = viewer !== null && rolePolicy.canTeach(viewer)
  const outcome = found && phase && (
    <HandInPanel assignment={found} phase={phase} tasks={loadedValue(tasks) ?? []} now={now} isTeaching={isTeaching} />
  )
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={isWaiting}>
      <PageTitle title={isStranger ? strangerTitle : isForbidden(assignment) ? words.notYours : loadedTitle(assignment, words)} />
      <BackLink href={paths.home}>{words.back}</BackLink>
      {isStranger ? (
        <GuestMessage viewer={viewer} />
      ) : assignment.status === 'failed' ? (
        <AssignmentError {...assignment} />
      ) : (
        <div className={styles['column']}>
          <Header assignment={found} phase={phase} now={now} isTeaching={isTeaching} />
          {/* The teacher's feedback comes first. */}
          {phase === 'marked' && outcome}
          <TaskPanel of={of} tasks={tasks} isTeaching={isTeaching} />
          {phase !== 'marked' && outcome}
        </div>
      )}
    </main>
  )
}

const GuestMessage = ({ viewer }: { readonly viewer: Viewer }) => (
  <GuestPanel creature="SEAHORSE" title={needsSignup(viewer) ? words.pending : words.guest} text={words.guestNote}>
    <LoginLink words={words.login} />
    <HomeLink tone="quiet" />
  </GuestPanel>
)

const forbiddenStatus = 403

/** Tells whether the homework belongs to a class that the viewer does not take. */
const isForbidden = (loaded: Loadable<unknown>) => loaded.status === 'failed' && statusOf(loaded.error) === forbiddenStatus

const AssignmentError = (failed: Extract<Loadable<unknown>, { readonly status: 'failed' }>) => {
  const { error, retry } = failed
  if (isForbidden(failed))
    return (
      <MessagePanel level={2} creature="DOLPHIN" title={words.notYours} text={words.notYoursNote}>
        <ButtonLink href={listPaths.classes}>{words.classes}</ButtonLink>
        <HomeLink tone="quiet" />
      </MessagePanel>
    )
  return isNotFound(error) ? (
    <MessagePanel level={2} creature="TURTLE" title={words.missing} text={words.missingNote}>
      <HomeLink />
    </MessagePanel>
  ) : (
    <FailedPanel title={words.failed} text={words.failedNote} retry={retry}>
      <HomeLink tone="quiet" />
    </FailedPanel>
  )
}

interface HeaderProps {
  readonly assignment: AssignmentDetail | null
  readonly phase: AssignmentPhase | null
  readonly now: Date
  readonly isTeaching: boolean
}

const phaseTones: Readonly<Record<AssignmentPhase, BadgeTone>> = {
  open: 'primary',
  soon: 'danger',
  late: 'warning',
  closed: 'neutral',
  handedIn: 'success',
  marked: 'success',
  returned: 'warning',
}

const Header = ({ assignment, phase, now, isTeaching }: HeaderProps) => (
  <PageHead
    creature="CRAB"
    above={phase && !(isTeaching && phase === 'late') && <Badge tone={phaseTones[phase]}>{words.phases[phase]}</Badge>}
    title={
      assignment ? (
        displayTitle(assignment.title)
      ) : (
        <>
          <Skeleton width="min(100%, 14em)" height={36} />
          <VisuallyHidden>{words.waiting}</VisuallyHidden>
        </>
      )
    }
    note={assignment?.description}
  >
    {assignment ? (
      <div className={styles['facts']}>
        {assignment.teacher?.nickname && (
          <NameLine pictures={[assignment.teacher.profile, faceless]} shape="round" name={words.by(assignment.teacher.nickname)} />
        )}
        <Deadline assignment={assignment} phase={phase} now={now} />
      </div>
    ) : (
      <Skeleton width="16em" height={24} />
    )}
  </PageHead>
)

interface DeadlineProps {
  readonly assignment: AssignmentDetail
  readonly phase: AssignmentPhase | null
  readonly now: Date
}

/** Renders the deadline in Seoul time, which is the class's, and the viewer's local time where it differs. */
const Deadline = ({ assignment: { endDate, lateEndDate }, phase, now }: DeadlineProps) => {
  const { clock } = useApplication()
  const end = deadlineView(endDate, now, clock.timeZone())
  const isOver = phase === 'closed'
  const lateEnd = phase === 'late' || isOver ? deadlineView(lateEndDate, now, clock.timeZone()) : null
  if (end === null) return <p>{words.noEnd}</p>
  const isOpen = phase === 'open' || phase === 'soon'
  const local = lateEnd?.local ?? end.local
  return (
    <div className={styles['deadline']}>
      <p>
        <time dateTime={end.dateTime}>{end.text}</time>
        {isOpen && end.left && (
          <>
            , <strong data-soon={phase === 'soon' || undefined}>{end.left}</strong>
          </>
        )}
      </p>
      {lateEnd && <p className={styles['late']}>{(isOver ? words.lateUntilOver : words.lateUntil)(lateEnd.text)}</p>}
      {local && (isOpen || phase === 'late') && <p className={styles['local']}>{words.local(local)}</p>}
    </div>
  )
}
