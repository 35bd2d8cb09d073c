import { NotebookPen } from 'lucide'
import type { HomeworkCardView } from '../../application/studyCards.ts'
import { Badge } from '../kit/Badge.tsx'
import { Card, CardNote, CardTitle } from '../kit/Card.tsx'
import { Icon } from '../kit/Icon.tsx'
import { copy } from '../copy.ts'
import styles from './HomeworkCard.module.css'

export const HomeworkCard = ({ card: { title, description, href, badge } }: { readonly card: HomeworkCardView }) => (
  <Card>
    <div className={styles['body']}>
      <div className={styles['top']}>
        <Badge tone={badge?.tone ?? 'neutral'}>{badge?.label ?? copy.home.noDueDate}</Badge>
        <Icon icon={NotebookPen} size={20} className={styles['icon']} />
      </div>
      <div className={styles['text']}>
        <CardTitle text={title} href={href} />
        <CardNote text={description} />
      </div>
    </div>
  </Card>
)
