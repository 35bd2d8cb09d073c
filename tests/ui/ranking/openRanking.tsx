import { vi } from 'vitest'
import type { Clap } from '../../../src/application/league.ts'
import type { LoadRankingPage } from '../../../src/application/ranking.ts'
import type { SiteLoader } from '../../../src/application/site.ts'
import type { League } from '../../../src/domain/league.ts'
import type { RankingEntry } from '../../../src/domain/ranking.ts'
import type { RankingPage as Found } from '../../../src/domain/rankingPage.ts'
import type { ChannelRole } from '../../../src/domain/roles.ts'
import { siteOf } from '../../../src/domain/site/site.ts'
import { type Experience, guest, type Viewer } from '../../../src/domain/viewer.ts'
import { RankingPage } from '../../../src/ui/ranking/RankingPage.tsx'
import { aChannel } from '../../domain/channel/aChannel.ts'
import { anApplication } from '../../fakes/anApplication.ts'
import { aRankingEntry } from '../../fakes/aRankingEntry.ts'
import { fakeFeatures } from '../../fakes/features.ts'
import { memoryStore } from '../../fakes/memoryStore.ts'
import { openAt } from '../openAt.tsx'

export const learner: Viewer = { ...guest, authState: 'VALID', userId: 100, nickname: '하늘', level: 12, tier: '바다거북', tierLevel: 3 }

export const anEntry = (rank: number, userId = rank): RankingEntry =>
  aRankingEntry(rank, {
    userId,
    nickname: `회원 ${userId}`,
    channelNickname: `학생 ${userId}`,
    level: 20,
    tier: '돌고래',
    tierLevel: 5,
    introduction: `${userId}번의 한마디`,
  })

export const aPage = (from: number, until: number, own: RankingEntry | null = null): Found => ({
  items: Array.from({ length: until - from + 1 }, (_, at) => anEntry(from + at)),
  totalCount: 86,
  pageSize: 10,
  own,
  period: 'ALL',
  gapToNext: null,
})

const never = () => new Promise<never>(() => {})

interface World {
  readonly page?: LoadRankingPage
  readonly league?: () => Promise<League | null>
  readonly clap?: Clap
  readonly viewer?: Viewer
  readonly channelDomain?: string
  readonly role?: ChannelRole
  readonly experience?: Experience
  readonly loadSite?: SiteLoader['load']
  readonly store?: ReturnType<typeof memoryStore>
}

/** The ranking's page at an address. */
export function openRanking(world: World = {}, at = '/ranking') {
  const { viewer = learner, channelDomain = null, role = null, experience = { experience: 870, requiredExperience: 1000 } } = world
  const site = siteOf(channelDomain, true)
  const load = vi.fn(world.page ?? (() => Promise.resolve(aPage(1, 10, anEntry(37, 100)))))
  const application = anApplication({
    features: fakeFeatures({
      ranking: { loadRankingPage: load, leagues: { current: world.league ?? (async () => null), clap: never }, clap: world.clap ?? never },
    }),
    siteLoader: {
      ...anApplication().siteLoader,
      load: world.loadSite ?? (async () => ({ site, channel: channelDomain ? aChannel(role ? { role } : {}) : null, tint: null })),
    },
    expectedSite: site,
    viewer: { ...anApplication().viewer, current: async () => viewer, experience: async () => experience },
    store: world.store ?? memoryStore(),
  })
  return { load, notifications: application.notifications, ...openAt(at, <RankingPage />, application) }
}
