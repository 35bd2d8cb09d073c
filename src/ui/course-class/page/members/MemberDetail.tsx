import { useQuery } from '@tanstack/react-query'
import type { Id } from '../../../../domain/Id.ts'
import { grouped } from '../../../../domain/grouped.ts'
import { useClasses } from '../../../app/useClasses.ts'
import { useSite } from '../../../app/useSite.ts'
import { useLoaded } from '../../../app/useLoaded.ts'
import { RetryButton } from '../../../parts/RetryButton.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { useViewer } from '../../../viewer/useViewer.ts'
import styles from './MemberDetail.module.css'
import { memberWords as words } from './memberWords.ts'

interface MemberDetailProps {
  readonly courseClassId: string
  readonly userId: Id
}

/** How much of each kind somebody has done: asked for one member at a time, when somebody wants to know. */
export const MemberDetail = ({ courseClassId, userId }: MemberDetailProps) => {
  const { members } = useClasses()
  const { site } = useSite()
  const viewer = useViewer()
  const query = useQuery({
    queryKey: ['studyCounts', site.channelDomain, viewer?.userId, courseClassId, userId],
    queryFn: ({ signal }) => members.studyCounts(courseClassId, userId, signal),
  })
  const counts = useLoaded(query)
  if (counts.status === 'failed') {
    return (
      <p role="alert" className={styles['note']}>
        {words.detailFailed} <RetryButton tone="text" retry={counts.retry} />
      </p>
    )
  }
  if (counts.status === 'waiting') return <Waiting />
  if (counts.value.length === 0) return <p className={styles['note']}>{words.detailNone}</p>
  return (
    <dl className={styles['counts']}>
      {counts.value.map(({ kind, completedCount, totalCount }) => (
        <div key={kind} className={styles['count']}>
          <dt>{words.kinds[kind] ?? words.otherKind}</dt>
          <dd className={styles['number']}>{words.fraction(grouped(completedCount), grouped(totalCount))}</dd>
        </div>
      ))}
    </dl>
  )
}

const Waiting = () => (
  <div>
    <VisuallyHidden>{words.detailWaiting}</VisuallyHidden>
    <Skeleton height={40} radius="control" />
  </div>
)
