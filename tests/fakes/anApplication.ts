import type { Application } from '../../src/application/Application.ts'
import { makeHomePresenter } from '../../src/application/homeView.ts'
import { makeClaimQuestReward } from '../../src/application/quest.ts'
import { defaultRolePolicy } from '../../src/domain/roles.ts'
import { siteOf } from '../../src/domain/site/site.ts'
import { createNotifications } from '../../src/ui/notifications/createNotifications.ts'
import { fakeClock } from './fakeClock.ts'
import { fakeConnection } from './fakeConnection.ts'
import { fakeFeatures } from './features.ts'
import { memoryStore } from './memoryStore.ts'
import { recordingLog } from './recordingLog.ts'
import { settings } from './settings.ts'

let drawnCount = 0

const never = () => new Promise<never>(() => {})

/** An application whose calls never answer, except for those that a test gives. */
export function anApplication(wishes: Partial<Application> = {}): Application {
  const quests = wishes.quests ?? { list: never, claim: never, claimAll: never }
  return {
    viewer: { current: never, experience: never, chooseGender: never, signOut: never },
    channels: { info: never, joined: never },
    courses: { enrolled: never },
    assignments: { list: never },
    quests,
    notices: { list: never },
    studyLogs: { list: never },
    siteLoader: { load: never, loadHome: never, known: () => null },
    loadRanking: never,
    home: makeHomePresenter({ settings: wishes.settings ?? settings, rolePolicy: wishes.rolePolicy ?? defaultRolePolicy }),
    claimQuestReward: makeClaimQuestReward({ quests }),
    questPrompt: { pickOnce: () => null, hideToday: () => {} },
    noticePrompt: { noticeFor: () => null, dismiss: () => {}, dismissForever: () => {} },
    features: fakeFeatures(),
    notifications: createNotifications(),
    chat: { open: never },
    clock: fakeClock('2026-11-20T10:00:00+09:00'),
    connection: fakeConnection(),
    store: memoryStore(),
    sessionStore: memoryStore(),
    showAccount: () => {},
    log: recordingLog(),
    newKey: () => `key ${(drawnCount += 1)}`,
    settings,
    rolePolicy: defaultRolePolicy,
    expectedSite: siteOf(null, true),
    ...wishes,
  }
}
