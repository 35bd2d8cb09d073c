import { type Id, hrefWithQuery } from '../id.ts'
import { paths } from '../paths.ts'
import type { MemberClass } from './member.ts'

/** What lets people into a channel, and with it into a class, by its link or by its code. */
export interface Invitation {
  readonly invitationId: Id
  /** Eight letters and digits. */
  readonly code: string
  readonly courseClass: MemberClass | null
  /** ISO date-times. */
  readonly createdDate: string
  readonly expiresDate: string
  /** How many may come by it; null: any number. */
  readonly maxUses: number | null
  readonly useCount: number
  readonly isRevoked: boolean
}

export type InvitationState = 'open' | 'revoked' | 'expired' | 'usedUp'

export function invitationState(
  { expiresDate, maxUses, useCount, isRevoked }: Omit<Invitation, 'invitationId' | 'code' | 'courseClass' | 'createdDate'>,
  now: Date,
): InvitationState {
  if (isRevoked) return 'revoked'
  if (now >= new Date(expiresDate)) return 'expired'
  return maxUses !== null && useCount >= maxUses ? 'usedUp' : 'open'
}

/** For how many days, and for how many people, an invitation can be made. Null: any number. */
export const invitationDays = [1, 7, 30] as const
export const invitationUses = [1, 10, 30, null] as const

/** What an operator asks for. */
export interface InvitationRequest {
  readonly courseClassId: Id | null
  readonly days: (typeof invitationDays)[number]
  readonly maxUses: (typeof invitationUses)[number]
}

export const defaultInvitation: InvitationRequest = { courseClassId: null, days: 7, maxUses: null }

/** What anybody who has the code may know of it. */
export interface InvitationPreview {
  readonly channelName: string
  readonly courseClass: MemberClass | null
  readonly state: InvitationState
  /** The viewer belongs to the channel already. */
  readonly isMember: boolean
}

/** Without letters and digits that look like others: codes are read out and typed. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeAlphabet: readonly string[] = codeLetters.split('')
const dashes = String.raw`[\s\p{Pd}\u2212]*`
const codePattern = new RegExp(`^(?:${dashes}[${codeLetters}]){8}${dashes}$`, 'u')
/** Among words: neither a letter of a code nor a digit may stand before or after it. */
const codeInWords = new RegExp(`(?<![A-Z0-9])[${codeLetters}]{4}${dashes}[${codeLetters}]{4}(?![A-Z0-9])`, 'gu')
export const codeLength = 8

/**
 * The code that somebody has typed, in full width or with any dash, or pasted with the link or words around it; null for what is none, or more than
 * one.
 */
export function parseCode(text: string): string | null {
  const [, inLink = text] = /[?&]code=([^&#\s]+)/.exec(text) ?? []
  const typed = inLink.normalize('NFKC').toUpperCase()
  const codes = codePattern.test(typed) ? [typed] : (typed.match(codeInWords) ?? [])
  return codes.length === 1 ? codes.join('').replaceAll(new RegExp(`[^${codeLetters}]`, 'g'), '') : null
}

/** 'ABCD-EFGH' */
export function codeText(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
}

export function invitationHref(code: string): string {
  return hrefWithQuery(paths.join, [['code', codeText(code)]])
}
