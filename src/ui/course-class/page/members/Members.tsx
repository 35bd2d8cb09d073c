import { statusOf } from '../../../../application/platform/statusOf.ts'
import type { ClassMember } from '../../../../domain/course-class/ClassMember.ts'
import { type ClassSummary, classSummary } from '../../../../domain/course-class/classSummary.ts'
import { grouped } from '../../../../domain/grouped.ts'
import type { Loaded } from '../../../app/Loaded.ts'
import { OfferSection } from '../../../offer/OfferSection.tsx'
import { PartMessage } from '../../../parts/PartMessage.tsx'
import { RetryButton } from '../../../parts/RetryButton.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { classPageWords } from '../classPageWords.ts'
import { AddMember } from './AddMember.tsx'
import { MemberRows } from './MemberRows.tsx'
import styles from './Members.module.css'
import { memberWords as words } from './memberWords.ts'
import { useMembers } from './useMembers.ts'

/** Who takes part and how far they are, for those who teach. It can fail while the rest of the page stands. */
export const Members = ({ courseClassId }: { readonly courseClassId: string }) => {
  const members = useMembers(courseClassId)
  const isReady = members.status === 'ready'
  return (
    <OfferSection
      name="members"
      title={classPageWords.sections.members}
      note={isReady && <span className={styles['count']}>{words.count(grouped(members.value.length))}</span>}
    >
      {members.status === 'waiting' && <Waiting />}
      {members.status === 'failed' && <Failed members={members} />}
      {isReady && (
        <div className={styles['members']}>
          <All courseClassId={courseClassId} members={members.value} />
          <AddMember courseClassId={courseClassId} members={members.value} />
        </div>
      )}
    </OfferSection>
  )
}

const Waiting = () => (
  <div className={styles['members']} aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} height={56} radius="control" />
    ))}
  </div>
)

const Failed = ({ members }: { readonly members: Extract<Loaded<unknown>, { readonly status: 'failed' }> }) => {
  const isRefused = statusOf(members.error) === 403
  return (
    <PartMessage isAlert text={isRefused ? words.refused : words.failed}>
      {!isRefused && <RetryButton tone="soft" retry={members.retry} />}
    </PartMessage>
  )
}

const All = ({ courseClassId, members }: { readonly courseClassId: string; readonly members: readonly ClassMember[] }) => {
  const summary = classSummary(members)
  if (summary === null) return <PartMessage creature="NEMO" text={words.none} />
  return (
    <>
      <p className={styles['summary']}>{summaryText(summary)}</p>
      <MemberRows courseClassId={courseClassId} members={members} />
    </>
  )
}

const summaryText = ({ percent, idle }: ClassSummary) => words.summary(grouped(percent), idle === 0 ? null : grouped(idle))
