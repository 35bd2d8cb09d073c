import { useState } from 'react'
import { formatNumber } from '../../../domain/format.ts'
import { losesOwnKey, type Member, memberRoles, mayLoseRole, roleChanges, withRoleChanges } from '../../../domain/members/member.ts'
import { memberRoleNames } from '../../../domain/members/memberTable.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useApplication } from '../../kit/application.ts'
import { ConfirmDialog } from '../../kit/Dialog.tsx'
import { SectionMessage } from '../../kit/Message.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useAddToClass, useChangeRoles, useChannelClasses } from '../../members/memberQueries.ts'
import { channelMemberWords } from '../../members/channelMemberWords.ts'
import styles from './MembersPage.module.css'

const classWords = channelMemberWords.addToClass

interface AddToClassDialogProps {
  readonly members: readonly Member[]
  onAdded(): void
  onClose(): void
}

/** Adds members to a class, except those who are already in it. */
export const AddToClassDialog = ({ members, onAdded, onClose }: AddToClassDialogProps) => {
  const classes = useChannelClasses()
  const { notifications } = useApplication()
  const [courseClassId, setCourseClassId] = useState('')
  const { isPending, run: add } = useAddToClass()
  const isIn = ({ classes: own }: Member) => own.some((one) => String(one.courseClassId) === courseClassId)
  const missing = members.filter((member) => !isIn(member))
  const confirm = async () => {
    if (courseClassId === '') return notifications.warn(classWords.label)
    if (missing.length === 0) return notifications.warn(classWords.allAlready)
    const kind = await add({ courseClassId, userIds: missing.map(({ userId }) => userId) })
    if (kind !== 'added') return undefined
    onAdded()
    return onClose()
  }
  return (
    <ConfirmDialog
      title={classWords.title}
      confirmLabel={classWords.confirm}
      runningLabel={classWords.running}
      cancelLabel={classWords.cancel}
      isRunning={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className={styles['field']}>
        <p className={styles['note']}>{classWords.note(formatNumber(missing.length))}</p>
        {classes.status === 'waiting' && <Skeleton height={44} radius="control" />}
        {classes.status === 'failed' && (
          <SectionMessage isAlert text={classWords.classesFailed}>
            <RetryButton tone="soft" retry={classes.retry} />
          </SectionMessage>
        )}
        {classes.status === 'ready' && classes.value.length === 0 && <p>{classWords.classesNone}</p>}
        {classes.status === 'ready' && classes.value.length > 0 && (
          <SelectField
            isLabelShown
            label={classWords.label}
            value={courseClassId}
            options={[
              { value: '', label: classWords.choose },
              ...classes.value.map((one) => ({ value: String(one.courseClassId), label: one.title })),
            ]}
            onSelect={setCourseClassId}
          />
        )}
        {missing.length < members.length && (
          <p role="status" className={styles['note']}>
            {classWords.already(formatNumber(members.length - missing.length))}
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}

const roleWords = channelMemberWords.roles

interface RolesDialogProps {
  readonly viewer: Viewer
  readonly member: Member
  readonly operatorCount: number
  onClose(): void
}

/** Edits the roles of a member. The last operator keeps the role, and operators who give it up are asked first. */
export const RolesDialog = ({ viewer, member, operatorCount, onClose }: RolesDialogProps) => {
  const [roles, setRoles] = useState(member.roles)
  const [isAsking, setAsking] = useState(false)
  const { isPending, run: change } = useChangeRoles()
  const confirm = async () => {
    const kind = await change({ userId: member.userId, before: member.roles, after: roles })
    if (kind === 'changed' || kind === 'gone') onClose()
  }
  const save = () => {
    if (losesOwnKey(viewer.userId, member, roleChanges(member.roles, roles))) setAsking(true)
    else void confirm()
  }
  if (isAsking)
    return (
      <ConfirmDialog
        title={roleWords.ownKey.title}
        confirmLabel={roleWords.ownKey.confirm}
        runningLabel={roleWords.running}
        cancelLabel={roleWords.ownKey.cancel}
        deed="giveUpOwnKey"
        isRunning={isPending}
        onConfirm={() => void confirm()}
        onClose={onClose}
      >
        <p>{roleWords.ownKey.text}</p>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={roleWords.title(member.nickname?.trim() || channelMemberWords.noName)}
      confirmLabel={roleWords.confirm}
      runningLabel={roleWords.running}
      cancelLabel={roleWords.cancel}
      isRunning={isPending}
      onConfirm={save}
      onClose={onClose}
    >
      {memberRoles.map((role) => {
        const isLast = !mayLoseRole(member, role, operatorCount)
        return (
          <label key={role} className={styles['role']}>
            <input
              type="checkbox"
              checked={roles.includes(role)}
              disabled={isLast}
              onChange={({ currentTarget }) =>
                setRoles(withRoleChanges(roles, currentTarget.checked ? { added: [role], removed: [] } : { added: [], removed: [role] }))
              }
            />
            <span>{memberRoleNames[role]}</span>
            <span className={styles['note']}>{isLast ? roleWords.last : roleWords.about[role]}</span>
          </label>
        )
      })}
    </ConfirmDialog>
  )
}
