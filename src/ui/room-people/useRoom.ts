import type { Id } from '../../domain/id.ts'
import type { RoomDetail } from '../../domain/room/room.ts'
import { type Loadable, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly room: true
  }
}

/** Moving between the pages refetches no more often, in ms. */
export const roomStaleTimeMs = 5_000

/** Reads a room; makes no request if `roomId` is null. */
export const useRoom = (roomId: Id | null): Loadable<RoomDetail> => {
  const { rooms } = useFeature('room')
  return useLoadable(
    useViewerQuery<RoomDetail>({
      name: 'room',
      of: [roomId],
      read: (signal) => rooms.room(roomId ?? '', signal),
      enabled: roomId !== null,
      staleTime: roomStaleTimeMs,
    }),
  )
}
