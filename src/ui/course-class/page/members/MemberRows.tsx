import { ChevronDown, ChevronRight } from 'lucide'
import { type ReactNode, useState } from 'react'
import { contentLooks } from '../../../content/contentLooks.ts'
import { relativeTime } from '../../../../domain/calendar/date.ts'
import type { ClassLearner, LearnerNeed } from '../../../../domain/course-class/classLearners.ts'
import { type ClassMember, percentOf } from '../../../../domain/course-class/classMembers.ts'
import type { ClassTask } from '../../../../domain/classView.ts'
import { formatNumber } from '../../../../domain/format.ts'
import type { Id } from '../../../../domain/id.ts'
import { safeImageUrl } from '../../../../domain/site/safeUrl.ts'
import face from '../../../art/avatar-default.svg?url&no-inline'
import { memberWords as words } from './memberWords.ts'
import { standingDetail } from '../../../class-view/standingDetail.ts'
import { FailedLine } from '../../../kit/FailedLine.tsx'
import { useApplication } from '../../../kit/application.ts'
import { Button } from '../../../kit/Button.tsx'
import { Badge, type BadgeTone } from '../../../kit/Badge.tsx'
import { ShowMoreList, useShowMore } from '../../../kit/GrowingList.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { lazyWithRetry, OnDemand } from '../../../kit/lazy.tsx'
import { useLoadable } from '../../../kit/loaded.ts'
import { useMediaQuery } from '../../../kit/mediaQuery.ts'
import { SmallPicture } from '../../../kit/Picture.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { departureWords } from '../../../members/departureWords.ts'
import { useFeature } from '../../../kit/useFeature.ts'
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx'
import styles from './Members.module.css'
import { useViewerQuery } from '../../../viewer/viewerQuery.ts'

declare module '../../../kit/query.ts' {
  interface QueryNames {
    readonly studyCounts: true
  }
}

/** A string map, because the backend may count kinds that are unknown here. */
const kindNames: ReadonlyMap<string, { readonly name: string }> = new Map(Object.entries(contentLooks))

const MemberReportDialog = lazyWithRetry(() => import('../../../report/MemberReportDialog.tsx').then((loaded) => loaded.MemberReportDialog))

interface MemberDetailProps {
  readonly courseClassId: string
  readonly userId: Id
}

/** Renders the number of lessons of each kind that a member has done, loaded when the row is opened. */
const MemberDetail = ({ courseClassId, userId }: MemberDetailProps) => {
  const { members } = useFeature('courseClass')
  const query = useViewerQuery({
    name: 'studyCounts',
    of: [courseClassId, userId],
    read: (signal) => members.studyCounts(courseClassId, userId, signal),
  })
  const counts = useLoadable(query)
  if (counts.status === 'failed') {
    return <FailedLine className={styles['note']} text={words.detailFailed} retry={counts.retry} />
  }
  if (counts.status === 'waiting') return <DetailSkeleton />
  if (counts.value.length === 0) return <p className={styles['note']}>{words.detailNone}</p>
  return (
    <dl className={styles['counts']}>
      {counts.value.map(({ kind, completedCount, totalCount }) => (
        <div key={kind} className={styles['memberDetailCount']}>
          <dt>{kindNames.get(kind)?.name ?? words.otherKind}</dt>
          <dd className={styles['number']}>{words.fraction(formatNumber(completedCount), formatNumber(totalCount))}</dd>
        </div>
      ))}
    </dl>
  )
}

interface MemberReportProps {
  readonly courseClassId: string
  readonly member: ClassMember
}

/** Opens the dialog with report links for the member's parents or guardians. */
const MemberReport = ({ courseClassId, member }: MemberReportProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="soft" size="small" className={styles['report']} onClick={() => setOpen(true)}>
        <VisuallyHidden>{words.reportOf(memberName(member))}</VisuallyHidden>
        {words.report}
      </Button>
      <OnDemand requested={isOpen} onLoadError={() => setOpen(false)}>
        {isOpen && (
          <MemberReportDialog
            courseClassId={courseClassId}
            userId={member.userId}
            name={memberName(member)}
            onClose={() => setOpen(false)}
          />
        )}
      </OnDemand>
    </>
  )
}

const DepartureDialog = lazyWithRetry(() => import('../../../members/DepartureDialog.tsx').then((loaded) => loaded.DepartureDialog))

/** Removes the member, once the teacher has read what becomes of their work. */
const RemoveMember = ({ courseClassId, member }: MemberReportProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="small" className={styles['report']} onClick={() => setOpen(true)}>
        <VisuallyHidden>{departureWords.of(memberName(member))}</VisuallyHidden>
        {departureWords.removeFromClass}
      </Button>
      <OnDemand requested={isOpen} onLoadError={() => setOpen(false)}>
        {isOpen && (
          <DepartureDialog
            isOwn={false}
            member={{ ...member, roles: [] }}
            courseClassId={courseClassId}
            operatorCount={0}
            onClose={() => setOpen(false)}
          />
        )}
      </OnDemand>
    </>
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

/** Tells when a member studied last, with a label where there are no table columns. */
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

/** The width from which there is room for a table. */
const tableMediaQuery = '(min-width: 768px)'

const step = 30

export interface MemberRowsProps {
  readonly courseClassId: string
  readonly learners: readonly ClassLearner[]
  readonly onOpenTask: OpenTask
}

/** Renders the members as a table where there is room for it, else as a list. */
export const MemberRows = ({ courseClassId, learners, onOpenTask }: MemberRowsProps) => {
  const isWide = useMediaQuery(tableMediaQuery)
  const [open, setOpen] = useState<string | null>(null)
  const rowOf = (learner: ClassLearner) => {
    const { userId } = learner.member
    const key = String(userId)
    const isOpen = open === key
    const detail = isOpen && (
      <>
        <MemberDetail courseClassId={courseClassId} userId={userId} />
        <MemberReport courseClassId={courseClassId} member={learner.member} />
        <RemoveMember courseClassId={courseClassId} member={learner.member} />
      </>
    )
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

/** Opens a learner's attempts at a problem. */
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
