import { pageTimer } from '../adapters/browser/pageTimer.ts'
import { httpRoomRepository } from '../adapters/http/room.ts'
import { makeWatch } from '../application/polling.ts'
import { makeBeginRoom, makeChangeRoom, makeServerClock, readsWithClock, type RoomFeature, roomInterval } from '../application/room.ts'
import { once } from '../once.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireRoom({ client, log, clock }: FeatureDependencies): RoomFeature {
  const rooms = httpRoomRepository(client, log)
  const serverClock = makeServerClock(clock)
  return {
    rooms: readsWithClock(rooms, serverClock),
    serverClock,
    begin: makeBeginRoom({ rooms }),
    change: makeChangeRoom({ rooms }),
    watch: makeWatch(roomInterval, pageTimer),
    making: once(async () => (await import('./roomMaking.ts')).wireRoomMaking({ client, log })),
  }
}
