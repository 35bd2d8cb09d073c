import { readDemoAddress } from '../../../mock-server/demoAddress.ts'
import { startMockServer } from '../../../mock-server/startMockServer.ts'
import { apiPaths } from '../../../src/adapters/http/apiPaths.ts'
import { httpChannelRepository } from '../../../src/adapters/http/channel.ts'
import { createHttpClient } from '../../../src/adapters/http/client.ts'
import {
  httpAssignmentRepository,
  httpCourseRepository,
  httpHomeDataSource,
  httpRankingRepository,
  httpStudyLogRepository,
} from '../../../src/adapters/http/home.ts'
import { httpQuestRepository } from '../../../src/adapters/http/quest.ts'
import { httpViewerRepository } from '../../../src/adapters/http/viewer.ts'
import { makeLoadRanking } from '../../../src/application/home.ts'
import { initialListStates } from '../../../src/domain/home/context.ts'
import { planHome, type SectionPlan } from '../../../src/domain/home/plan.ts'
import { isPerforming } from '../../../src/domain/quest.ts'
import { defaultRolePolicy } from '../../../src/domain/roles.ts'
import { siteOf } from '../../../src/domain/site/site.ts'
import { recordingLog } from '../../fakes/recordingLog.ts'

/** Plans the sections of a demo view by the domain's table and the answers of the demo's world, without a page. */
export async function worldPlan(url: URL): Promise<readonly SectionPlan[]> {
  const reading = readDemoAddress(url, true)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const server = startMockServer({ ...reading.address, latency: 0 }, { product: 'product', paths: apiPaths })
  const client = createHttpClient({ fetch: (request) => server.fetch(request), apiOrigin: url.origin, product: 'product' })
  const of = [client, apiPaths, recordingLog()] as const

  const home = await httpHomeDataSource(...of, null).load()
  const site = siteOf(home.subDomain, home.isDesktop ?? true)
  const count = async (list: Promise<readonly unknown[]>) => (await list.catch(() => [])).length
  const plan = planHome({
    viewer: await httpViewerRepository(...of).current(),
    site,
    channel: site.channelDomain === null ? null : await httpChannelRepository(...of).info(site.channelDomain),
    rolePolicy: defaultRolePolicy,
    settings: { mainRanking: true, josa: false, channelTerm: null },
    lists: {
      ...initialListStates(home, 'ready'),
      enrolledChannels: await count(
        httpChannelRepository(...of)
          .joined()
          .then(({ channels }) => channels),
      ),
      assignments: await count(httpAssignmentRepository(...of).list()),
      enrolledCourses: await count(httpCourseRepository(...of).enrolled()),
      ranking: await count(makeLoadRanking({ rankings: httpRankingRepository(...of) })(site).then(({ top }) => top)),
      studyLogs: await count(httpStudyLogRepository(...of).list()),
      quests: await count(
        httpQuestRepository(...of)
          .list()
          .then((quests) => quests.filter(isPerforming)),
      ),
    },
  })
  server.shutdown()
  return plan.filter(({ state }) => state === 'shown')
}
