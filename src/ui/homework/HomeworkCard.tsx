import { NotebookPen } from 'lucide'
import type { Assignment } from '../../domain/homework/Assignment.ts'
import { assignmentHref } from '../../domain/homework/assignmentHref.ts'
import { dueIn } from '../../domain/homework/dueIn.ts'
import { laterCopy } from '../laterCopy.ts'
import { Badge } from '../parts/Badge.tsx'
import { Card } from '../parts/Card.tsx'
import { CardNote } from '../parts/CardNote.tsx'
import { CardTitle } from '../parts/CardTitle.tsx'
import { Icon } from '../parts/Icon.tsx'
import { dueTone } from '../../domain/homework/dueTone.ts'
import styles from './HomeworkCard.module.css'

interface HomeworkCardProps {
  readonly assignment: Assignment
  readonly now: Date
  readonly timeZone: string
}

export const HomeworkCard = ({ assignment, now, timeZone }: HomeworkCardProps) => {
  const due = dueIn(assignment.endDate, now, timeZone)
  return (
    <Card>
      <div className={styles['body']}>
        <div className={styles['top']}>
          {due ? <Badge tone={dueTone(due)}>{due.label}</Badge> : <Badge tone="neutral">{laterCopy.home.noDueDate}</Badge>}
          <Icon of={NotebookPen} size={20} className={styles['icon']} />
        </div>
        <div className={styles['text']}>
          <CardTitle text={assignment.title} href={assignmentHref(assignment)} />
          <CardNote text={assignment.description} />
        </div>
      </div>
    </Card>
  )
}
