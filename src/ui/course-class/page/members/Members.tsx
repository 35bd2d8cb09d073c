import { CallFailed } from '../../../../application/platform/CallFailed.ts'
import type { ClassMember } from '../../../../domain/course-class/ClassMember.ts'
import { type ClassSummary, classSummary } from '../../../../domain/course-class/classSummary.ts'
import { grouped } from '../../../../domain/grouped.ts'
import { CreatureArt } from '../../../art/CreatureArt.tsx'
import messageStyles from '../../../course/page/Curriculum.module.css'
import type { Loaded } from '../../../course/page/loaded.ts'
import { RetryButton } from '../../../parts/RetryButton.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { ClassSection } from '../ClassSection.tsx'
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
    <ClassSection name="members" note={isReady && <span className={styles['count']}>{words.count(grouped(members.value.length))}</span>}>
      {members.status === 'waiting' && <Waiting />}
      {members.status === 'failed' && <Failed members={members} />}
      {isReady && (
        <div className={styles['members']}>
          <All courseClassId={courseClassId} members={members.value} />
          <AddMember courseClassId={courseClassId} members={members.value} />
        </div>
      )}
    </ClassSection>
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
  const isRefused = members.error instanceof CallFailed && members.error.status === 403
  return (
    <div className={messageStyles['message']}>
      <p role="alert">{isRefused ? words.refused : words.failed}</p>
      {!isRefused && <RetryButton tone="soft" retry={members.retry} />}
    </div>
  )
}

const None = () => (
  <div className={messageStyles['message']}>
    <CreatureArt creature="NEMO" size={96} />
    <p>{words.none}</p>
  </div>
)

const All = ({ courseClassId, members }: { readonly courseClassId: string; readonly members: readonly ClassMember[] }) => {
  const summary = classSummary(members)
  if (summary === null) return <None />
  return (
    <>
      <p className={styles['summary']}>{summaryText(summary)}</p>
      <MemberRows courseClassId={courseClassId} members={members} />
    </>
  )
}

const summaryText = ({ percent, idle }: ClassSummary) => words.summary(grouped(percent), idle === 0 ? null : grouped(idle))
