import type { ReturnedWork } from '../../domain/homework.ts'
import { formatNumber } from '../../domain/format.ts'
import { deadlineView } from '../../domain/assignment.ts'
import { useApplication } from '../kit/application.ts'
import { homeworkWords } from './homeworkWords.ts'
import { LongText } from '../kit/LongText.tsx'
import styles from './HandInPanel.module.css'

interface ReturnedWorksProps {
  readonly title: string
  /** Names the learner's note. */
  readonly said: string
  readonly works: readonly ReturnedWork[]
}

/** Lists works that were given back for another try, with their marks; the newest first. */
export const ReturnedWorks = ({ title, said, works }: ReturnedWorksProps) => {
  const { clock } = useApplication()
  if (works.length === 0) return null
  return (
    <details className={styles['returns']}>
      <summary>{title}</summary>
      <ul>
        {works.toReversed().map(({ submittedDate, comment, feedback, reason }, at) => {
          const day = deadlineView(submittedDate, clock.now(), clock.timeZone())
          return (
            <li key={at}>
              {day && <p>{homeworkWords.handedIn.at(day.moment)}</p>}
              {comment && <p>{homeworkWords.returned.said(said, comment)}</p>}
              {feedback?.score != null && <p>{homeworkWords.returned.score(formatNumber(feedback.score))}</p>}
              {feedback?.comment && (
                <p>
                  <LongText text={homeworkWords.returned.said(homeworkWords.marked.comment, feedback.comment)} />
                </p>
              )}
              {reason && <p>{homeworkWords.returned.reason(reason)}</p>}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
