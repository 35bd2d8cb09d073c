import type { Application } from '../../application/Application.ts'
import type { UserQuest } from '../../domain/quest.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type QueryOptions, queryForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly quests: true
  }
}

/** The viewer's quests. The home page and the quest page share this query. */
export const questsQuery = (
  { quests }: Pick<Application, 'quests'>,
  site: Site,
  viewer: Viewer | null,
): QueryOptions<readonly UserQuest[], 'quests'> => queryForViewer('quests', site, viewer, quests.list)
