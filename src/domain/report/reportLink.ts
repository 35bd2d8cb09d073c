import { hrefTo } from '../paths.ts'
import type { Id } from '../id.ts'

/** For how many days a report can be shared by one link. */
export const reportLinkDays = [7, 30] as const
export type ReportLinkDays = (typeof reportLinkDays)[number]

/** A link that shows a learner's report to whoever has it, for a while. */
export interface ReportLink {
  readonly linkId: Id
  readonly token: string
  /** ISO date-times. */
  readonly createdDate: string
  readonly endDate: string
  /** The nickname of the teacher who made it; null: the learner did. */
  readonly teacherName: string | null
}

export type ReportLinkState = 'live' | 'ended' | 'revoked'

/** By the clock of the server: a link is not kept open by a visitor's own. */
export function reportLinkState(
  { endDate, isRevoked }: Pick<ReportLink, 'endDate'> & { readonly isRevoked: boolean },
  now: Date,
): ReportLinkState {
  if (isRevoked) return 'revoked'
  return now >= new Date(endDate) ? 'ended' : 'live'
}

/** Long enough that nobody finds one by trying: 24 of these are 142 bits. */
const tokenLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
export const reportTokenAlphabet: readonly string[] = tokenLetters.split('')
export const reportTokenLength = 24

/** The address that is shared. */
export function reportHref(token: string): string {
  return hrefTo('report', { token })
}

/** Whose links are made, listed and ended: one's own, or a learner's of a class that one teaches. */
export type ReportOwner = { readonly kind: 'own' } | { readonly kind: 'member'; readonly courseClassId: Id; readonly userId: Id }
