import type { Application } from '../../application/Application.ts'
import type { TaughtClass } from '../../domain/course-class/teaching.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { type QueryOptions, queryForViewer } from '../kit/query.ts'

declare module '../kit/query.ts' {
  interface QueryNames {
    readonly taughtClasses: true
  }
}

/** Returns the query of the classes that the viewer teaches, for the home page and `MyPage`. Only teachers load its feature. */
export const taughtClassesQuery = (
  { features }: Pick<Application, 'features'>,
  site: Pick<Site, 'channelDomain'>,
  viewer: Viewer | null,
): QueryOptions<readonly TaughtClass[], 'taughtClasses'> =>
  queryForViewer('taughtClasses', site, viewer, async (signal) => (await features.courseClass()).catalogue.taught(signal))
