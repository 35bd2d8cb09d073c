import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronRight } from 'lucide'
import { type ReactNode, useState } from 'react'
import { statusOf } from '../../../../application/callError.ts'
import { relativeTime } from '../../../../domain/calendar/date.ts'
import { type ClassLearner, type LearnerNeed, learnerNeeds, needCounts } from '../../../../domain/course-class/classLearners.ts'
import { type ClassMember, classSummary, type ClassSummary, percentOf } from '../../../../domain/course-class/classMembers.ts'
import type { ClassTask } from '../../../../domain/classView.ts'
import { formatNumber } from '../../../../domain/format.ts'
import type { Id } from '../../../../domain/id.ts'
import { safeImageUrl } from '../../../../domain/site/safeUrl.ts'
import { viewerKey } from '../../../../domain/viewer.ts'
import face from '../../../art/avatar-default.svg?url&no-inline'
import { classPageWords } from '../classWords.ts'
import { AddMember } from './AddMember.tsx'
import { memberWords as words } from './memberWords.ts'
import { standingDetail } from '../../../class-view/standingDetail.ts'
import { RetryButton } from '../../../kit/ActionButton.tsx'
import { useApplication } from '../../../kit/application.ts'
import { Badge, type BadgeTone } from '../../../kit/Badge.tsx'
import { ShowMoreList, useShowMore } from '../../../kit/GrowingList.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { type Loadable, useLoadable } from '../../../kit/loaded.ts'
import { useMediaQuery } from '../../../kit/mediaQuery.ts'
import { SectionMessage } from '../../../kit/Message.tsx'
import { SmallPicture } from '../../../kit/Picture.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { useFeature } from '../../../kit/useFeature.ts'
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx'
import { useScrollToNamed } from '../../../kit/scroll.ts'
import { OfferSection } from '../../../offer/OfferSection.tsx'
import { useSite } from '../../../site/useSite.ts'
import { useViewer } from '../../../viewer/useViewer.ts'
import styles from './Members.module.css'

interface MemberDetailProps {
  readonly courseClassId: string
  readonly userId: Id
}

/** How many lessons of each kind a member has done, read when the row is opened. */
const MemberDetail = ({ courseClassId, userId }: MemberDetailProps) => {
  const { members } = useFeature('courseClass')
  const { site } = useSite()
  const viewer = useViewer()
  const query = useQuery({
    queryKey: ['studyCounts', site.channelDomain, viewerKey(viewer), courseClassId, userId],
    queryFn: ({ signal }) => members.studyCounts(courseClassId, userId, signal),
  })
  const counts = useLoadable(query)
  if (counts.status === 'failed') {
    return (
      <p role="alert" className={styles['note']}>
        {words.detailFailed} <RetryButton tone="text" retry={counts.retry} />
      </p>
    )
  }
  if (counts.status === 'waiting') return <DetailSkeleton />
  if (counts.value.length === 0) return <p className={styles['note']}>{words.detailNone}</p>
  return (
    <dl className={styles['counts']}>
      {counts.value.map(({ kind, completedCount, totalCount }) => (
        <div key={kind} className={styles['memberDetailCount']}>
          <dt>{words.kinds[kind] ?? words.otherKind}</dt>
          <dd className={styles['number']}>{words.fraction(formatNumber(completedCount), formatNumber(totalCount))}</dd>
        </div>
      ))}
    </dl>
  )
}

const DetailSkeleton = () => (
  <div>
    <VisuallyHidden>{words.detailWaiting}</VisuallyHidden>
    <Skeleton height={40} radius="control" />
  </div>
)

interface MemberProps {
  readonly member: ClassMember
}

const memberName = ({ nickname }: ClassMember) => nickname?.trim() || words.noName

const MemberName = ({ member }: MemberProps) => (
  <span className={styles['member']}>
    <SmallPicture candidates={[safeImageUrl(member.profile), face]} size={32} shape="round" />
    <span className={styles['name']} title={memberName(member)}>
      {memberName(member)}
    </span>
  </span>
)

const MemberProgress = ({ member }: MemberProps) => {
  const percent = percentOf(member)
  const text = words.progressText(formatNumber(member.completedCount), formatNumber(member.totalCount))
  return (
    <div className={styles['progress']}>
      <div className={styles['bar']}>
        <ProgressBar ratio={percent / 100} label={words.progress(memberName(member))} valueText={text} />
      </div>
      <span className={styles['percent']} aria-hidden="true">
        {words.percent(formatNumber(percent))}
      </span>
    </div>
  )
}

/** With its label where the layout has no table columns. */
const LastStudied = ({ member, hasLabel = false }: MemberProps & { readonly hasLabel?: boolean }) => {
  const { clock } = useApplication()
  const when = relativeTime(member.studiedDate, clock.now(), clock.timeZone()) ?? words.never
  return hasLabel ? words.studied(when) : when
}

interface DetailButtonProps extends MemberProps {
  readonly isOpen: boolean
  onToggle(): void
}

const DetailButton = ({ member, isOpen, onToggle }: DetailButtonProps) => (
  <button type="button" aria-expanded={isOpen} className={styles['detail']} onClick={onToggle}>
    <VisuallyHidden>{words.detailOf(memberName(member))}</VisuallyHidden>
    {words.detail}
    <Icon icon={ChevronDown} size={16} className={styles['sign']} />
  </button>
)

/** There is room for a table. */
const tableMediaQuery = '(min-width: 768px)'

const step = 30

interface MemberRowsProps {
  readonly courseClassId: string
  readonly learners: readonly ClassLearner[]
  readonly onOpenTask: OpenTask
}

/** A table where there is room for one, else a list. */
const MemberRows = ({ courseClassId, learners, onOpenTask }: MemberRowsProps) => {
  const isWide = useMediaQuery(tableMediaQuery)
  const [open, setOpen] = useState<string | null>(null)
  const rowOf = (learner: ClassLearner) => {
    const { userId } = learner.member
    const key = String(userId)
    const isOpen = open === key
    const detail = isOpen && <MemberDetail courseClassId={courseClassId} userId={userId} />
    return { learner, isOpen, detail, onOpenTask, onToggle: () => setOpen(isOpen ? null : key) }
  }
  return isWide ? (
    <Table learners={learners} rowOf={rowOf} />
  ) : (
    <ShowMoreList
      items={learners}
      step={step}
      className={styles['list']}
      keyOf={({ member }) => member.userId}
      renderItem={(learner) => <ListRow {...rowOf(learner)} />}
    />
  )
}

const needTones: Readonly<Record<LearnerNeed, BadgeTone>> = { STUCK: 'danger', QUIET: 'warning', WORKING: 'neutral', DONE: 'success' }

/** What somebody is stuck on: each is the way to their tries. */
export type OpenTask = (member: ClassMember, task: ClassTask) => void

interface NeedProps {
  readonly learner: ClassLearner
  readonly onOpenTask: OpenTask
}

const Need = ({ learner: { need } }: Pick<NeedProps, 'learner'>) => <Badge tone={needTones[need]}>{words.needs[need]}</Badge>

const StuckTasks = ({ learner: { member, stuckOn }, onOpenTask }: NeedProps) =>
  stuckOn.length > 0 && (
    <ul className={styles['stuck']} aria-label={words.stuckOf(memberName(member))}>
      {stuckOn.map(({ task, standing }) => (
        <li key={task.taskId}>
          {task.type === 'PROBLEM' ? (
            <button type="button" className={styles['stuckTask']} onClick={() => onOpenTask(member, task)}>
              <strong>{task.title}</strong> {standingDetail(standing)}
              <Icon icon={ChevronRight} size={16} className={styles['sign']} />
            </button>
          ) : (
            <span className={styles['stuckTask']}>
              <strong>{task.title}</strong> {standingDetail(standing)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )

interface RowProps extends NeedProps {
  readonly isOpen: boolean
  readonly detail: ReactNode
  onToggle(): void
}

const ListRow = ({ learner, isOpen, detail, onOpenTask, onToggle }: RowProps) => {
  const { member } = learner
  return (
    <div className={styles['item']}>
      <div className={styles['head']}>
        <MemberName member={member} />
        <Need learner={learner} />
      </div>
      <StuckTasks {...{ learner, onOpenTask }} />
      <MemberProgress member={member} />
      <div className={styles['head']}>
        <p className={styles['studied']}>
          <LastStudied member={member} hasLabel />
        </p>
        <DetailButton {...{ member, isOpen, onToggle }} />
      </div>
      {detail}
    </div>
  )
}

const Table = ({ learners, rowOf }: { readonly learners: readonly ClassLearner[]; rowOf(learner: ClassLearner): RowProps }) => {
  const { shown, listRef, moreButton } = useShowMore<ClassLearner, HTMLTableSectionElement>(learners, step)
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.need}</th>
            <th scope="col">{words.columns.progress}</th>
            <th scope="col">{words.columns.studied}</th>
            <th scope="col">{words.columns.detail}</th>
          </tr>
        </thead>
        <tbody ref={listRef}>
          {shown.map((learner) => (
            <TableRow key={learner.member.userId} {...rowOf(learner)} />
          ))}
        </tbody>
      </table>
      {moreButton}
    </>
  )
}

const TableRow = ({ learner, isOpen, detail, onOpenTask, onToggle }: RowProps) => {
  const { member } = learner
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <MemberName member={member} />
        </th>
        <td>
          <Need learner={learner} />
          <StuckTasks {...{ learner, onOpenTask }} />
        </td>
        <td>
          <MemberProgress member={member} />
        </td>
        <td className={styles['studied']}>
          <LastStudied member={member} />
        </td>
        <td>
          <DetailButton {...{ member, isOpen, onToggle }} />
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className={styles['memberRowsDetail']}>
            {detail}
          </td>
        </tr>
      )}
    </>
  )
}

export const useMembers = (courseClassId: string): Loadable<readonly ClassMember[]> => {
  const { members } = useFeature('courseClass')
  const { site } = useSite()
  const viewer = useViewer()
  return useLoadable(
    useQuery({
      queryKey: ['classMembers', site.channelDomain, viewerKey(viewer), courseClassId],
      queryFn: ({ signal }) => members.list(courseClassId, signal),
    }),
  )
}

interface MembersProps {
  readonly courseClassId: string
  readonly members: Loadable<readonly ClassMember[]>
  /** The same, who needs help first. */
  readonly learners: readonly ClassLearner[]
  /** How they stand to the problems of the class is told apart, and later. */
  readonly standings: Loadable<unknown>
  readonly onOpenTask: OpenTask
}

/** The members, what they need and their progress, for teachers. It can fail while the rest of the page is shown. */
export const Members = ({ courseClassId, members, learners, standings, onOpenTask }: MembersProps) => {
  const isReady = members.status === 'ready'
  useScrollToNamed('members', isReady)
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
                <p role="alert" className={styles['note']}>
                  {words.standingsFailed} <RetryButton tone="text" retry={standings.retry} />
                </p>
              )}
              <MemberRows {...{ courseClassId, learners, onOpenTask }} />
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

/** '막힌 학생 2명 · 조용한 학생 1명 · 평균 진도 40%'. */
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
