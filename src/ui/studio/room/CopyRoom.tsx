import type { WorkFeature } from '../../../application/studio.ts'
import { copyOfRoom } from '../../../domain/studio/roomChanges.ts'
import type { SetRoom } from '../../../domain/studio/setRoom.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useAction } from '../../kit/action.ts'
import { ActionButton } from '../../kit/ActionButton.tsx'
import { useUrlState } from '../../kit/address.ts'
import { useApplication } from '../../kit/application.ts'
import { studioWords } from '../studioWords.ts'
import { setRoomHref } from './SetRooms.tsx'
import { setRoomWords } from './setRoomWords.ts'

const words = setRoomWords.copy

interface CopyRoomProps {
  readonly feature: WorkFeature<SetRoom>
  readonly viewer: Viewer
  readonly room: SetRoom
}

/** Copies a room as a new draft without dates, and opens it. */
export const CopyRoom = ({ feature, viewer, room }: CopyRoomProps) => {
  const { notifications } = useApplication()
  const { navigate } = useUrlState()
  const action = useAction({
    name: 'copyRoom',
    run: () => feature.save({ viewer, content: copyOfRoom(room), before: null }),
    invalidates: ({ kind }) => (kind === 'saved' ? ['works'] : kind === 'signInFirst' ? ['viewer'] : []),
  })
  const copy = async () => {
    const outcome = await action.run()
    if (outcome.kind !== 'saved') return notifications.warn(studioWords.refusals[outcome.kind])
    notifications.success(words.done)
    navigate(setRoomHref(String(outcome.work.workId)))
  }
  return (
    <ActionButton wide tone="quiet" isRunning={action.isPending} onClick={() => void copy()}>
      {action.isPending ? words.running : words.button}
    </ActionButton>
  )
}
