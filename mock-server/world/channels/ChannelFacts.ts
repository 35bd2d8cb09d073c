import type { Topic } from '../catalogue/topics.ts'

/** What the world knows of any channel. */
export interface ChannelFacts {
  readonly number: number
  /** Its sub-domain. */
  readonly label: string
  readonly name: string
  readonly tag: string
  readonly description: string
  /** What it mostly teaches. */
  readonly focus: readonly Topic[]
}
