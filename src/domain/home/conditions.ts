import { chatPluginKey, parentChannelDomain, sectionSetting, type SettingKey, visibleBusinessInfo } from '../channel/channel.ts'
import type { HomeContext, HomeListName, ListState } from './context.ts'
import { type ChannelRole, channelRoleOf } from '../roles.ts'
import { isOnChannel } from '../site/site.ts'
import { guest, isSignedIn } from '../viewer.ts'

/** The result of a condition; `waiting`: the data that decides has not loaded yet. */
export type ConditionResult = boolean | 'waiting'

/** A condition on the home page's data that carries its name. */
export type SectionCondition = FactCondition | Combination

export interface FactCondition {
  readonly name: string
  readonly fact: Omit<Fact, 'result'>
  evaluate(context: HomeContext): ConditionResult
}

interface Combination {
  readonly name: string
  readonly parts: readonly SectionCondition[]
  evaluate(context: HomeContext): ConditionResult
}

/** Every fact that can be named as a reason. A new one also needs words in the preview. */
export type FactName =
  | 'everyone'
  | 'signedIn'
  | 'teaches'
  | 'enterprise'
  | 'premium'
  | 'onChannel'
  | 'onMainSite'
  | 'desktop'
  | 'hasChannelInfo'
  | 'hasParent'
  | 'hasChat'
  | 'showsBusiness'
  | 'ranksOnMain'
  | 'nothingElse'
export type ParameterizedFactName = 'removes' | 'hasItems' | 'isEmpty' | 'hasFailed'

export interface Fact {
  readonly name: FactName | ParameterizedFactName
  /** The setting or the list that the fact is about. */
  readonly subject: SettingKey | HomeListName | null
  readonly result: ConditionResult
}

/** Combines conditions: false as soon as one is false, whatever is still loading. */
export function allOf(...conditions: readonly SectionCondition[]): SectionCondition {
  return combine('allOf', conditions, (answers) => {
    if (answers.includes(false)) return false
    return answers.includes('waiting') ? 'waiting' : true
  })
}

/** Combines conditions: true as soon as one is true, whatever is still loading. */
export function anyOf(...conditions: readonly SectionCondition[]): SectionCondition {
  return combine('anyOf', conditions, (answers) => {
    if (answers.includes(true)) return true
    return answers.includes('waiting') ? 'waiting' : false
  })
}

export function not(condition: SectionCondition): SectionCondition {
  return combine('not', [condition], ([answer]) => (answer === 'waiting' ? 'waiting' : !answer))
}

export const everyone = fact('everyone', () => true)
export const signedIn = fact('signedIn', ({ viewer }) => (viewer === 'waiting' ? 'waiting' : isSignedIn(viewer)))
export const teaches = fact('teaches', ({ viewer, rolePolicy }) => (viewer === 'waiting' ? 'waiting' : rolePolicy.canTeach(viewer)))
export const enterprise = fact('enterprise', (context) => hasRole(context, 'ROLE_CHANNEL_ENTERPRISE'))
export const premium = fact('premium', (context) => hasRole(context, 'ROLE_CHANNEL_PREMIUM'))

export const onChannel = fact('onChannel', ({ site }) => isOnChannel(site))
export const onMainSite = fact('onMainSite', ({ site }) => !isOnChannel(site))
export const desktop = fact('desktop', ({ site }) => site.isDesktop)

export const hasChannelInfo = fact('hasChannelInfo', ({ channel }) => channel !== null)
export const hasParent = fact('hasParent', ({ channel }) => parentChannelDomain(channel) !== null)
export const hasChat = fact('hasChat', ({ channel }) => chatPluginKey(channel) !== null)
export const showsBusiness = fact('showsBusiness', ({ channel }) => visibleBusinessInfo(channel) !== null)
export const channelRemoves = (key: SettingKey) => fact('removes', ({ channel }) => sectionSetting(channel, key).removed, key)

export const ranksOnMain = fact('ranksOnMain', ({ settings }) => settings.mainRanking)

/** Tests whether a list has items; a failed list has none … */
export const hasItems = (list: HomeListName) => fact('hasItems', ({ lists }) => testCount(lists[list], (count) => count > 0), list)
/** … and is not known to be empty either (F-011). */
export const isEmpty = (list: HomeListName) => fact('isEmpty', ({ lists }) => testCount(lists[list], (count) => count === 0), list)

/** Tests whether a list was requested and failed. */
export const listHasFailed = (list: HomeListName) =>
  fact('hasFailed', ({ lists }) => (lists[list] === 'waiting' ? 'waiting' : lists[list] === 'failed'), list)

/** Tests that no section that needs a list is shown. It is one fact, because it would be thirty otherwise. */
export function nothingElse(sections: readonly SectionCondition[]): FactCondition {
  const others = not(anyOf(...sections.filter(dependsOnList)))
  return fact('nothingElse', (context) => others.evaluate(context))
}

function dependsOnList(condition: SectionCondition): boolean {
  return 'parts' in condition ? condition.parts.some(dependsOnList) : condition.fact.name === 'hasItems'
}

function fact(name: Fact['name'], holds: FactCondition['evaluate'], about: Fact['subject'] = null): FactCondition {
  return { name: about === null ? name : `${name}(${about})`, fact: { name, subject: about }, evaluate: holds }
}

function combine(
  operator: string,
  parts: readonly SectionCondition[],
  combineResults: (answers: readonly ConditionResult[]) => ConditionResult,
): Combination {
  return {
    name: `${operator}(${parts.map(({ name }) => name).join(', ')})`,
    parts,
    evaluate: (context) => combineResults(parts.map((part) => part.evaluate(context))),
  }
}

/** Tests the channel's role, which is known even while the viewer is not. */
function hasRole({ channel, viewer }: HomeContext, role: ChannelRole): ConditionResult {
  const known = channelRoleOf(channel, viewer === 'waiting' ? guest : viewer)
  return known === null && viewer === 'waiting' ? 'waiting' : known === role
}

function testCount(list: ListState, test: (count: number) => boolean): ConditionResult {
  if (list === 'waiting') return 'waiting'
  return list !== 'failed' && test(list)
}
