import { pageTimer } from '../adapters/browser/pageTimer.ts'
import { httpProblemCatalogue } from '../adapters/http/problem.ts'
import { httpRoomRepository, parseKeptPractice, roomFormat } from '../adapters/http/room.ts'
import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { makeWatch } from '../application/polling.ts'
import { makePracticeFeature } from '../application/practice.ts'
import { makeBeginRoom, makeChangeRoom, makeServerClock, readsWithClock, type RoomFeature, roomInterval } from '../application/room.ts'
import { makeWorkFeature } from '../application/studio.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
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
    practice: makePracticeFeature({ rooms, problems: httpProblemCatalogue(client, log), parseKept: parseKeptPractice }),
    made: makeWorkFeature({
      kind: 'room',
      mayUse: defaultRolePolicy.canTeach,
      repository: httpWorkRepository(client, log, roomFormat),
      titleOf: ({ title }) => title,
      parseDraft: (text) => parseWorkDraft(roomFormat.content, text),
    }),
  }
}
