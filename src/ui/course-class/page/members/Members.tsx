import { statusOf } from '../../../../application/callError.ts'
import { type ClassLearner, learnerNeeds, needCounts } from '../../../../domain/course-class/classLearners.ts'
import { type ClassMember, classSummary, type ClassSummary } from '../../../../domain/course-class/classMembers.ts'
import { formatNumber } from '../../../../domain/format.ts'
import { classPageWords } from '../classWords.ts'
import { AddMember } from './AddMember.tsx'
import { MemberRows, type MemberRowsProps, type OpenTask } from './MemberRows.tsx'
import { memberWords as words } from './memberWords.ts'
import { RetryButton } from '../../../kit/ActionButton.tsx'
import { classCsv } from '../../../../domain/classCsv.ts'
import type { ClassGrid } from '../../../../domain/classView.ts'
import { classViewWords } from '../../../class-view/classViewWords.ts'
import { Button } from '../../../kit/Button.tsx'
import { downloadCsv } from '../../../kit/download.ts'
import { FailedLine } from '../../../kit/FailedLine.tsx'
import { type Loadable, useLoadable } from '../../../kit/loaded.ts'
import { SectionMessage } from '../../../kit/Message.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { useFeature } from '../../../kit/useFeature.ts'
import { OfferSection } from '../../../offer/OfferSection.tsx'
import styles from './Members.module.css'
import { useViewerQuery } from '../../../viewer/viewerQuery.ts'

declare module '../../../kit/query.ts' {
  interface QueryNames {
    readonly classMembers: true
  }
}

export const useClassMembers = (courseClassId: string): Loadable<readonly ClassMember[]> => {
  const { members } = useFeature('courseClass')
  return useLoadable(useViewerQuery({ name: 'classMembers', of: [courseClassId], read: (signal) => members.list(courseClassId, signal) }))
}

interface MembersProps {
  readonly courseClassId: string
  readonly members: Loadable<readonly ClassMember[]>
  /** The same members, sorted by who needs help first. */
  readonly learners: readonly ClassLearner[]
  /** The members' progress in the class's problems, which is loaded separately and later. */
  readonly standings: Loadable<ClassGrid>
  readonly onOpenTask: OpenTask
}

/** Renders the members, their needs and their progress, for teachers. They can fail to load while the rest of the page is shown. */
export const Members = ({ courseClassId, members, learners, standings, onOpenTask }: MembersProps) => {
  const isReady = members.status === 'ready'
  return (
    <OfferSection
      name="members"
      title={classPageWords.sections.members}
      note={isReady && <span className={styles['count']}>{words.count(formatNumber(members.value.length))}</span>}
    >
      {members.status === 'waiting' && <MembersSkeleton />}
      {members.status === 'failed' && <MembersError members={members} />}
      {isReady && (
        <div className={styles['members']}>
          {members.value.length === 0 ? (
            <SectionMessage creature="NEMO" text={words.none} />
          ) : (
            <>
              <Summary members={members.value} learners={learners} />
              {standings.status === 'waiting' && <p className={styles['note']}>{words.standingsWaiting}</p>}
              {standings.status === 'failed' && (
                <FailedLine className={styles['note']} text={words.standingsFailed} retry={standings.retry} />
              )}
              <MemberRows {...{ courseClassId, learners, onOpenTask }} />
              {standings.status === 'ready' && (
                <div>
                  <Button
                    tone="quiet"
                    size="small"
                    onClick={() =>
                      downloadCsv(standings.value.title, classCsv(standings.value, { words: classViewWords, hiddenName: null }))
                    }
                  >
                    {classViewWords.tools.csv}
                  </Button>
                </div>
              )}
            </>
          )}
          <AddMember courseClassId={courseClassId} members={members.value} />
        </div>
      )}
    </OfferSection>
  )
}

const MembersSkeleton = () => (
  <div className={styles['members']} aria-hidden="true">
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} height={56} radius="control" />
    ))}
  </div>
)

const MembersError = ({ members }: { readonly members: Extract<Loadable<unknown>, { readonly status: 'failed' }> }) => {
  const isRefused = statusOf(members.error) === 403
  return (
    <SectionMessage isAlert text={isRefused ? words.refused : words.failed}>
      {!isRefused && <RetryButton tone="soft" retry={members.retry} />}
    </SectionMessage>
  )
}

/** Sums up the members: '막힌 학생 2명 · 조용한 학생 1명 · 평균 진도 40%'. */
const Summary = ({ members, learners }: Pick<MemberRowsProps, 'learners'> & { readonly members: readonly ClassMember[] }) => {
  const counts = needCounts(learners)
  const summary = classSummary(members)
  const texts = [
    ...learnerNeeds.flatMap((need) =>
      counts[need] === 0 || need === 'WORKING' ? [] : words.needCount(words.needs[need], formatNumber(counts[need])),
    ),
    ...(summary === null ? [] : [summaryText(summary)]),
  ]
  return <p className={styles['summary']}>{texts.join(' · ')}</p>
}

const summaryText = ({ percent, notStartedCount }: ClassSummary) =>
  words.summary(formatNumber(percent), notStartedCount === 0 ? null : formatNumber(notStartedCount))
