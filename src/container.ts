import { Container, type MapToResolvedValueInjectOptions } from 'inversify'
import type { AppConfig } from './adapters/browser/config.ts'
import { consoleLog, deviceStore, localStore, memoryStore } from './adapters/browser/device.ts'
import { type ApiPaths, withOverrides } from './adapters/http/apiPaths.ts'
import { httpChannelRepository } from './adapters/http/channel.ts'
import { createHttpClient, type HttpClient } from './adapters/http/client.ts'
import { randomKey } from './adapters/http/idempotencyKey.ts'
import {
  httpAssignmentRepository,
  httpCourseRepository,
  httpHomeDataSource,
  httpRankingRepository,
  httpStudyLogRepository,
} from './adapters/http/home.ts'
import { httpNoticeRepository } from './adapters/http/notice.ts'
import { httpQuestRepository } from './adapters/http/quest.ts'
import { httpViewerRepository } from './adapters/http/viewer.ts'
import type { Application } from './application/Application.ts'
import type { ChatWidget } from './application/chat.ts'
import type { FeatureLoaders } from './application/Features.ts'
import {
  type AssignmentRepository,
  type ChannelRepository,
  type CourseRepository,
  type HomeDataSource,
  type LoadRanking,
  makeLoadRanking,
  type RankingRepository,
  type StudyLogRepository,
} from './application/home.ts'
import { type HomePresenter, makeHomePresenter } from './application/homeView.ts'
import { makeNoticePrompt, type NoticePrompt, type NoticeRepository } from './application/notice.ts'
import type { Clock, Connection, KeyValueStore, Log, Notifications } from './application/platform.ts'
import {
  type ClaimQuestReward,
  makeClaimQuestReward,
  makeQuestPrompt,
  type QuestPrompt,
  type QuestRepository,
} from './application/quest.ts'
import { makeSiteLoader, type SiteLoader } from './application/site.ts'
import type { ViewerRepository } from './application/viewer.ts'
import { defaultRolePolicy } from './domain/roles.ts'
import type { Site } from './domain/site/site.ts'
import type { FeatureDependencies } from './features/FeatureDependencies.ts'
import type { OtherFeatures } from './features/loaders.ts'
import { once } from './once.ts'
import { createNotifications } from './ui/notifications/createNotifications.ts'

/** A typed name of a dependency: a factory wired to the wrong tokens does not compile. */
declare const type: unique symbol
type Token<T> = symbol & { readonly [type]?: T }
export const token = <T>(name: string): Token<T> => Symbol(name)

export type Tokens<From extends unknown[]> = readonly [...{ readonly [Index in keyof From]: Token<From[Index]> }]

/** Registers the factory of a dependency, which runs when it is first requested. */
type Bind = <T, From extends unknown[]>(to: Token<T>, factory: (...from: From) => T, from: Tokens<From>) => void

/** The environment of the app: everything that differs between production, demo and tests. */
export interface Environment {
  readonly config: AppConfig
  readonly fetch: (request: Request) => Promise<Response>
  /** Starts a backend that runs in the page: calls wait for it, without a limit. */
  readonly start?: () => Promise<unknown>
  readonly clock: Clock
  /** Text of the inlined home data, if the page has some. */
  readonly inlineHomeData: string | null
  /** The site in the page's own address, used until the home data arrive. */
  readonly expectedSite: Site
  readonly chat: ChatWidget
  readonly connection: Connection
  /** Separates what the device stores: each view of the demo has its own scope. */
  readonly storageScope: string
  /** The place for preferences and drafts: with `memory` nothing outlives the page. */
  readonly storage: 'browser' | 'memory'
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
  home: token<HomePresenter>('home'),
  claimQuestReward: token<ClaimQuestReward>('claimQuestReward'),
  questOffer: token<QuestPrompt>('questOffer'),
  noticeOffer: token<NoticePrompt>('noticeOffer'),
  notifications: token<Notifications>('notifications'),
}

const httpDependencies = [tokens.client, tokens.paths, tokens.log] as const

/** Wires each feature once, in a chunk of its own. The home page's two are named here; the paths of the others stay outside its load. */
const featuresOf = (core: FeatureDependencies): FeatureLoaders => {
  const loaders = once(async () => (await import('./features/loaders.ts')).featureLoaders(core))
  const lazily = <Name extends keyof OtherFeatures>(name: Name) => once(async () => (await loaders())[name]())
  return {
    block: lazily('block'),
    blog: lazily('blog'),
    channelSettings: lazily('channelSettings'),
    classView: lazily('classView'),
    codeRunner: lazily('codeRunner'),
    course: lazily('course'),
    courseClass: lazily('courseClass'),
    habit: once(async () => (await import('./features/habit.ts')).wireHabit(core)),
    homework: lazily('homework'),
    inbox: once(async () => (await import('./features/inbox.ts')).wireInbox(core)),
    inspector: lazily('inspector'),
    lesson: lazily('lesson'),
    material: lazily('material'),
    member: lazily('member'),
    music: lazily('music'),
    outbox: lazily('outbox'),
    problem: lazily('problem'),
    purchase: lazily('purchase'),
    question: lazily('question'),
    ranking: lazily('ranking'),
    registration: lazily('registration'),
    report: lazily('report'),
    review: lazily('review'),
    room: lazily('room'),
    setHomework: lazily('setHomework'),
    shop: lazily('shop'),
    studioCourse: lazily('studioCourse'),
    studioProblem: lazily('studioProblem'),
    tutor: lazily('tutor'),
    worksheet: lazily('worksheet'),
  }
}

export const createApplication = (environment: Environment): Application => {
  const container = new Container({ defaultScope: 'Singleton' })
  const bind: Bind = <T, From extends unknown[]>(to: Token<T>, factory: (...from: From) => T, from: Tokens<From>) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Tokens` is stricter than inversify's own mapping
    container.bind<T>(to).toResolvedValue<From>(factory, from as MapToResolvedValueInjectOptions<From>)
  }

  let shownAccount: string | null = null
  let onOtherAccount: (() => void) | null = null
  const clientOf = (product: string) => {
    const { fetch, start, config } = environment
    const account = { account: () => shownAccount, onOtherAccount: () => onOtherAccount?.() }
    return createHttpClient({ fetch, ...(start && { start }), apiOrigin: config.apiOrigin, product, ...account })
  }

  bind(tokens.environment, () => environment, [])
  bind(tokens.config, ({ config }: Environment) => config, [tokens.environment])
  bind(tokens.clock, ({ clock }: Environment) => clock, [tokens.environment])
  bind(tokens.log, () => consoleLog, [])
  const storeOf = (stored: () => KeyValueStore) => (environment.storage === 'memory' ? memoryStore() : stored())
  bind(tokens.store, (log: Log) => storeOf(() => deviceStore(log)), [tokens.log])
  bind(tokens.session, (log: Log) => storeOf(() => localStore(log, () => window.sessionStorage)), [tokens.log])
  bind(tokens.paths, ({ routes }: AppConfig) => withOverrides(routes), [tokens.config])
  bind(tokens.client, ({ product }: AppConfig) => clientOf(product), [tokens.config])

  bind(tokens.viewer, httpViewerRepository, httpDependencies)
  bind(tokens.channels, httpChannelRepository, httpDependencies)
  bind(tokens.courses, httpCourseRepository, httpDependencies)
  bind(tokens.assignments, httpAssignmentRepository, httpDependencies)
  bind(tokens.quests, httpQuestRepository, httpDependencies)
  bind(tokens.notices, httpNoticeRepository, httpDependencies)
  bind(tokens.rankings, httpRankingRepository, httpDependencies)
  bind(tokens.studyLogs, httpStudyLogRepository, httpDependencies)
  bind(
    tokens.homeData,
    (client: HttpClient, paths: ApiPaths, log: Log, { inlineHomeData }: Environment) =>
      httpHomeDataSource(client, paths, log, inlineHomeData),
    [...httpDependencies, tokens.environment],
  )

  bind(
    tokens.siteLoader,
    (homeData: HomeDataSource, channels: ChannelRepository, { expectedSite }: Environment) =>
      makeSiteLoader({
        homeData,
        channels,
        expectedSite,
        loadTint: async (colour) => (await import('./domain/channel/brandTint.ts')).brandTint(colour),
      }),
    [tokens.homeData, tokens.channels, tokens.environment],
  )
  bind(tokens.loadRanking, (rankings: RankingRepository) => makeLoadRanking({ rankings }), [tokens.rankings])
  bind(tokens.home, ({ settings }: AppConfig) => makeHomePresenter({ settings, rolePolicy: defaultRolePolicy }), [tokens.config])
  bind(tokens.claimQuestReward, (quests: QuestRepository) => makeClaimQuestReward({ quests }), [tokens.quests])
  bind(tokens.questOffer, (store: KeyValueStore, clock: Clock) => makeQuestPrompt({ store, clock }), [tokens.store, tokens.clock])
  bind(tokens.noticeOffer, (store: KeyValueStore) => makeNoticePrompt({ store }), [tokens.store])
  bind(tokens.notifications, () => createNotifications(), [])

  return {
    viewer: container.get(tokens.viewer),
    showAccount(account, onOther) {
      shownAccount = account
      onOtherAccount = onOther
    },
    channels: container.get(tokens.channels),
    courses: container.get(tokens.courses),
    assignments: container.get(tokens.assignments),
    quests: container.get(tokens.quests),
    notices: container.get(tokens.notices),
    studyLogs: container.get(tokens.studyLogs),
    siteLoader: container.get(tokens.siteLoader),
    loadRanking: container.get(tokens.loadRanking),
    home: container.get(tokens.home),
    claimQuestReward: container.get(tokens.claimQuestReward),
    questPrompt: container.get(tokens.questOffer),
    noticePrompt: container.get(tokens.noticeOffer),
    features: featuresOf({
      client: container.get(tokens.client),
      clientOf,
      log: container.get(tokens.log),
      paths: container.get(tokens.paths),
      clock: environment.clock,
      storageScope: environment.storageScope,
    }),
    notifications: container.get(tokens.notifications),
    chat: environment.chat,
    clock: container.get(tokens.clock),
    connection: environment.connection,
    store: container.get(tokens.store),
    sessionStore: container.get(tokens.session),
    log: container.get(tokens.log),
    newKey: randomKey,
    settings: environment.config.settings,
    rolePolicy: defaultRolePolicy,
    expectedSite: environment.expectedSite,
  }
}
