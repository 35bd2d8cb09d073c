import { use } from 'react'
import { useRouteId } from '../../kit/address.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { newWork, WorkPage } from '../WorkPage.tsx'
import { RoomEditor } from './RoomEditor.tsx'
import { setRoomHref } from './SetRooms.tsx'
import { setRoomWords as words } from './setRoomWords.ts'

/** Renders the page to make a test or a contest. */
export const SetRoomPage = () => {
  const roomId = useRouteId('roomId')
  const { made } = use(useFeature('room').making())
  const { members } = useFeature('setHomework')
  return (
    <WorkPage
      feature={made}
      workId={roomId}
      title={roomId === newWork ? words.title.new : words.title.edit}
      gateWords={words.gate}
      hrefOf={setRoomHref}
      renderEditor={(opened) => <RoomEditor feature={made} members={members} {...opened} />}
    />
  )
}
