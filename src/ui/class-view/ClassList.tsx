import { taskStandingOf } from '../../domain/classView.ts'
import { useShowMore } from '../kit/GrowingList.tsx'
import { Cell, type ClassTableProps, HandIn, Learner } from './ClassTable.tsx'
import { classViewWords } from './classViewWords.ts'
import styles from './ClassList.module.css'

const words = classViewWords.table

/** Shows the table's data as a list on a phone, which has no room for columns: each learner with all tasks. */
export const ClassList = ({ rows, tasks, nameOf, areFiguresHidden, changed, hasHandIn, onOpenTask, onOpenHandIn }: ClassTableProps) => {
  const { shown, listRef, moreButton } = useShowMore<ClassTableProps['rows'][number], HTMLUListElement>(rows)
  if (rows.length === 0) return <p>{words.noneStuck}</p>
  return (
    <>
      <ul ref={listRef} aria-label={words.caption} className={styles['list']}>
        {shown.map((row) => (
          <li key={row.userId} className={styles['learner']} data-changed={changed.includes(row.userId) || undefined}>
            <Learner row={row} name={nameOf(row)} isFigureHidden={areFiguresHidden} />
            <dl className={styles['tasks']}>
              {tasks.map((task) => (
                <div key={task.taskId}>
                  <dt className={tasks.length > 1 ? styles['task'] : styles['onlyTask']}>{task.title}</dt>
                  <dd>
                    <Cell standing={taskStandingOf(row, task.taskId)} task={task} name={nameOf(row)} onOpen={() => onOpenTask(row, task)} />
                  </dd>
                </div>
              ))}
              {hasHandIn && (
                <div>
                  <dt className={styles['task']}>{words.handIn}</dt>
                  <dd>
                    <HandIn row={row} name={nameOf(row)} onOpen={() => onOpenHandIn(row)} />
                  </dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      {moreButton}
    </>
  )
}
