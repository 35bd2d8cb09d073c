import type { ChannelInfo } from './channel/channel.ts'
import type { Id } from './id.ts'
import type { Page } from './paging.ts'
import { paths } from './paths.ts'
import { isSameUser, medalOf, type RankingEntry, type Ranks } from './ranking.ts'
import { type ChannelRole, channelRoleOf } from './roles.ts'
import { isOnChannel, type Site } from './site/site.ts'
import { isSignedIn, type Viewer } from './viewer.ts'

/** The ranking of all time by level, or of the current week by gained experience. */
export const rankingPeriods = ['ALL', 'WEEK'] as const
export type RankingPeriod = (typeof rankingPeriods)[number]

/** The parts of the page: the rankings, and the viewer's league of the week. */
export const rankingTabs = [...rankingPeriods, 'LEAGUE'] as const
export type RankingTab = (typeof rankingTabs)[number]

export function parseRankingTab(raw: string | null): RankingTab {
  return rankingTabs.find((tab) => tab === raw) ?? 'ALL'
}

/** The ranking and its page. */
export interface RankingQuery {
  readonly period: RankingPeriod
  readonly page: number
}

export interface RankingPage extends Page<RankingEntry>, Ranks {
  /** The period of the answer: a backend that has no weeks always answers with all time. */
  readonly period: RankingPeriod
  /** The experience that the viewer lacks to reach the next entry; null for the first, and where it is not sent. */
  readonly gapToNext: number | null
}

export type RankingAccess = 'open' | 'signInFirst' | 'unavailable'

/** Returns the access: on a channel for everybody, on the main site for users; for enterprise nowhere (S-209). */
export function rankingAccess(site: Site, viewer: Pick<Viewer, 'authState'>, role: ChannelRole | null): RankingAccess {
  if (role === 'ROLE_CHANNEL_ENTERPRISE') return 'unavailable'
  return isOnChannel(site) || isSignedIn(viewer) ? 'open' : 'signInFirst'
}

interface RankingPlace {
  readonly status: 'waiting' | 'ready' | 'failed'
  readonly site: Site
  readonly channel: ChannelInfo | null
}

/** Returns the access; it is unknown until the channel has loaded: rights are never guessed. */
export function rankingPageAccess({ status, site, channel }: RankingPlace, viewer: Viewer | null): RankingAccess | 'waiting' | 'failed' {
  if (status === 'waiting' || (status === 'failed' && isOnChannel(site))) return status
  return viewer === null ? 'waiting' : rankingAccess(site, viewer, channelRoleOf(channel, viewer))
}

/** Returns the address of a page of the ranking, or of the league. */
export function rankingHref({ period, page }: { readonly period: RankingTab; readonly page: number }): string {
  const query = [...(period === 'ALL' ? [] : [`period=${period}`]), ...(page === 1 ? [] : [`page=${page}`])]
  return query.length === 0 ? paths.ranking : `${paths.ranking}?${query.join('&')}`
}

/** Returns the page that contains a rank, assuming that no ranks are shared. */
export function pageOfRank(rank: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rank / Math.max(1, pageSize)))
}

interface RankingView {
  /** The entries with a medal, the best first (A-77: two may share one). */
  readonly podium: readonly RankingEntry[]
  readonly rows: readonly RankingEntry[]
}

/** The maximum number of steps of the podium; where more users share the medals, the others are rows. */
export const maxPodiumSteps = 12

/** Arranges the entries of a page. */
export function rankingView(entries: readonly RankingEntry[]): RankingView {
  const podium = entries.filter(({ rank }) => medalOf(rank) !== null).slice(0, maxPodiumSteps)
  return { podium, rows: entries.filter((entry) => !podium.includes(entry)) }
}

/** Returns the viewer's entry, when none of the visible ones is theirs. */
export function pinnedEntry(visible: readonly RankingEntry[], own: RankingEntry | null): RankingEntry | null {
  return visible.some(({ user }) => isSameUser(user.userId, own?.user.userId ?? null)) ? null : own
}

/** Returns the viewer's own entry from the answer, else from the list. */
export function ownEntry({ own, items }: Ranks, userId: Id | null): RankingEntry | null {
  return own ?? items.find(({ user }) => isSameUser(user.userId, userId)) ?? null
}
