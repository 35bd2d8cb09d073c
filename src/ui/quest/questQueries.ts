import type { Application } from '../../application/Application.ts'
import type { UserQuest } from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import { type Viewer, viewerKey } from '../../domain/viewer.ts'
import type { QueryOptions } from '../kit/query.ts'

/** The viewer's quests. The home page and the quest page share this query. */
export const questsQuery = (
  { quests }: Pick<Application, 'quests'>,
  { channelDomain }: Site,
  viewer: Viewer | null,
): QueryOptions<readonly UserQuest[], 'quests'> => ({
  queryKey: ['quests', channelDomain, viewerKey(viewer)],
  queryFn: ({ signal }) => quests.list(signal),
})
