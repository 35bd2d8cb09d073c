import { hrefTo } from '../paths.ts'
import type { Id } from '../id.ts'

/** The lifetimes of a report's link, in days. */
export const reportLinkDays = [7, 30] as const
export type ReportLinkDays = (typeof reportLinkDays)[number]

/** A link that shows a learner's report to everybody who has it, for a limited time. */
export interface ReportLink {
  readonly linkId: Id
  readonly token: string
  /** ISO date-times. */
  readonly createdDate: string
  readonly endDate: string
  /** The nickname of the teacher who made it; null: the learner made it. */
  readonly teacherName: string | null
}

const day = 24 * 60 * 60 * 1_000

/** Returns the days for which a link was made. */
export function linkDays({ createdDate, endDate }: Pick<ReportLink, 'createdDate' | 'endDate'>): number {
  return Math.round((Date.parse(endDate) - Date.parse(createdDate)) / day)
}

export type ReportLinkState = 'live' | 'ended' | 'revoked'

/** Returns the state of a link by the server's clock, so that a visitor's clock cannot keep it open. */
export function reportLinkState(
  { endDate, isRevoked }: Pick<ReportLink, 'endDate'> & { readonly isRevoked: boolean },
  now: Date,
): ReportLinkState {
  if (isRevoked) return 'revoked'
  return now >= new Date(endDate) ? 'ended' : 'live'
}

/** The letters of a token. It is too long to be guessed: 24 of these are 142 bits. */
const tokenLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
export const reportTokenAlphabet: readonly string[] = tokenLetters.split('')
export const reportTokenLength = 24

/** Returns the address to share. */
export function reportHref(token: string): string {
  return hrefTo('report', { token })
}

/** The learner whose links are managed: the viewer, or a learner of a class that the viewer teaches. */
export type ReportOwner = { readonly kind: 'own' } | { readonly kind: 'member'; readonly courseClassId: Id; readonly userId: Id }
