import { Check, CircleDashed, LifeBuoy, Minus } from 'lucide'
import type { ComponentProps } from 'react'
import {
  type ClassRow,
  type ClassTask,
  isToMark,
  progressCounts,
  progressOf,
  type ProgressState,
  progressStates,
  taskStandingOf,
  type TaskStanding,
} from '../../domain/classView.ts'
import { formatNumber } from '../../domain/format.ts'
import type { Id } from '../../domain/id.ts'
import { Badge } from '../kit/Badge.tsx'
import { useShowMore } from '../kit/GrowingList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SmallPicture } from '../kit/Picture.tsx'
import { ScrollingTable } from '../kit/ScrollingTable.tsx'
import face from '../art/avatar-default.svg?url&no-inline'
import { classViewWords } from './classViewWords.ts'
import { standingDetail as detailOf } from './standingDetail.ts'
import styles from './ClassTable.module.css'

const words = classViewWords.table

type NameOf = (row: ClassRow) => string

const icons: Readonly<Record<ProgressState, ComponentProps<typeof Icon>['icon']>> = {
  STUCK: LifeBuoy,
  TRYING: CircleDashed,
  NOT_STARTED: Minus,
  DONE: Check,
}

export interface ClassTableProps {
  /** The whole class, to which the counts refer. */
  readonly members: readonly ClassRow[]
  /** The members that are shown. */
  readonly rows: readonly ClassRow[]
  readonly tasks: readonly ClassTask[]
  readonly nameOf: NameOf
  /** Hides the portraits, which identify a person like a name does. */
  readonly areFiguresHidden: boolean
  /** The members whose state changed with the last refresh. */
  readonly changed: readonly Id[]
  /** Whether the assignment is handed in as a whole. */
  readonly hasHandIn: boolean
  onOpenTask(row: ClassRow, task: ClassTask): void
  onOpenHandIn(row: ClassRow): void
}

/** Renders a table with a row for each member and a column for each task. It scrolls in its own box where it is too wide. */
export const ClassTable = ({
  members,
  rows,
  tasks,
  nameOf,
  areFiguresHidden,
  changed,
  hasHandIn,
  onOpenTask,
  onOpenHandIn,
}: ClassTableProps) => {
  const { shown, listRef, moreButton } = useShowMore<ClassRow, HTMLTableSectionElement>(rows)
  return (
    <>
      <ScrollingTable caption={words.caption} className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.member}</th>
            {tasks.map(({ taskId, title }) => (
              <th key={taskId} scope="col">
                <span className={styles['task']}>{title}</span>
                <Counts standings={members.flatMap((row) => taskStandingOf(row, taskId) ?? [])} />
              </th>
            ))}
            {hasHandIn && <th scope="col">{words.handIn}</th>}
          </tr>
        </thead>
        <tbody ref={listRef}>
          {shown.map((row) => (
            <tr key={row.userId} data-changed={changed.includes(row.userId) || undefined}>
              <th scope="row">
                <Learner row={row} name={nameOf(row)} isFigureHidden={areFiguresHidden} />
              </th>
              {tasks.map((task) => (
                <td key={task.taskId}>
                  <Cell standing={taskStandingOf(row, task.taskId)} task={task} name={nameOf(row)} onOpen={() => onOpenTask(row, task)} />
                </td>
              ))}
              {hasHandIn && (
                <td>
                  <HandIn row={row} name={nameOf(row)} onOpen={() => onOpenHandIn(row)} />
                </td>
              )}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={tasks.length + (hasHandIn ? 2 : 1)}>{words.noneStuck}</td>
            </tr>
          )}
        </tbody>
      </ScrollingTable>
      {moreButton}
    </>
  )
}

interface LearnerProps {
  readonly row: ClassRow
  readonly name: string
  readonly isFigureHidden: boolean
}

export const Learner = ({ row, name, isFigureHidden }: LearnerProps) => (
  <span className={styles['member']}>
    <SmallPicture candidates={isFigureHidden ? [face] : [row.profile, face]} size={28} shape="round" />
    {name}
  </span>
)

interface HandInProps {
  readonly row: ClassRow
  readonly name: string
  onOpen(): void
}

/** Renders the submission of the whole assignment; a press opens it for marking. */
export const HandIn = ({ row, name, onOpen }: HandInProps) =>
  row.submittedDate === null ? (
    classViewWords.handIn[row.state ?? 'OPEN']
  ) : (
    <button
      type="button"
      className={styles['open']}
      aria-label={`${words.mark(name)}: ${handInText(row)}${isToMark(row) ? `, ${words.toMark}` : ''}`}
      onClick={onOpen}
    >
      {handInText(row)} {isToMark(row) && <Badge tone="warning">{words.toMark}</Badge>}
    </button>
  )

const handInText = ({ state, feedback }: ClassRow) =>
  `${classViewWords.handIn[state ?? 'OPEN']}${feedback?.score == null ? '' : ` ${formatNumber(feedback.score)}`}`

const Counts = ({ standings }: { readonly standings: readonly TaskStanding[] }) => {
  const counts = progressCounts(standings)
  return (
    <span className={styles['counts']}>
      {progressStates
        .filter((state) => counts[state] > 0)
        .map((state) => words.count(classViewWords.progress[state], formatNumber(counts[state])))
        .join(' · ')}
    </span>
  )
}

interface CellProps {
  readonly standing: TaskStanding | null
  readonly task: ClassTask
  readonly name: string
  onOpen(): void
}

export const Cell = ({ standing, task, name, onOpen }: CellProps) => {
  if (standing === null) return null
  const state = progressOf(standing)
  const content = (
    <>
      <span className={styles['state']}>
        <Icon icon={icons[state]} size={18} />
        {classViewWords.progress[state]}
      </span>
      {detailOf(standing) !== '' && <span className={styles['detail']}>{detailOf(standing)}</span>}
    </>
  )
  if (task.type !== 'PROBLEM' || standing.submissionCount === 0)
    return (
      <span className={styles['cell']} data-state={state}>
        {content}
      </span>
    )
  return (
    <button
      type="button"
      className={styles['cell']}
      data-state={state}
      aria-label={`${words.open(name, task.title)}: ${textOf(standing)}`}
      onClick={onOpen}
    >
      {content}
    </button>
  )
}

const textOf = (standing: TaskStanding) => [classViewWords.progress[progressOf(standing)], detailOf(standing)].filter(Boolean).join(', ')
