import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { contentWords } from '../content/contentWords.ts'
import type { TaskType } from '../../domain/content/contentKind.ts'
import { formatNumber } from '../../domain/format.ts'
import { type SetTask, withTask } from '../../domain/studio/setHomework.ts'
import { moveItem } from '../../domain/studio/work.ts'
import { AskFirst, type QuestionWords } from '../kit/AskFirst.tsx'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SectionHeading } from '../kit/Section.tsx'
import { TextButton } from '../kit/TextButton.tsx'
import { ContentPicker } from './ContentPicker.tsx'
import { taskSetWords } from './taskSetWords.ts'
import styles from './TaskFields.module.css'

interface TaskFieldsProps<Task extends SetTask> {
  readonly tasks: readonly Task[]
  readonly error: string | undefined
  /** The kinds of content that may be picked. */
  readonly kinds: readonly TaskType[]
  readonly words?: Readonly<Record<keyof typeof taskSetWords.tasks, string>>
  /** Turns picked content into a task, or returns null if it cannot be one. */
  taskOf(picked: SetTask): Task | null
  /** Returns the question before a task is removed, or null if none is needed. */
  askRemoval?(task: Task): QuestionWords | null
  /** Renders further fields of a task. */
  renderMore?(task: Task, change: (task: Task) => void): ReactNode
  onChange(tasks: readonly Task[]): void
}

const { changes } = taskSetWords

/** Edits the tasks in their order. */
export const TaskFields = <Task extends SetTask>({
  tasks,
  error,
  kinds,
  words = taskSetWords.tasks,
  taskOf,
  askRemoval,
  renderMore,
  onChange,
}: TaskFieldsProps<Task>) => {
  const list = useRef<HTMLOListElement>(null)
  const [isPicking, setPicking] = useState(false)
  const [removed, setRemoved] = useState<{ readonly at: number; readonly task: Task } | null>(null)
  const [news, setNews] = useState('')
  const pick = useRef<HTMLDivElement>(null)
  const focusTask = (at: number, part: string) =>
    setTimeout(() => {
      const row = list.current?.children[at] ?? pick.current
      row?.querySelector<HTMLElement>(`[data-part="${part}"], [data-part="pick"]`)?.focus()
    })
  const move = (from: number, to: number) => {
    const moved = moveItem(tasks, from, to)
    const task = tasks[from]
    if (moved === tasks || task === undefined) return
    onChange(moved)
    setNews(changes.moved(task.title, formatNumber(to + 1)))
    focusTask(to, to < from ? 'up' : 'down')
  }
  const remove = (at: number) => {
    const task = tasks[at]
    if (task === undefined) return
    onChange(tasks.toSpliced(at, 1))
    setRemoved({ at, task })
    setNews(changes.removed(task.title))
    focusTask(Math.min(at, tasks.length - 2), 'remove')
  }
  return (
    <Panel aria-labelledby="set-tasks" className={styles['tasks']}>
      <SectionHeading id="set-tasks" title={words.title} />
      <p className={styles['note']}>{words.note}</p>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      {tasks.length === 0 ? (
        <p className={styles['note']}>{words.none}</p>
      ) : (
        <ol ref={list} className={styles['list']}>
          {tasks.map((task, at) => (
            <li key={`${task.type} ${task.contentId}`} className={styles['task']}>
              {kinds.length > 1 && <Badge tone="neutral">{contentWords[task.type].short}</Badge>}
              <span className={styles['title']}>{task.title}</span>
              {renderMore?.(task, (next) => onChange(tasks.with(at, next)))}
              <span className={styles['tools']}>
                <Tool part="up" icon={ArrowUp} name={`${task.title} ${changes.up}`} unavailable={at === 0} press={() => move(at, at - 1)} />
                <Tool
                  part="down"
                  icon={ArrowDown}
                  name={`${task.title} ${changes.down}`}
                  unavailable={at === tasks.length - 1}
                  press={() => move(at, at + 1)}
                />
                <Removal asks={askRemoval?.(task) ?? null} run={() => remove(at)}>
                  {(press) => <Tool part="remove" icon={Trash2} name={`${task.title} ${changes.remove}`} press={press} />}
                </Removal>
              </span>
            </li>
          ))}
        </ol>
      )}
      <p role="status" className={styles['note']}>
        {news}
      </p>
      <div ref={pick} className={styles['tools']}>
        <Button tone="soft" data-part="pick" onClick={() => setPicking(true)}>
          {words.pick}
        </Button>
        {removed !== null && (
          <TextButton
            onClick={() => {
              onChange(withTask(tasks, removed.task).length > tasks.length ? tasks.toSpliced(removed.at, 0, removed.task) : tasks)
              setRemoved(null)
              setNews('')
              focusTask(removed.at, 'remove')
            }}
          >
            {changes.undo}
          </TextButton>
        )}
      </div>
      {isPicking && (
        <ContentPicker
          kinds={kinds}
          picked={tasks}
          onPick={({ type, contentId, title }) => {
            const task = taskOf({ type, contentId, title })
            if (task === null) return
            onChange(withTask(tasks, task))
            setRemoved(null)
            setNews(changes.picked(title))
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Panel>
  )
}

interface ToolProps {
  readonly part: 'up' | 'down' | 'remove'
  readonly icon: ComponentProps<typeof Icon>['icon']
  readonly name: string
  readonly unavailable?: boolean
  press(): void
}

const Tool = ({ part, icon, name, unavailable = false, press }: ToolProps) => (
  <Button tone="quiet" size="small" data-part={part} unavailable={unavailable} aria-label={name} onClick={press}>
    <Icon icon={icon} size={18} />
  </Button>
)

interface RemovalProps {
  readonly asks: QuestionWords | null
  run(): void
  children(press: () => void): ReactNode
}

const Removal = ({ asks, run, children }: RemovalProps) =>
  asks === null ? (
    children(run)
  ) : (
    <AskFirst deed="removeRoomTask" words={asks} isRunning={false} run={async () => run()}>
      {children}
    </AskFirst>
  )
