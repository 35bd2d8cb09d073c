import { Container, type MapToResolvedValueInjectOptions } from 'inversify'
import { consoleLog } from './adapters/browser/consoleLog.ts'
import { localStore } from './adapters/browser/localStore.ts'
import type { AppConfig } from './adapters/browser/readAppConfig.ts'
import { type ApiPaths, withOverrides } from './adapters/http/apiPaths.ts'
import { createHttpClient } from './adapters/http/createHttpClient.ts'
import type { HttpClient } from './adapters/http/HttpClient.ts'
import { httpAssignmentRepository } from './adapters/http/httpAssignmentRepository.ts'
import { httpChannelRepository } from './adapters/http/httpChannelRepository.ts'
import { httpCourseRepository } from './adapters/http/httpCourseRepository.ts'
import { httpHomeDataSource } from './adapters/http/httpHomeDataSource.ts'
import { httpNoticeRepository } from './adapters/http/httpNoticeRepository.ts'
import { httpQuestRepository } from './adapters/http/httpQuestRepository.ts'
import { httpRankingRepository } from './adapters/http/httpRankingRepository.ts'
import { httpStudyLogRepository } from './adapters/http/httpStudyLogRepository.ts'
import { httpViewerRepository } from './adapters/http/httpViewerRepository.ts'
import type { Application } from './application/Application.ts'
import type { ChatWidget } from './application/chat/ChatWidget.ts'
import type { ChannelRepository } from './application/channel/ChannelRepository.ts'
import type { CourseRepository } from './application/course/CourseRepository.ts'
import type { HomeDataSource } from './application/home/HomeDataSource.ts'
import type { AssignmentRepository } from './application/homework/AssignmentRepository.ts'
import { makeNoticeOffer, type NoticeOffer } from './application/notice/noticeOffer.ts'
import type { NoticeRepository } from './application/notice/NoticeRepository.ts'
import type { Clock } from './application/platform/Clock.ts'
import type { Connection } from './application/platform/Connection.ts'
import type { KeyValueStore } from './application/platform/KeyValueStore.ts'
import type { Log } from './application/platform/Log.ts'
import type { Notifications } from './application/platform/Notifications.ts'
import { type ClaimQuestReward, makeClaimQuestReward } from './application/quest/claimQuestReward.ts'
import { makeQuestOffer, type QuestOffer } from './application/quest/questOffer.ts'
import type { QuestRepository } from './application/quest/QuestRepository.ts'
import { type LoadRanking, makeLoadRanking } from './application/ranking/loadRanking.ts'
import type { RankingRepository } from './application/ranking/RankingRepository.ts'
import { makeSiteLoader, type SiteLoader } from './application/site/siteLoader.ts'
import type { StudyLogRepository } from './application/study/StudyLogRepository.ts'
import type { ViewerRepository } from './application/viewer/ViewerRepository.ts'
import type { Site } from './domain/site/Site.ts'
import { defaultRolePolicy } from './domain/viewer/RolePolicy.ts'
import { loadedOnce } from './loadedOnce.ts'
import { type Bind, type Token, type Tokens, token } from './Token.ts'
import { createNotifications } from './ui/notifications/createNotifications.ts'

/** What the outside world hands in: everything that differs between production, demo and tests. */
export interface Environment {
  readonly config: AppConfig
  readonly fetch: (request: Request) => Promise<Response>
  readonly clock: Clock
  /** Text of the inlined home data, if the page has some. */
  readonly inlineHomeData: string | null
  /** What the page's own address says about where we are, until the home data does. */
  readonly expectedSite: Site
  readonly chat: ChatWidget
  readonly connection: Connection
  /** The demo describes the platform's other parts instead of going there. */
  readonly describesPlatform: boolean
}

const tokens = {
  environment: token<Environment>('environment'),
  config: token<AppConfig>('config'),
  paths: token<ApiPaths>('paths'),
  log: token<Log>('log'),
  store: token<KeyValueStore>('store'),
  session: token<KeyValueStore>('session'),
  clock: token<Clock>('clock'),
  client: token<HttpClient>('client'),
  viewer: token<ViewerRepository>('viewer'),
  channels: token<ChannelRepository>('channels'),
  courses: token<CourseRepository>('courses'),
  assignments: token<AssignmentRepository>('assignments'),
  quests: token<QuestRepository>('quests'),
  notices: token<NoticeRepository>('notices'),
  rankings: token<RankingRepository>('rankings'),
  studyLogs: token<StudyLogRepository>('studyLogs'),
  homeData: token<HomeDataSource>('homeData'),
  siteLoader: token<SiteLoader>('siteLoader'),
  loadRanking: token<LoadRanking>('loadRanking'),
  claimQuestReward: token<ClaimQuestReward>('claimQuestReward'),
  questOffer: token<QuestOffer>('questOffer'),
  noticeOffer: token<NoticeOffer>('noticeOffer'),
  notifications: token<Notifications>('notifications'),
}

const http = [tokens.client, tokens.paths, tokens.log] as const

export const createApplication = (environment: Environment): Application => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bind: Bind = <T, From extends unknown[]>(to: Token<T>, factory: (...from: From) => T, from: Tokens<From>) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Tokens` is stricter than inversify's own mapping
    container.bind<T>(to).toResolvedValue<From>(factory, from as MapToResolvedValueInjectOptions<From>)
  }

  const clientOf = (product: string) => {
    const { fetch, config } = environment
    return createHttpClient({ fetch, apiOrigin: config.apiOrigin, product })
  }

  bind(tokens.environment, () => environment, [])
  bind(tokens.config, ({ config }: Environment) => config, [tokens.environment])
  bind(tokens.clock, ({ clock }: Environment) => clock, [tokens.environment])
  bind(tokens.log, () => consoleLog, [])
  bind(tokens.store, (log: Log) => localStore(log), [tokens.log])
  bind(tokens.session, (log: Log) => localStore(log, () => window.sessionStorage), [tokens.log])
  bind(tokens.paths, ({ routes }: AppConfig) => withOverrides(routes), [tokens.config])
  bind(tokens.client, ({ product }: AppConfig) => clientOf(product), [tokens.config])

  bind(tokens.viewer, httpViewerRepository, http)
  bind(tokens.channels, httpChannelRepository, http)
  bind(tokens.courses, httpCourseRepository, http)
  bind(tokens.assignments, httpAssignmentRepository, http)
  bind(tokens.quests, httpQuestRepository, http)
  bind(tokens.notices, httpNoticeRepository, http)
  bind(tokens.rankings, httpRankingRepository, http)
  bind(tokens.studyLogs, httpStudyLogRepository, http)
  bind(
    tokens.homeData,
    (client: HttpClient, paths: ApiPaths, log: Log, { inlineHomeData }: Environment) =>
      httpHomeDataSource(client, paths, log, inlineHomeData),
    [...http, tokens.environment],
  )

  bind(
    tokens.siteLoader,
    (homeData: HomeDataSource, channels: ChannelRepository, { expectedSite }: Environment) =>
      makeSiteLoader({
        homeData,
        channels,
        isDesktop: () => expectedSite.isDesktop,
        expectedChannel: expectedSite.channelDomain,
        tintOf: async (colour) => (await import('./domain/channel/brandTint.ts')).brandTint(colour),
      }),
    [tokens.homeData, tokens.channels, tokens.environment],
  )
  bind(tokens.loadRanking, (rankings: RankingRepository) => makeLoadRanking({ rankings }), [tokens.rankings])
  bind(tokens.claimQuestReward, (quests: QuestRepository) => makeClaimQuestReward({ quests }), [tokens.quests])
  bind(tokens.questOffer, (store: KeyValueStore, clock: Clock) => makeQuestOffer({ store, clock }), [tokens.store, tokens.clock])
  bind(tokens.noticeOffer, (store: KeyValueStore) => makeNoticeOffer({ store }), [tokens.store])
  bind(tokens.notifications, () => createNotifications(), [])

  return {
    viewer: container.get(tokens.viewer),
    channels: container.get(tokens.channels),
    courses: container.get(tokens.courses),
    assignments: container.get(tokens.assignments),
    quests: container.get(tokens.quests),
    notices: container.get(tokens.notices),
    studyLogs: container.get(tokens.studyLogs),
    siteLoader: container.get(tokens.siteLoader),
    loadRanking: container.get(tokens.loadRanking),
    claimQuestReward: container.get(tokens.claimQuestReward),
    questOffer: container.get(tokens.questOffer),
    noticeOffer: container.get(tokens.noticeOffer),
    studies: loadedOnce(async () => {
      const { wireStudies } = await import('./studiesModule.ts')
      return wireStudies({
        client: container.get(tokens.client),
        clientOf,
        log: container.get(tokens.log),
        paths: container.get(tokens.paths),
        clock: environment.clock,
      })
    }),
    notifications: container.get(tokens.notifications),
    chat: environment.chat,
    clock: container.get(tokens.clock),
    connection: environment.connection,
    store: container.get(tokens.store),
    session: container.get(tokens.session),
    log: container.get(tokens.log),
    settings: environment.config.settings,
    rolePolicy: defaultRolePolicy,
    expectedSite: environment.expectedSite,
    describesPlatform: environment.describesPlatform,
  }
}
