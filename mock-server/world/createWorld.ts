import type { DemoAddress } from '../DemoAddress.ts'
import { demoClock } from '../demoClock.ts'
import { assignments } from './assignments.ts'
import { channelInfo } from './channelInfo.ts'
import { channelsPerPage, joinedChannels } from './channelLists.ts'
import { busyChannels, siteOf } from './channels/sites.ts'
import { enrolledCourses } from './courses.ts'
import { createDice } from './dice.ts'
import { homeData } from './homeData.ts'
import { served } from './hostile/served.ts'
import { popups } from './popups.ts'
import { quests } from './quests.ts'
import { ranksPerPage } from './ranking.ts'
import { studyLogs } from './studyLogs.ts'
import { experience, viewer } from './viewer.ts'
import type { World } from './World.ts'
import type { WorldContext } from './WorldContext.ts'

const itemsPerPage = 20
const hugePage = 1_000

/** The demo's world: the same for the same seed and `at`, whatever is asked first. */
export function createWorld(address: DemoAddress): World {
  const clock = demoClock(address)
  const now = clock.now()
  const site = siteOf(address.channel)
  const context: WorldContext = {
    address,
    now,
    present: () => clock.now(),
    dice: createDice(address.seed, now),
    site,
    hosts: site === null ? busyChannels : [site],
  }
  const list = (kind: Parameters<typeof served>[1], make: (context: WorldContext) => readonly object[]) =>
    once(() => served(context, kind, make(context)))
  const isHuge = address.content === 'huge'
  return {
    viewer: once(() => viewer(context)),
    experience: once(() => experience(context)),
    quests: once(() => quests(context)),
    joinedChannels: list('channels', joinedChannels),
    channelInfo: (channelDomain) => channelInfo(context, channelDomain),
    assignments: list('assignments', assignments),
    enrolledCourses: list('courses', enrolledCourses),
    studyLogs: list('studyLogs', studyLogs),
    popups: once(() => popups(context)),
    homeData: once(() => homeData(context)),
    context,
    pageSize: isHuge ? hugePage : itemsPerPage,
    channelPageSize: isHuge ? hugePage : channelsPerPage,
    rankPageSize: isHuge ? hugePage : ranksPerPage,
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
