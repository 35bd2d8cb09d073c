import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '../../../domain/format.ts'
import type { ProblemDetail } from '../../../domain/problems/problem.ts'
import type { ReadingTask } from '../../../domain/problems/readingTask.ts'
import { attendanceNames, roomAttendees, type RoomResults } from '../../../domain/room/roomAttendance.ts'
import type { RoomDetail, RoomTask } from '../../../domain/room/room.ts'
import { momentCell } from '../../../domain/personRow.ts'
import { inOrderOfRank, pendingCount, pendingText, roomCsv } from '../../../domain/room/roomCsv.ts'
import type { RoomCell } from '../../../domain/room/scoring.ts'
import { useAction } from '../../kit/action.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { CodeBlock } from '../../kit/code/CodeBlock.tsx'
import { downloadCsv } from '../../kit/download.ts'
import { pageFrame } from '../../kit/pageFrame.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { readingTaskWords } from '../../problem/reading/readingTaskWords.ts'
import { Statement } from '../../problem/workbench/Statement.tsx'
import { judgeWords } from './judgeWords.ts'
import panel from './JudgePanel.module.css'
import styles from './JudgePapers.module.css'

const words = judgeWords.papers

type Paper = 'csv' | 'results' | 'tasks'

/** The content that is laid out for the printer. */
type Sheet =
  | { readonly kind: 'results'; readonly results: RoomResults; readonly takenDate: string }
  | { readonly kind: 'tasks'; readonly problems: readonly ProblemDetail[] }

/** Renders the results as a file or on paper, and the tasks on paper. All data is read anew. */
export const RoomPapers = ({ room }: { readonly room: RoomDetail }) => {
  const { rooms, serverClock } = useFeature('room')
  const { features, notifications } = useApplication()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const action = useAction({
    name: 'roomPapers',
    async run(paper: Paper) {
      try {
        if (paper === 'tasks') {
          const { problems } = await features.problem()
          return setSheet({ kind: paper, problems: await Promise.all(room.tasks.map(({ problemId }) => problems.problem(problemId))) })
        }
        const results = await rooms.results(room.roomId)
        if (results.rows.length + results.invited.length === 0) return notifications.warn(words.none)
        const takenDate = new Date(serverClock.now()).toISOString()
        const pending = pendingCount(results.rows)
        if (pending > 0) notifications.warn(words.unfinished(formatNumber(pending)))
        if (paper === 'results') return setSheet({ kind: paper, results, takenDate })
        downloadCsv(pending > 0 ? `${room.title} (${pendingText})` : room.title, roomCsv(results, room, takenDate))
      } catch {
        // The client has already logged the cause.
        notifications.warn(words.failed)
      }
    },
  })
  const names = { csv: words.csv, results: words.print, tasks: words.tasks }
  return (
    <section aria-labelledby="judge-papers" className={panel['part']}>
      <h3 id="judge-papers" className={panel['title']}>
        {words.title}
      </h3>
      <div className={panel['buttons']}>
        {(['csv', 'results', 'tasks'] as const).map((paper) => {
          const isRunning = action.pendingInput === paper
          return (
            <ActionButton
              key={paper}
              tone="soft"
              size="small"
              unavailable={action.isPending}
              isRunning={isRunning}
              onClick={() => void action.run(paper)}
            >
              {isRunning ? words.preparing : names[paper]}
            </ActionButton>
          )
        })}
      </div>
      {sheet !== null && <PrintedSheet key={sheet.kind} room={room} sheet={sheet} onPrinted={() => setSheet(null)} />}
    </section>
  )
}

interface PrintedSheetProps {
  readonly room: RoomDetail
  readonly sheet: Sheet
  onPrinted(): void
}

/** Replaces the page for the printer only, and disappears after printing. */
const PrintedSheet = ({ room, sheet, onPrinted }: PrintedSheetProps) => {
  const leave = useEffectEvent(onPrinted)
  useEffect(() => {
    const printed = () => leave()
    window.addEventListener('afterprint', printed)
    // The delay gives the code time to be highlighted.
    const timer = setTimeout(() => window.print(), 300)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', printed)
    }
  }, [])
  return createPortal(
    <div className={styles['sheet']}>
      <div className={styles['head']}>
        <h1>{room.title}</h1>
        {sheet.kind === 'tasks' && <p className={styles['name']}>{judgeWords.sheet.name}</p>}
      </div>
      {sheet.kind === 'results' ? (
        <ResultsTable room={room} results={sheet.results} takenDate={sheet.takenDate} />
      ) : (
        <TaskSheets room={room} problems={sheet.problems} />
      )}
    </div>,
    pageFrame(),
  )
}

interface ResultsTableProps {
  readonly room: RoomDetail
  readonly results: RoomResults
  readonly takenDate: string
}

/** Renders the results of all participants, with a row for each invited person who was absent. */
export const ResultsTable = ({ room, results, takenDate }: ResultsTableProps) => {
  const said = judgeWords.table
  const isIcpc = room.scoring === 'ICPC'
  const pending = pendingCount(results.rows)
  const attendees = inOrderOfRank(roomAttendees(room, results, Date.parse(takenDate)))
  const hasLate = results.rows.some(({ lateCount }) => lateCount > 0)
  const columns = [said.rank, said.number, said.name, said.state, isIcpc ? said.solved : said.score, said.minutes]
  return (
    <table className={styles['results']}>
      <caption>
        {said.takenAt(momentCell(takenDate))}
        {pending > 0 && ` ${words.unfinished(formatNumber(pending))}`}
        {hasLate && ` ${said.lateNote}`}
      </caption>
      <thead>
        <tr>
          {[...columns, ...room.tasks.map(({ taskNumber }) => said.task(formatNumber(taskNumber))), hasLate && said.late].map(
            (name) =>
              name !== false && (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {attendees.map(({ userId, nickname, attendance, row }) => (
          <tr key={userId}>
            <td>{row && formatNumber(row.rank)}</td>
            <td>{userId}</td>
            <th scope="row">{nickname ?? judgeWords.people.nameless}</th>
            <td>{attendanceNames[attendance]}</td>
            <td>{row && formatNumber(isIcpc ? row.solvedCount : row.score)}</td>
            <td>{row && formatNumber(row.minutes)}</td>
            {room.tasks.map(({ taskNumber }) => (
              <td key={taskNumber}>
                {cellText(
                  row?.cells.find((cell) => cell.taskNumber === taskNumber),
                  isIcpc,
                )}
              </td>
            ))}
            {hasLate && <td>{row !== null && row.lateCount > 0 && formatNumber(row.lateCount)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellText(cell: RoomCell | undefined, isIcpc: boolean): string {
  if (cell !== undefined && cell.openCount > 0) return pendingText
  if (cell === undefined || cell.tryCount === 0) return ''
  if (!isIcpc) return formatNumber(cell.score)
  const wrong = cell.state === 'SOLVED' ? cell.tryCount - 1 : cell.tryCount
  const wrongText = wrong > 0 ? judgeWords.table.wrong(formatNumber(wrong)) : ''
  return cell.minutes === null ? wrongText.trim() : judgeWords.table.minutesOf(formatNumber(cell.minutes), wrongText)
}

const TaskSheets = ({ room, problems }: { readonly room: RoomDetail; readonly problems: readonly ProblemDetail[] }) => (
  <>
    {room.tasks.map((task) => {
      const problem = problems.find(({ problemId }) => String(problemId) === String(task.problemId))
      return problem && <TaskSheet key={task.taskNumber} task={task} hasPoints={room.scoring === 'POINTS'} problem={problem} />
    })}
  </>
)

interface TaskSheetProps {
  readonly task: RoomTask
  readonly hasPoints: boolean
  readonly problem: ProblemDetail
}

const TaskSheet = ({ task: { taskNumber, title, point }, hasPoints, problem }: TaskSheetProps) => (
  <article className={styles['task']}>
    <h2>
      {judgeWords.sheet.task(formatNumber(taskNumber), title)}
      {hasPoints && <small> {judgeWords.sheet.point(formatNumber(point))}</small>}
    </h2>
    <Statement problem={problem} />
    {problem.readingTask !== null && <PrintedProgram task={problem.readingTask} />}
  </article>
)

/** Renders the program of a reading task, without its answer. */
const PrintedProgram = ({ task }: { readonly task: ReadingTask }) => {
  if (!('code' in task)) return <CodeBlock name={judgeWords.sheet.lines} code={task.lines.join('\n')} />
  return (
    <Fragment>
      <CodeBlock name={readingTaskWords.program} code={task.code} language="python" />
      {'input' in task && task.input !== '' && <CodeBlock name={readingTaskWords.input} code={task.input} />}
    </Fragment>
  )
}
