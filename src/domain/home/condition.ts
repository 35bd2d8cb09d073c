import { chatKey } from '../channel/chatKey.ts'
import { parentChannelDomain } from '../channel/parentChannel.ts'
import { type SettingKey, sectionSetting } from '../channel/sectionSetting.ts'
import { isOnChannel } from '../site/siteOf.ts'
import { type ChannelRole, channelRoleOf } from '../viewer/ChannelRole.ts'
import { isSignedIn } from '../viewer/isSignedIn.ts'
import { guest } from '../viewer/Viewer.ts'
import type { HomeContext, HomeListName, ListState } from './HomeContext.ts'

/** `waiting`: the data that decides has not come yet. */
export type Answer = boolean | 'waiting'

/** A question to the home page that has a name and can tell what it found. */
export interface Condition {
  readonly name: string
  holds(context: HomeContext): Answer
  /** What was found, fact by fact: ['signedIn: yes', 'onMainSite: no']. */
  explain(context: HomeContext): readonly string[]
  /** Those of the facts without which the answer could be another. */
  decides(context: HomeContext): readonly string[]
}

/** Every fact that can be named as a reason. What is added here wants words in the preview, too. */
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
type FactAbout = { readonly removes: SettingKey; readonly hasItems: HomeListName; readonly isEmpty: HomeListName }
export type FactAboutName = keyof FactAbout
type Fact = FactName | { [Name in FactAboutName]: `${Name}(${FactAbout[Name]})` }[FactAboutName]

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
export const showsBusiness = fact('showsBusiness', ({ channel }) => channel?.businessInfo?.isUsed === true)
export const removes = (key: SettingKey) => fact(`removes(${key})`, ({ channel }) => sectionSetting(channel, key).removed)

export const ranksOnMain = fact('ranksOnMain', ({ settings }) => settings.mainRanking)

/** A failed list has no items … */
export const hasItems = (list: HomeListName) => fact(`hasItems(${list})`, ({ lists }) => countIn(lists[list], (count) => count > 0))
/** … and is not known to be empty either (F-011). */
export const isEmpty = (list: HomeListName) => fact(`isEmpty(${list})`, ({ lists }) => countIn(lists[list], (count) => count === 0))

function fact(name: Fact, holds: (context: HomeContext) => Answer): Condition {
  const explain = (context: HomeContext) => [`${name}: ${inWords(holds(context))}`]
  return { name, holds, explain, decides: explain }
}

/** Explains itself by the facts it is made of, each once. */
function combined(word: string, parts: readonly Condition[], combine: (answers: readonly Answer[]) => Answer): Condition {
  const holds = (context: HomeContext) => combine(parts.map((part) => part.holds(context)))
  return {
    name: `${word}(${parts.map(({ name }) => name).join(', ')})`,
    holds,
    explain: (context) => [...new Set(parts.flatMap((part) => part.explain(context)))],
    decides: (context) => [...new Set(deciding(parts, holds(context), context).flatMap((part) => part.decides(context)))],
  }
}

/** The parts that answer as the whole does; all of them where none does, as in ‘not’. */
function deciding(parts: readonly Condition[], answer: Answer, context: HomeContext): readonly Condition[] {
  const alike = parts.filter((part) => part.holds(context) === answer)
  return alike.length > 0 ? alike : parts
}

function inWords(answer: Answer): string {
  if (answer === 'waiting') return 'waiting'
  return answer ? 'yes' : 'no'
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
