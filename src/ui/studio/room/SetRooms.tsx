import { use } from 'react'
import { hrefTo } from '../../../domain/paths.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { useFeature } from '../../kit/useFeature.ts'
import { WorkList } from '../WorkList.tsx'
import { setRoomWords as words } from './setRoomWords.ts'

export const setRoomHref = (roomId: string): string => hrefTo('setRoom', { roomId })

/** Lists the tests and contests that the viewer has made. */
export const SetRooms = ({ viewer }: { readonly viewer: Viewer }) => (
  <WorkList
    feature={use(useFeature('room').making()).made}
    viewer={viewer}
    id="set-rooms"
    title={words.list}
    words={words}
    hrefOf={setRoomHref}
  />
)
