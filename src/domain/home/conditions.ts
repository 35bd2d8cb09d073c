import { chatKey, parentChannelDomain, sectionSetting, type SettingKey, shownBusiness } from '../channel/channel.ts'
import type { HomeContext, HomeListName, ListState } from './context.ts'
import { type ChannelRole, channelRoleOf } from '../roles.ts'
import { isOnChannel } from '../site/site.ts'
import { guest, isSignedIn } from '../viewer.ts'

/** `waiting`: the data that decides has not come yet. */
export type Answer = boolean | 'waiting'

/** A question to the home page that carries its name. */
export type Condition = FactCondition | Combination

export interface FactCondition {
  readonly name: string
  readonly asks: Omit<Fact, 'answer'>
  holds(context: HomeContext): Answer
}

interface Combination {
  readonly name: string
  readonly parts: readonly Condition[]
  holds(context: HomeContext): Answer
}

/** Every fact that can be named as a reason. A new one needs words in the preview, too. */
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
export type FactAboutName = 'removes' | 'hasItems' | 'isEmpty'

export interface Fact {
  readonly name: FactName | FactAboutName
  /** The setting or the list in question. */
  readonly about: SettingKey | HomeListName | null
  readonly answer: Answer
}

/** No as soon as one says no, whatever the others wait for. */
export function allOf(...conditions: readonly Condition[]): Condition {
  return combined('allOf', conditions, (answers) => {
    if (answers.includes(false)) return false
    return answers.includes('waiting') ? 'waiting' : true
  })
}

/** Yes as soon as one says yes, whatever the others wait for. */
export function anyOf(...conditions: readonly Condition[]): Condition {
  return combined('anyOf', conditions, (answers) => {
    if (answers.includes(true)) return true
    return answers.includes('waiting') ? 'waiting' : false
  })
}

export function not(condition: Condition): Condition {
  return combined('not', [condition], ([answer]) => (answer === 'waiting' ? 'waiting' : !answer))
}

export const everyone = fact('everyone', () => true)
export const signedIn = fact('signedIn', ({ viewer }) => (viewer === 'waiting' ? 'waiting' : isSignedIn(viewer)))
export const teaches = fact('teaches', ({ viewer, rolePolicy }) => (viewer === 'waiting' ? 'waiting' : rolePolicy.teaches(viewer)))
export const enterprise = fact('enterprise', (context) => hasRole(context, 'ROLE_CHANNEL_ENTERPRISE'))
export const premium = fact('premium', (context) => hasRole(context, 'ROLE_CHANNEL_PREMIUM'))

export const onChannel = fact('onChannel', ({ site }) => isOnChannel(site))
export const onMainSite = fact('onMainSite', ({ site }) => !isOnChannel(site))
export const desktop = fact('desktop', ({ site }) => site.isDesktop)

export const hasChannelInfo = fact('hasChannelInfo', ({ channel }) => channel !== null)
export const hasParent = fact('hasParent', ({ channel }) => parentChannelDomain(channel) !== null)
export const hasChat = fact('hasChat', ({ channel }) => chatKey(channel) !== null)
export const showsBusiness = fact('showsBusiness', ({ channel }) => shownBusiness(channel) !== null)
export const removes = (key: SettingKey) => fact('removes', ({ channel }) => sectionSetting(channel, key).removed, key)

export const ranksOnMain = fact('ranksOnMain', ({ settings }) => settings.mainRanking)

/** A failed list has no items … */
export const hasItems = (list: HomeListName) => fact('hasItems', ({ lists }) => countIn(lists[list], (count) => count > 0), list)
/** … and is not known to be empty either (F-011). */
export const isEmpty = (list: HomeListName) => fact('isEmpty', ({ lists }) => countIn(lists[list], (count) => count === 0), list)

function fact(name: Fact['name'], holds: FactCondition['holds'], about: Fact['about'] = null): FactCondition {
  return { name: about === null ? name : `${name}(${about})`, asks: { name, about }, holds }
}

function combined(word: string, parts: readonly Condition[], combine: (answers: readonly Answer[]) => Answer): Combination {
  return {
    name: `${word}(${parts.map(({ name }) => name).join(', ')})`,
    parts,
    holds: (context) => combine(parts.map((part) => part.holds(context))),
  }
}

/** The channel's own role is known without the viewer. */
function hasRole({ channel, viewer }: HomeContext, role: ChannelRole): Answer {
  const known = channelRoleOf(channel, viewer === 'waiting' ? guest : viewer)
  return known === null && viewer === 'waiting' ? 'waiting' : known === role
}

function countIn(list: ListState, test: (count: number) => boolean): Answer {
  if (list === 'waiting') return 'waiting'
  return list !== 'failed' && test(list)
}
