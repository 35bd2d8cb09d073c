import type { Id } from '../../domain/id.ts'
import { formatNumber } from '../../domain/format.ts'
import { earnedBy, type RoomResults } from '../../domain/room/roomAttendance.ts'
import { solvingCount } from '../../domain/room/room.ts'
import { type Loadable, loadedValue, useLoadable } from '../kit/loaded.ts'
import { useFeature } from '../kit/useFeature.ts'
import { useRoom } from './useRoom.ts'
import { useViewerQuery } from '../viewer/viewerQuery.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly roomResults: true
  }
}

/** Reads everybody's results with their end times, and the invited people. */
export const useResults = (roomId: Id): Loadable<RoomResults> => {
  const { rooms } = useFeature('room')
  return useLoadable(
    useViewerQuery<RoomResults>({
      name: 'roomResults',
      of: [roomId],
      read: (signal) => rooms.results(roomId, signal),
      staleTime: 0,
    }),
  )
}

/** Tells how many people are solving in a room, before an action takes something from them. */
export const PeopleAtWork = ({ roomId }: { readonly roomId: Id }) => {
  const { serverClock } = useFeature('room')
  const results = useResults(roomId)
  const count = solvingCount(loadedValue(results)?.rows ?? [], serverClock.now())
  if (results.status === 'waiting') return '지금 풀고 있는 사람을 세고 있어요.'
  if (results.status === 'failed') return '지금 풀고 있는 사람이 있는지 알 수 없어요.'
  return count === 0 ? '지금 풀고 있는 사람은 없어요.' : `지금 ${formatNumber(count)}명이 풀고 있어요.`
}

/** Tells how many points would be lost with a problem. */
export const EarnedPoints = ({ roomId, problemId }: { readonly roomId: Id; readonly problemId: Id }) => {
  const room = loadedValue(useRoom(roomId))
  const rows = loadedValue(useResults(roomId))?.rows
  const task = room?.tasks.find((one) => String(one.problemId) === String(problemId))
  if (room === null || rows === undefined || task === undefined) return '이 문제에서 받은 점수가 있는지 알 수 없어요.'
  const { people, points } = earnedBy(rows, task.taskNumber)
  if (people === 0) return '아직 이 문제에서 점수를 받은 사람은 없어요.'
  const [who, all] = [formatNumber(people), formatNumber(points)]
  return room.scoring === 'ICPC' ? `${who}명이 이 문제로 앞서 있어요.` : `${who}명이 이 문제에서 모두 ${all}점을 받았어요.`
}
