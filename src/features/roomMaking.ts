import { httpProblemCatalogue } from '../adapters/http/problem.ts'
import { httpRoomRepository, parseStoredPractice, roomFormat } from '../adapters/http/room.ts'
import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { makePracticeFeature } from '../application/practice.ts'
import type { RoomMaking } from '../application/room.ts'
import { makeWorkFeature } from '../application/studio.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export const wireRoomMaking = ({ client, log }: Pick<FeatureDependencies, 'client' | 'log'>): RoomMaking => ({
  practice: makePracticeFeature({
    rooms: httpRoomRepository(client, log),
    problems: httpProblemCatalogue(client, log),
    parseStored: parseStoredPractice,
  }),
  made: makeWorkFeature({
    kind: 'room',
    mayUse: defaultRolePolicy.canTeach,
    repository: httpWorkRepository(client, log, roomFormat),
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(roomFormat.content, text),
  }),
})
