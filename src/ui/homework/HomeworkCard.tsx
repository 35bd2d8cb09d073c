import { NotebookPen } from 'lucide'
import { type Assignment, assignmentHref, dueStatus, dueTone } from '../../domain/homework.ts'
import { Badge } from '../kit/Badge.tsx'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { lazyCopy } from '../lazyCopy.ts'
import styles from './HomeworkCard.module.css'

interface HomeworkCardProps {
  readonly assignment: Assignment
  readonly now: Date
  readonly timeZone: string
}

export const HomeworkCard = ({ assignment, now, timeZone }: HomeworkCardProps) => {
  const due = dueStatus(assignment.endDate, now, timeZone)
  return (
    <Card>
      <div className={styles['body']}>
        <div className={styles['top']}>
          {due ? <Badge tone={dueTone(due)}>{due.label}</Badge> : <Badge tone="neutral">{lazyCopy.home.noDueDate}</Badge>}
          <Icon icon={NotebookPen} size={20} className={styles['icon']} />
        </div>
        <div className={styles['text']}>
          <CardTitle text={assignment.title} href={assignmentHref(assignment)} />
          <CardNote text={assignment.description} />
        </div>
      </div>
    </Card>
  )
}
