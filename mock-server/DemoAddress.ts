import type { FaultRule } from './FaultRule.ts'

export const personas = ['guest', 'pending', 'newcomer', 'learner', 'teacher', 'operator', 'enterprise', 'premium'] as const
export type Persona = (typeof personas)[number]

/** The seven channels of the demo world, each with something to show. */
export const channelLabels = ['haeon', 'narae', 'pado', 'garam', 'yeoul', 'saebyeok', 'mulsori'] as const

export const devices = ['desktop', 'mobile'] as const
export type Device = (typeof devices)[number]

export const contents = ['full', 'empty', 'one', 'huge', 'noblocks', 'hostile'] as const
export type Content = (typeof contents)[number]

export const questScenarios = ['welcome', 'attendance', 'main', 'sub', 'subs', 'uncleared', 'none'] as const
export type QuestScenario = (typeof questScenarios)[number]

export const noticeKinds = ['all', 'dolphin', 'other', 'none'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const motions = ['reduce'] as const
type Motion = (typeof motions)[number]

/** A demo view, fully described by its address. */
export interface DemoAddress {
  readonly persona: Persona
  /** `main`, or the sub-domain of a channel. */
  readonly channel: string
  readonly device: Device
  readonly content: Content
  /** null: not asked for, the persona's own. */
  readonly quests: QuestScenario | null
  readonly notice: NoticeKind
  readonly seed: number
  /** What the demo takes for now, ISO date-time with zone; null: the real clock. */
  readonly at: string | null
  readonly latency: number
  readonly faults: readonly FaultRule[]
  /** null: the visitor's own setting. */
  readonly motion: Motion | null
}
