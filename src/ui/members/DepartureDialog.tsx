import { useState } from 'react'
import { type Departure, departureObstacle, departureSentences } from '../../domain/members/departure.ts'
import type { Id } from '../../domain/id.ts'
import type { Member, MemberClass } from '../../domain/members/member.ts'
import { useAction } from '../kit/action.ts'
import { RetryButton } from '../kit/ActionButton.tsx'
import { useApplication } from '../kit/application.ts'
import { ConfirmDialog } from '../kit/Dialog.tsx'
import { useLoadable } from '../kit/loaded.ts'
import { SectionMessage } from '../kit/Message.tsx'
import { SelectField } from '../kit/Select.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFeature } from '../kit/useFeature.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useViewerQuery } from '../viewer/viewerQuery.ts'
import { departureWords as words } from './departureWords.ts'
import styles from './DepartureDialog.module.css'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly departure: true
  }
}

interface DepartureDialogProps {
  readonly member: Pick<Member, 'userId' | 'nickname' | 'roles'>
  /** True if the viewer leaves, false if somebody else is removed. */
  readonly isOwn: boolean
  /** The class to leave; null: the channel. */
  readonly courseClassId: Id | null
  /** Classes that can be chosen instead of the channel. */
  readonly classes?: readonly MemberClass[]
  readonly operatorCount: number
  onClose(): void
}

const noClasses: readonly MemberClass[] = []

/** Tells what is lost and what stays, before somebody leaves or is removed. */
export const DepartureDialog = ({ member, isOwn, courseClassId, classes = noClasses, operatorCount, onClose }: DepartureDialogProps) => {
  const { depart } = useFeature('member')
  const { notifications } = useApplication()
  const [from, setFrom] = useState(courseClassId)
  const departure: Departure = { userId: member.userId, courseClassId: from }
  const isBarred = departureObstacle(member, departure, operatorCount) !== null
  const side = isOwn ? 'own' : 'other'
  const deed = departureDeeds[side][from === null ? 'channel' : 'class']
  const { isPending, run } = useAction({
    name: 'depart',
    run: depart,
    invalidates: ({ kind }) => (kind === 'alreadyRunning' ? [] : affected),
  })
  const confirm = async () => {
    const { kind } = await run(departure)
    const isGone = kind === 'departed' || kind === 'gone'
    notifications[isGone || kind === 'alreadyRunning' ? 'success' : 'warn'](words.outcome[kind][side])
    return isGone ? onClose() : undefined
  }
  const name = member.nickname?.trim() || words.noName
  return (
    <ConfirmDialog
      title={isBarred ? words.barred[side](name) : words.title[deed](name)}
      confirmLabel={words.confirm[side]}
      runningLabel={words.running[side]}
      cancelLabel={isBarred ? words.close : words.cancel}
      deed={deed}
      size="medium"
      isRunning={isPending}
      isBarred={isBarred}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles['content']}>
        {classes.length > 0 && (
          <SelectField
            isLabelShown
            label={words.place}
            value={String(from ?? '')}
            options={[
              { value: '', label: words.channel },
              ...classes.map((one) => ({ value: String(one.courseClassId), label: one.title })),
            ]}
            onSelect={(value) => setFrom(classes.find((one) => String(one.courseClassId) === value)?.courseClassId ?? null)}
          />
        )}
        {isBarred ? <p>{words.lastOperator}</p> : <Consequences departure={departure} isOwn={isOwn} />}
      </div>
    </ConfirmDialog>
  )
}

const departureDeeds = {
  own: { channel: 'leaveChannel', class: 'leaveClass' },
  other: { channel: 'removeMember', class: 'removeFromClass' },
} as const

/** The queries that show where people belong. */
const affected = [
  'viewer',
  'channelMembers',
  'classMembers',
  'courseClass',
  'classStanding',
  'enrolledClasses',
  'registrationDates',
  'registrationCounts',
  'assignments',
  'ownerlessWorks',
] as const

interface ConsequencesProps {
  readonly departure: Departure
  readonly isOwn: boolean
}

const Consequences = ({ departure, isOwn }: ConsequencesProps) => {
  const { departures } = useFeature('member')
  const facts = useLoadable(
    useViewerQuery({
      name: 'departure',
      of: [departure.userId, departure.courseClassId],
      read: (signal) => departures.facts(departure, signal),
      staleTime: 0,
    }),
  )
  if (facts.status === 'waiting')
    return (
      <div>
        <VisuallyHidden>{words.waiting}</VisuallyHidden>
        <Skeleton height={132} radius="control" />
      </div>
    )
  if (facts.status === 'failed')
    return (
      <SectionMessage isAlert text={words.failed}>
        <RetryButton tone="soft" retry={facts.retry} />
      </SectionMessage>
    )
  const { lost, stays } = departureSentences(facts.value, { ...departure, isOwn })
  return (
    <>
      <Sentences title={words.lost} sentences={lost} />
      <Sentences title={words.stays} sentences={stays} />
    </>
  )
}

const Sentences = ({ title, sentences }: { readonly title: string; readonly sentences: readonly string[] }) => (
  <section aria-label={title}>
    <h3 className={styles['title']}>{title}</h3>
    <ul className={styles['list']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
)
