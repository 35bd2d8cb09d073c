import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { reportWords as words } from './reportWords.ts'

export const ReportSkeleton = () => (
  <div>
    <VisuallyHidden>{words.waiting}</VisuallyHidden>
    <Skeleton height={640} radius="card" />
  </div>
)
