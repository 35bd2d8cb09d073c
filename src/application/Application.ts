import type { ChatWidget } from './chat.ts'
import type { FeatureLoaders } from './Features.ts'
import type { AssignmentRepository, ChannelRepository, CourseRepository, LoadRanking, StudyLogRepository } from './home.ts'
import type { HomePresenter } from './homeView.ts'
import type { NoticePrompt, NoticeRepository } from './notice.ts'
import type { Clock, Connection, KeyValueStore, Log, Notifications } from './platform.ts'
import type { ClaimQuestReward, QuestPrompt, QuestRepository } from './quest.ts'
import type { SiteLoader } from './site.ts'
import type { ViewerRepository } from './viewer.ts'
import type { RolePolicy } from '../domain/roles.ts'
import type { SiteSettings } from '../domain/site/settings.ts'
import type { Site } from '../domain/site/site.ts'

/** Lists the use cases the screens call, and the ports that need no rule. */
export interface Application {
  readonly viewer: ViewerRepository
  /** Sets the account that the page shows and all writes are made for; null while it is not known. A write refused for it calls `onOther`. */
  readonly showAccount: (account: string | null, onOther: () => void) => void
  readonly channels: ChannelRepository
  readonly courses: CourseRepository
  readonly assignments: AssignmentRepository
  readonly quests: QuestRepository
  readonly notices: NoticeRepository
  readonly studyLogs: StudyLogRepository
  readonly siteLoader: SiteLoader
  readonly loadRanking: LoadRanking
  readonly home: HomePresenter
  readonly claimQuestReward: ClaimQuestReward
  readonly questPrompt: QuestPrompt
  readonly noticePrompt: NoticePrompt
  readonly features: FeatureLoaders
  readonly notifications: Notifications
  readonly chat: ChatWidget
  readonly clock: Clock
  readonly connection: Connection
  readonly store: KeyValueStore
  /** The store is cleared when the tab closes. */
  readonly sessionStore: KeyValueStore
  readonly log: Log
  /** Draws a key that nothing else has. */
  readonly newKey: () => string
  readonly settings: SiteSettings
  readonly rolePolicy: RolePolicy
  /** The site that the page's own address names; it applies until the home data arrive. */
  readonly expectedSite: Site
}
