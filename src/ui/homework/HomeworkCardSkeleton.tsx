import homeworkCardStyles from './HomeworkCard.module.css'
import { Card } from '../kit/Card.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'

export const HomeworkCardSkeleton = () => (
  <Card aria-hidden="true">
    <div className={homeworkCardStyles['body']}>
      <div className={homeworkCardStyles['top']}>
        <Skeleton width={48} height={24} />
      </div>
      <div className={homeworkCardStyles['text']}>
        <Skeleton height={18} />
        <Skeleton width="70%" height={18} />
      </div>
    </div>
  </Card>
)
