import {
  type ClassGrid,
  type ClassTask,
  problemViewHref,
  progressCounts,
  type ProgressState,
  progressStates,
  taskStandingOf,
} from '../../../../domain/classView.ts'
import { formatNumber } from '../../../../domain/format.ts'
import { classViewWords } from '../../../class-view/classViewWords.ts'
import { RetryButton } from '../../../kit/ActionButton.tsx'
import { Badge } from '../../../kit/Badge.tsx'
import { SiteLink } from '../../../kit/links.tsx'
import type { Loadable } from '../../../kit/loaded.ts'
import { SectionMessage } from '../../../kit/Message.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx'
import { OfferSection } from '../../../offer/OfferSection.tsx'
import { classPageWords } from '../classWords.ts'
import { teacherWords } from './teacherWords.ts'
import styles from './TeacherSections.module.css'

const words = teacherWords.problems

interface ClassProblemsProps {
  readonly courseClassId: string
  readonly grid: Loadable<ClassGrid>
}

/** Renders the problems of a class with the class's progress, each with a link to the students' states. */
export const ClassProblems = ({ courseClassId, grid }: ClassProblemsProps) => (
  <OfferSection name="problems" title={classPageWords.sections.problems}>
    {grid.status === 'waiting' && (
      <div>
        <VisuallyHidden>{words.waiting}</VisuallyHidden>
        <Skeleton height={160} radius="card" />
      </div>
    )}
    {grid.status === 'failed' && (
      <SectionMessage isAlert text={words.failed}>
        <RetryButton tone="soft" retry={grid.retry} />
      </SectionMessage>
    )}
    {grid.status === 'ready' &&
      (grid.value.taskList.length === 0 ? (
        <SectionMessage creature="NEMO" text={words.none} />
      ) : (
        <ul className={styles['rows']}>
          {grid.value.taskList.map((task) => (
            <li key={task.taskId} className={styles['row']}>
              <p className={styles['head']}>
                <TaskTitle task={task} courseClassId={courseClassId} />
                {task.type === 'BLOCK' && <Badge tone="neutral">{words.block}</Badge>}
              </p>
              <Counts grid={grid.value} task={task} />
            </li>
          ))}
        </ul>
      ))}
  </OfferSection>
)

/** Links to the students' states; block problems have no view of single attempts. */
const TaskTitle = ({ task, courseClassId }: { readonly task: ClassTask; readonly courseClassId: string }) =>
  task.type === 'PROBLEM' ? (
    <SiteLink href={problemViewHref(task.contentId, courseClassId)} className={styles['link']}>
      {task.title}
    </SiteLink>
  ) : (
    <span className={styles['title']}>{task.title}</span>
  )

const Counts = ({ grid, task }: { readonly grid: ClassGrid; readonly task: ClassTask }) => {
  const counts = progressCounts(grid.memberList.flatMap((row) => taskStandingOf(row, task.taskId) ?? []))
  const shown = progressStates.filter((state: ProgressState) => counts[state] > 0)
  return (
    <p className={styles['counts']}>
      {shown.map((state) => (
        <span key={state} data-state={state}>
          {words.count(classViewWords.progress[state], formatNumber(counts[state]))}
        </span>
      ))}
    </p>
  )
}
