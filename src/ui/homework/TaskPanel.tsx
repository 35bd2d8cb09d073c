import { Check, CircleDashed, type IconNode } from 'lucide'
import { contentLooks } from '../content/contentLooks.ts'
import type { AssignmentKey } from '../../application/homework.ts'
import { type AssignmentTask, taskHref, type TaskState, unfinishedTasks } from '../../domain/assignment.ts'
import { formatNumber } from '../../domain/format.ts'
import { displayTitle } from '../copy.ts'
import { Badge, type BadgeTone } from '../kit/Badge.tsx'
import { FailedSection } from '../kit/FailedLine.tsx'
import { LongList } from '../kit/LongList.tsx'
import { Icon } from '../kit/Icon.tsx'
import { SiteLink } from '../kit/links.tsx'
import type { Loadable } from '../kit/loaded.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { Panel } from '../kit/Panel.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { homeworkWords } from './homeworkWords.ts'
import styles from './TaskPanel.module.css'

const words = homeworkWords.tasks

interface TaskPanelProps {
  readonly of: AssignmentKey
  readonly tasks: Loadable<readonly AssignmentTask[]>
  /** True for a teacher, who does none of the tasks. */
  readonly isTeaching: boolean
}

/** Lists the tasks, each with its progress and a link to its page. */
export const TaskPanel = ({ of, tasks, isTeaching }: TaskPanelProps) => (
  <Panel aria-labelledby="tasks-title" aria-busy={tasks.status === 'waiting'}>
    <SectionHeading id="tasks-title" title={words.title} />
    {tasks.status === 'waiting' && <Skeleton height={240} radius="card" />}
    {tasks.status === 'failed' && <FailedSection text={words.failed} retry={tasks.retry} />}
    {tasks.status === 'ready' &&
      (tasks.value.length === 0 ? (
        <SectionMessage creature="SEAHORSE" text={words.none} />
      ) : (
        <>
          {isTeaching ? (
            <p className={styles['text']}>{words.count(formatNumber(tasks.value.length))}</p>
          ) : (
            <Progress tasks={tasks.value} />
          )}
          <LongList as="ol" aria-label={words.list} className={styles['list']}>
            {tasks.value.map((task) => (
              <Task key={task.taskId} of={of} task={task} isTeaching={isTeaching} />
            ))}
          </LongList>
        </>
      ))}
  </Panel>
)

const Progress = ({ tasks }: { readonly tasks: readonly AssignmentTask[] }) => {
  const done = tasks.length - unfinishedTasks(tasks).length
  const text = words.progress(formatNumber(done), formatNumber(tasks.length))
  return (
    <div className={styles['progress']}>
      <p className={styles['text']}>{done === tasks.length ? words.allDone : text}</p>
      <ProgressBar label={words.title} ratio={done / tasks.length} valueText={text} />
    </div>
  )
}

const tones: Readonly<Record<TaskState, BadgeTone>> = { NONE: 'neutral', TRIED: 'warning', DONE: 'success' }
const signs: Readonly<Record<TaskState, IconNode | null>> = { NONE: null, TRIED: CircleDashed, DONE: Check }

interface TaskProps {
  readonly of: AssignmentKey
  readonly task: AssignmentTask
  readonly isTeaching: boolean
}

const Task = ({ of, task, isTeaching }: TaskProps) => {
  const { type, title, state, score } = task
  const sign = signs[state]
  return (
    <li className={styles['task']} data-state={state}>
      <span className={styles['tile']} data-type={type}>
        <Icon icon={contentLooks[type].icon} size={20} />
      </span>
      <div className={styles['words']}>
        <SiteLink href={taskHref(task, of)} className={styles['link']}>
          {displayTitle(title)}
        </SiteLink>
        <p className={styles['type']}>{contentLooks[type].name}</p>
      </div>
      {!isTeaching && (
        <p className={styles['state']}>
          {score !== null && state !== 'NONE' && <span className={styles['score']}>{words.score(formatNumber(score))}</span>}
          <Badge tone={tones[state]}>
            {sign && <Icon icon={sign} size={14} className={styles['sign']} />}
            {words.states[state]}
          </Badge>
        </p>
      )}
    </li>
  )
}
