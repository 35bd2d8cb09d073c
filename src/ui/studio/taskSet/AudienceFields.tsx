import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ChannelMembers } from '../../../application/setHomework.ts'
import type { ChannelMember } from '../../../domain/channelMember.ts'
import type { TaughtClass } from '../../../domain/course-class/teaching.ts'
import { formatNumber } from '../../../domain/format.ts'
import type { Audience } from '../../../domain/audience.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { taughtClassesQuery } from '../../viewer/taughtClasses.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { useLoadable } from '../../kit/loaded.ts'
import { useShowMore } from '../../kit/GrowingList.tsx'
import { SectionMessage } from '../../kit/Message.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { SectionHeading } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useSite } from '../../site/useSite.ts'
import { taskSetWords as words } from '../../picker/taskSetWords.ts'
import fields from '../../kit/fields.module.css'
import styles from './AudienceFields.module.css'
import { useViewerQuery } from '../../viewer/viewerQuery.ts'

interface AudienceFieldsProps {
  readonly members: ChannelMembers
  readonly viewer: Viewer
  readonly audience: Audience
  readonly error: string | undefined
  onChange(audience: Audience): void
}

const starts: Readonly<Record<Audience['type'], Audience>> = {
  ALL: { type: 'ALL' },
  CLASS: { type: 'CLASS', courseClassId: '' },
  MEMBERS: { type: 'MEMBERS', userIds: [] },
}
const names: Readonly<Record<Audience['type'], string>> = { ALL: words.all, CLASS: words.class, MEMBERS: words.some }

/** Chooses the audience: everybody, a class, or single members. */
export const AudienceFields = ({ members, viewer, audience, error, onChange }: AudienceFieldsProps) => {
  const group = useId()
  // Keeps the choice of each audience type, so that it is there again on return to that type.
  const [known, setKnown] = useState(starts)
  const choose = (type: Audience['type']) => {
    setKnown({ ...known, [audience.type]: audience })
    onChange(known[type])
  }
  return (
    <Panel aria-labelledby="set-who" className={styles['who']}>
      <SectionHeading id="set-who" title={words.who} />
      {error !== undefined && (
        <p id={`${group}-error`} className={styles['error']}>
          {error}
        </p>
      )}
      <div
        role="radiogroup"
        aria-labelledby="set-who"
        aria-describedby={error === undefined ? undefined : `${group}-error`}
        className={styles['choices']}
      >
        {(['ALL', 'CLASS', 'MEMBERS'] as const).map((type) => (
          <label key={type} className={fields['choice']}>
            <input type="radio" name={group} checked={audience.type === type} onChange={() => choose(type)} />
            {names[type]}
          </label>
        ))}
      </div>
      {audience.type === 'CLASS' && (
        <ClassField
          viewer={viewer}
          value={String(audience.courseClassId)}
          onChange={(courseClassId) => onChange({ type: 'CLASS', courseClassId })}
        />
      )}
      {audience.type === 'MEMBERS' && (
        <MemberFields
          members={members}
          chosen={audience.userIds.map(String)}
          onChange={(userIds) => onChange({ type: 'MEMBERS', userIds })}
        />
      )}
    </Panel>
  )
}

interface ClassFieldProps {
  readonly viewer: Viewer
  readonly value: string
  onChange(courseClassId: string): void
}

const ClassField = ({ viewer, value, onChange }: ClassFieldProps) => {
  const { site } = useSite()
  const classes = useLoadable(useQuery<readonly TaughtClass[]>(taughtClassesQuery(useApplication(), site, viewer)))
  if (classes.status === 'waiting') return <Skeleton height={44} />
  if (classes.status === 'failed')
    return (
      <SectionMessage isAlert text={words.classesFailed}>
        <RetryButton tone="quiet" size="small" retry={classes.retry} />
      </SectionMessage>
    )
  if (classes.value.length === 0) return <p className={styles['note']}>{words.noClasses}</p>
  return (
    <SelectField
      isLabelShown
      label={words.classLabel}
      value={value}
      options={[
        { value: '', label: words.chooseClass },
        ...classes.value.map(({ courseClassId, title }) => ({ value: String(courseClassId), label: title })),
      ]}
      onSelect={onChange}
    />
  )
}

interface MemberFieldsProps {
  readonly members: ChannelMembers
  readonly chosen: readonly string[]
  onChange(userIds: readonly string[]): void
}

const MemberFields = ({ members: read, chosen, onChange }: MemberFieldsProps) => {
  const members = useLoadable(useViewerQuery<readonly ChannelMember[]>({ name: 'channelMembers', read }))
  if (members.status === 'waiting') return <Skeleton height={160} />
  if (members.status === 'failed')
    return (
      <SectionMessage isAlert text={words.membersFailed}>
        <RetryButton tone="quiet" size="small" retry={members.retry} />
      </SectionMessage>
    )
  if (members.value.length === 0) return <p className={styles['note']}>{words.noMembers}</p>
  return <MemberChoices members={members.value} chosen={chosen} onChange={onChange} />
}

interface MemberChoicesProps extends Omit<MemberFieldsProps, 'members'> {
  readonly members: readonly ChannelMember[]
}

const MemberChoices = ({ members, chosen, onChange }: MemberChoicesProps) => {
  const { shown, listRef, moreButton } = useShowMore<ChannelMember, HTMLFieldSetElement>(members, undefined, 'label')
  return (
    <fieldset ref={listRef} className={styles['members']}>
      <legend className={styles['note']}>{words.chosen(formatNumber(chosen.length))}</legend>
      {shown.map(({ userId, nickname }) => {
        const id = String(userId)
        const isChosen = chosen.includes(id)
        return (
          <label key={id} className={fields['choice']}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
            />
            {nickname ?? words.nameless}
          </label>
        )
      })}
      {moreButton}
    </fieldset>
  )
}
