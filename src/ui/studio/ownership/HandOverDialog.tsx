import { useState } from 'react'
import type { WorkKind } from '../../../application/studio.ts'
import type { Id } from '../../../domain/id.ts'
import { memberQuery } from '../../../domain/members/member.ts'
import { paths } from '../../../domain/paths.ts'
import type { OwnedWorkKind } from '../../../domain/studio/ownership.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { RetryButton } from '../../kit/ActionButton.tsx'
import { useUrlState } from '../../kit/address.ts'
import { useApplication } from '../../kit/application.ts'
import { ConfirmDialog } from '../../kit/Dialog.tsx'
import { loadedValue } from '../../kit/loaded.ts'
import { SectionMessage } from '../../kit/Message.tsx'
import { SelectField } from '../../kit/Select.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { useMembers } from '../../members/memberQueries.ts'
import { ownershipWords } from './ownershipWords.ts'
import { useHandOver } from './useHandOver.ts'

const words = ownershipWords.own

const ownedKinds: Readonly<Record<WorkKind, OwnedWorkKind>> = { problem: 'PROBLEM', course: 'COURSE', homework: 'HOMEWORK', room: 'ROOM' }

interface HandOverDialogProps {
  readonly viewer: Viewer
  readonly kind: WorkKind
  readonly workId: Id
  onClose(): void
}

/** Gives a work of one's own to somebody else who teaches on the channel or runs it. */
export const HandOverDialog = ({ viewer, kind, workId, onClose }: HandOverDialogProps) => {
  const { notifications } = useApplication()
  const { navigate } = useUrlState()
  const teachers = useMembers({ ...memberQuery.initial, role: 'ROLE_CHANNEL_TEACHER' })
  const operators = useMembers({ ...memberQuery.initial, role: 'ROLE_CHANNEL_OPERATOR' })
  const lists = [teachers, operators]
  const isWaiting = lists.some(({ status }) => status === 'waiting')
  const failed = lists.find((list) => list.status === 'failed')
  const staff = new Map(lists.flatMap((list) => loadedValue(list)?.items ?? []).map((member) => [String(member.userId), member]))
  staff.delete(String(viewer.userId))
  const [chosen, setChosen] = useState('')
  const heir = staff.get(chosen)
  const { isPending, run } = useHandOver({ kind: ownedKinds[kind], workId })
  const confirm = async () => {
    if (heir === undefined) return notifications.warn(words.choose)
    const outcome = await run(heir.userId)
    if (outcome !== 'handedOver') return undefined
    onClose()
    return navigate(paths.publishing, { replace: true })
  }
  return (
    <ConfirmDialog
      deed="handOverWork"
      title={words.title}
      confirmLabel={ownershipWords.asking.confirm}
      runningLabel={ownershipWords.asking.running}
      cancelLabel={words.cancel}
      isRunning={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.text}</p>
      {isWaiting && <Skeleton height={44} radius="control" />}
      {failed?.status === 'failed' && (
        <SectionMessage isAlert text={words.failed}>
          <RetryButton tone="soft" retry={failed.retry} />
        </SectionMessage>
      )}
      {!isWaiting && !failed && staff.size === 0 && <p>{words.none}</p>}
      {!isWaiting && !failed && staff.size > 0 && (
        <SelectField
          isLabelShown
          label={words.heir}
          value={chosen}
          options={[
            { value: '', label: words.choose },
            ...[...staff].map(([value, { nickname }]) => ({ value, label: nickname?.trim() || ownershipWords.noName })),
          ]}
          onSelect={setChosen}
        />
      )}
    </ConfirmDialog>
  )
}
