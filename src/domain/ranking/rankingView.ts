import type { Id } from '../Id.ts'
import { medalOf } from './medal.ts'
import type { RankingEntry } from './RankingEntry.ts'
import type { RankingPage } from './RankingPage.ts'

interface RankingView {
  /** Those with a medal, the best first (A-77: two may share one). */
  readonly podium: readonly RankingEntry[]
  readonly rows: readonly RankingEntry[]
  /** The viewer's place, when it is on none of the rows that are shown. */
  readonly pinned: RankingEntry | null
}

/** How the entries of all pages read so far are shown. */
export function rankingView(entries: readonly RankingEntry[], own: RankingEntry | null): RankingView {
  const isShown = entries.some((entry) => isSameUser(entry.user.userId, own?.user.userId ?? null))
  return {
    podium: entries.filter(({ rank }) => medalOf(rank) !== null),
    rows: entries.filter(({ rank }) => medalOf(rank) === null),
    pinned: isShown ? null : own,
  }
}

/** In an address and in some answers every id is text. */
export function isSameUser(one: Id, other: Id | null): boolean {
  return other !== null && String(one) === String(other)
}

/** The viewer's own place: as the answer names it, else as the list shows it. */
export function ownEntry({ own, items }: Pick<RankingPage, 'own' | 'items'>, userId: Id | null): RankingEntry | null {
  return own ?? items.find(({ user }) => isSameUser(user.userId, userId)) ?? null
}

/** The list for viewers who have hidden their own place. */
export function othersThan(entries: readonly RankingEntry[], own: RankingEntry | null): readonly RankingEntry[] {
  return entries.filter(({ user }) => !isSameUser(user.userId, own?.user.userId ?? null))
}
