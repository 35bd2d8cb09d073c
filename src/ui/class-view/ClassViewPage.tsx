import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isNotFound } from '../../application/callError.ts'
import type { ShownViewKey } from '../../application/classView.ts'
import { classCsv } from '../../domain/classCsv.ts'
import {
  byMarking,
  byNeed,
  type ClassGrid,
  type ClassRow,
  type ClassTask,
  hiddenNames,
  isToMark,
  needsHelp,
  stuckTasks,
} from '../../domain/classView.ts'
import { formatNumber } from '../../domain/format.ts'
import { classHref } from '../../domain/course-class/courseClass.ts'
import { assignmentHref } from '../../domain/homework.ts'
import type { Id } from '../../domain/id.ts'
import { problemHref } from '../../domain/problems/problemKinds.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { useRouteId, useUrlState } from '../kit/address.ts'
import { useApplication } from '../kit/application.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { downloadCsv } from '../kit/download.ts'
import { classNames } from '../kit/classNames.ts'
import { FailedPanel } from '../kit/FailedLine.tsx'
import { loadedValue } from '../kit/loaded.ts'
import { HomeLink, MessagePanel, SectionMessage } from '../kit/Message.tsx'
import { useMediaQuery } from '../kit/mediaQuery.ts'
import { useModality } from '../kit/modality.ts'
import { Panel } from '../kit/Panel.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Switch } from '../kit/Switch.tsx'
import { submissionTime } from '../problem/workbench/submissionTime.ts'
import { BackLink } from '../site/BackLink.tsx'
import { failureHeading } from '../site/loadedTitle.ts'
import { PageTitle } from '../site/PageTitle.tsx'
import { PageHead } from '../site/PageHead.tsx'
import page from '../site/PlainPage.module.css'
import { gateHeading, StudioGate } from '../studio/StudioGate.tsx'
import { useViewer } from '../viewer/useViewer.ts'
import { ClassList } from './ClassList.tsx'
import { ClassTable } from './ClassTable.tsx'
import { classViewWords as words } from './classViewWords.ts'
import { LearnerDialog } from './LearnerDialog.tsx'
import { MarkDialog } from './MarkDialog.tsx'
import { Mistakes } from './Mistakes.tsx'
import { useClassView } from './useClassView.ts'
import styles from './ClassViewPage.module.css'

/** Shows each student's state in an assignment. */
export const HomeworkMembersPage = () => {
  const homeworkId = useRouteId('homeworkId')
  const assignmentId = useRouteId('assignmentId')
  const key = { homeworkId, assignmentId }
  return <ClassPage key={`${homeworkId} ${assignmentId}`} of={key} back={{ href: assignmentHref(key), name: words.back.homework }} />
}

/** Shows each student's state in a single problem. */
export const ProblemMembersPage = () => {
  const problemId = useRouteId('problemId')
  const courseClassId = useUrlState().parameters.get('class')
  return courseClassId === null ? (
    <ClassPage key={problemId} of={{ problemId }} back={{ href: problemHref({ problemId }), name: words.back.problem }} />
  ) : (
    <ClassPage
      key={`${problemId} ${courseClassId}`}
      of={{ problemId, courseClassId }}
      back={{ href: classHref({ courseClassId }), name: words.back.courseClass }}
    />
  )
}

interface ClassPageProps {
  readonly of: ShownViewKey
  readonly back: { readonly href: string; readonly name: string }
}

const ClassPage = ({ of, back }: ClassPageProps) => {
  const viewer = useViewer()
  const { rolePolicy } = useApplication()
  return (
    <main id="main" tabIndex={-1} className={classNames(page['pagePage'], page['underBackLink'])} aria-busy={viewer === null}>
      <BackLink href={back.href}>{back.name}</BackLink>
      {viewer === null ? (
        <Frame title={words.waiting}>
          <Skeleton height={320} radius="card" />
        </Frame>
      ) : rolePolicy.canTeach(viewer) ? (
        <ClassOf of={of} viewer={viewer} />
      ) : (
        <Frame title={words.waiting} message={gateHeading({ viewer, mayUse: rolePolicy.canTeach, words: words.gate })}>
          <StudioGate viewer={viewer} mayUse={rolePolicy.canTeach} words={words.gate}>
            {null}
          </StudioGate>
        </Frame>
      )}
    </main>
  )
}

interface FrameProps {
  readonly title: string
  /** The heading of the message that replaces the content, if any; the page then has it for its title. */
  readonly message?: string | null
  readonly children: ReactNode
}

const Frame = ({ title, message = null, children }: FrameProps) => (
  <>
    <PageTitle title={message ?? title} />
    <PageHead creature="CRAB" title={title} />
    {children}
  </>
)

const ClassOf = ({ of, viewer }: { readonly of: ShownViewKey; readonly viewer: Viewer }) => {
  const view = useClassView(of, viewer)
  const found = loadedValue(view.grid)
  return (
    <Frame title={found ? words.title(found.title) : words.waiting} message={failureHeading(view.grid, words)}>
      {view.grid.status === 'waiting' && <Skeleton height={320} radius="card" />}
      {view.grid.status === 'failed' &&
        (isNotFound(view.grid.error) ? (
          <MessagePanel level={2} creature="TURTLE" title={words.missing} text={words.missingNote}>
            <HomeLink />
          </MessagePanel>
        ) : (
          <FailedPanel title={words.failed} text={words.failedNote} retry={view.grid.retry} />
        ))}
      {found !== null && <ClassGridView of={of} grid={found} view={view} viewer={viewer} />}
    </Frame>
  )
}

interface ClassGridViewProps {
  readonly of: ShownViewKey
  readonly grid: ClassGrid
  readonly view: ReturnType<typeof useClassView>
  readonly viewer: Viewer
}

/** The width up to which there is no room for a column per task. */
const narrowMediaQuery = '(max-width: 639px)'

type Opened =
  | { readonly kind: 'task'; readonly row: ClassRow; readonly task: ClassTask }
  | { readonly kind: 'mark'; readonly row: ClassRow }

const ClassGridView = ({ of, grid, view, viewer }: ClassGridViewProps) => {
  const { clock } = useApplication()
  const [areNamesHidden, setNamesHidden] = useState(false)
  const [isOnlyStuck, setOnlyStuck] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const isNarrow = useMediaQuery(narrowMediaQuery)
  useModality(place, () => setLarge(false), isLarge)
  const hidden = hiddenNames(grid.memberList, words.table.hidden)
  const nameOf = ({ userId, nickname }: Pick<ClassRow, 'userId' | 'nickname'>) =>
    (areNamesHidden ? hidden.get(String(userId)) : nickname) ?? words.table.nameless
  const nameOfId = (userId: Id) => {
    const row = grid.memberList.find((one) => String(one.userId) === String(userId))
    return row ? nameOf(row) : words.table.nameless
  }
  const hasHandIn = !('problemId' in of)
  const rows = (hasHandIn ? byMarking : byNeed)(isOnlyStuck ? grid.memberList.filter(needsHelp) : grid.memberList)
  const tasks = isOnlyStuck && rows.length > 0 ? stuckTasks(grid) : grid.taskList
  const toMarkCount = grid.memberList.filter(isToMark).length
  useEffect(() => {
    const press = ({ code, key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (opened !== null) return
      if (key === 'Escape') setLarge(false)
      const isTyping = target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')
      // Compares the physical key, because F types ㄹ in Korean input mode.
      if (code === 'KeyF' && !isTyping && !ctrlKey && !metaKey && !altKey) setLarge((was) => !was)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [opened])
  const download = () => downloadCsv(grid.title, classCsv(grid, { words, hiddenName: areNamesHidden ? nameOf : null }))
  const others = (
    <>
      <Switch label={words.tools.hideNames} isOn={areNamesHidden} onChange={setNamesHidden} />
      <Button tone="quiet" size="small" title={words.tools.largeKey} aria-keyshortcuts="f" onClick={() => setLarge(!isLarge)}>
        {isLarge ? words.tools.largeOff : words.tools.large}
      </Button>
      <Button tone="quiet" size="small" onClick={download}>
        {words.tools.csv}
      </Button>
    </>
  )
  const Grid = isNarrow ? ClassList : ClassTable
  const time = view.lookedAt && submissionTime(view.lookedAt.toISOString(), clock)
  return (
    <>
      <div
        ref={place}
        className={styles['view']}
        {...(isLarge && { 'data-large': true, role: 'dialog', 'aria-modal': true, 'aria-label': words.title(grid.title) })}
      >
        <div role="group" aria-label={words.tools.title} className={styles['tools']}>
          <Switch label={words.tools.onlyStuck} isOn={isOnlyStuck} onChange={setOnlyStuck} />
          {isNarrow ? (
            <details className={styles['more']}>
              <summary>{words.tools.more}</summary>
              <div className={styles['tools']}>{others}</div>
            </details>
          ) : (
            others
          )}
          <Button
            tone="soft"
            size="small"
            aria-busy={view.isRefreshing || undefined}
            unavailable={view.isRefreshing}
            onClick={() => void view.refresh()}
          >
            {view.isRefreshing ? words.tools.refreshing : words.tools.refresh}
          </Button>
        </div>
        {toMarkCount > 0 && (
          <p>
            <Badge tone="warning">{words.table.toMarkCount(formatNumber(toMarkCount))}</Badge>
          </p>
        )}
        <p className={styles['note']}>{time !== null && (view.isStale ? words.tools.stale(time) : words.tools.looked(time))}</p>
        <p role="status" className={styles['note']}>
          {view.changed.length > 0 && words.tools.changed(view.changed.map(nameOfId).join(', '))}
        </p>
        {grid.memberList.length === 0 ? (
          <Panel>
            <SectionMessage creature="SEAHORSE" text={words.none} />
          </Panel>
        ) : (
          <Grid
            members={grid.memberList}
            rows={rows}
            tasks={tasks}
            nameOf={nameOf}
            areFiguresHidden={areNamesHidden}
            changed={view.changed}
            hasHandIn={hasHandIn}
            onOpenTask={(row, task) => setOpened({ kind: 'task', row, task })}
            onOpenHandIn={(row) => setOpened({ kind: 'mark', row })}
          />
        )}
      </div>
      {grid.taskList
        .filter(({ type }) => type === 'PROBLEM')
        .map((task) => (
          <Mistakes key={String(task.taskId)} task={task} />
        ))}
      {opened?.kind === 'task' && (
        <LearnerDialog viewer={viewer} row={opened.row} name={nameOf(opened.row)} task={opened.task} onClose={() => setOpened(null)} />
      )}
      {opened?.kind === 'mark' && !('problemId' in of) && (
        <MarkDialog
          viewer={viewer}
          of={of}
          row={grid.memberList.find(({ userId }) => userId === opened.row.userId) ?? opened.row}
          name={nameOf(opened.row)}
          onMarked={() => void view.refresh()}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
