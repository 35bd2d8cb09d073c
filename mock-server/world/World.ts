import type { ViewerWire } from './viewer.ts'
import type { WorldContext } from './WorldContext.ts'

/** Everything the demo's backend knows, made when it is first asked for. A list's items are unchecked: hostile content breaks some on purpose. */
export interface World {
  viewer(): ViewerWire
  experience(): object
  quests(): readonly unknown[]
  joinedChannels(): readonly unknown[]
  channelInfo(channelDomain: string): object | null
  assignments(): readonly unknown[]
  enrolledCourses(): readonly unknown[]
  studyLogs(): readonly unknown[]
  popups(): readonly unknown[]
  homeData(): object
  /** What it is made from, for what is too much to be made beforehand. */
  readonly context: WorldContext
  readonly pageSize: number
  readonly channelPageSize: number
  readonly rankPageSize: number
}
