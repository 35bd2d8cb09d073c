import { httpChannelMembers } from '../adapters/http/channelMember.ts'
import { httpWorkRepository, parseWorkDraft } from '../adapters/http/studio.ts'
import { homeworkFormat } from '../adapters/http/setHomework.ts'
import type { SetHomeworkFeature } from '../application/setHomework.ts'
import { makeWorkFeature } from '../application/studio.ts'
import { defaultRolePolicy } from '../domain/roles.ts'
import type { FeatureDependencies } from './FeatureDependencies.ts'

export function wireSetHomework({ client, log }: FeatureDependencies): SetHomeworkFeature {
  const feature = makeWorkFeature({
    kind: 'homework',
    mayUse: defaultRolePolicy.canTeach,
    repository: httpWorkRepository(client, log, homeworkFormat),
    titleOf: ({ title }) => title,
    parseDraft: (text) => parseWorkDraft(homeworkFormat.content, text),
  })
  return { ...feature, members: httpChannelMembers(client, log) }
}
