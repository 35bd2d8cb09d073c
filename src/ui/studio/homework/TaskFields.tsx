import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import { useRef, useState } from 'react'
import { taskTypes } from '../../../domain/content/contentKind.ts'
import { formatNumber } from '../../../domain/format.ts'
import { type SetTask, withTask } from '../../../domain/studio/setHomework.ts'
import { moveItem } from '../../../domain/studio/work.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { TextButton } from '../../kit/TextButton.tsx'
import { ContentPicker } from '../picker/ContentPicker.tsx'
import { setHomeworkWords } from './setHomeworkWords.ts'
import styles from './TaskFields.module.css'

const words = setHomeworkWords.form

interface TaskFieldsProps {
  readonly tasks: readonly SetTask[]
  readonly error: string | undefined
  onChange(tasks: readonly SetTask[]): void
}

/** What is to be done, in order. */
export const TaskFields = ({ tasks, error, onChange }: TaskFieldsProps) => {
  const list = useRef<HTMLOListElement>(null)
  const [isPicking, setPicking] = useState(false)
  const [removed, setRemoved] = useState<{ readonly at: number; readonly task: SetTask } | null>(null)
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
    setNews(words.moved(task.title, formatNumber(to + 1)))
    focusTask(to, to < from ? 'up' : 'down')
  }
  const remove = (at: number) => {
    const task = tasks[at]
    if (task === undefined) return
    onChange(tasks.toSpliced(at, 1))
    setRemoved({ at, task })
    setNews(words.removed(task.title))
    focusTask(Math.min(at, tasks.length - 2), 'remove')
  }
  return (
    <Panel aria-labelledby="homework-tasks" className={styles['tasks']}>
      <SectionHeading id="homework-tasks" title={words.tasks} />
      <p className={styles['note']}>{words.tasksNote}</p>
      {error !== undefined && <p className={styles['error']}>{error}</p>}
      {tasks.length === 0 ? (
        <p className={styles['note']}>{words.noTasks}</p>
      ) : (
        <ol ref={list} className={styles['list']}>
          {tasks.map((task, at) => (
            <li key={`${task.type} ${task.contentId}`} className={styles['task']}>
              <Badge tone="neutral">{words.types[task.type]}</Badge>
              <span className={styles['title']}>{task.title}</span>
              <span className={styles['tools']}>
                {(
                  [
                    ['up', ArrowUp, words.up, () => move(at, at - 1), at === 0],
                    ['down', ArrowDown, words.down, () => move(at, at + 1), at === tasks.length - 1],
                    ['remove', Trash2, words.remove, () => remove(at), false],
                  ] as const
                ).map(([part, icon, name, press, isUnavailable]) => (
                  <Button
                    key={part}
                    tone="quiet"
                    size="small"
                    data-part={part}
                    unavailable={isUnavailable}
                    aria-label={`${task.title} ${name}`}
                    onClick={press}
                  >
                    <Icon icon={icon} size={18} />
                  </Button>
                ))}
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
            {words.undo}
          </TextButton>
        )}
      </div>
      {isPicking && (
        <ContentPicker
          kinds={taskTypes}
          picked={tasks}
          onPick={({ type, contentId, title }) => {
            onChange(withTask(tasks, { type, contentId, title }))
            setRemoved(null)
            setNews(words.picked(title))
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Panel>
  )
}
