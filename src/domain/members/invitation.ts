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
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 8

/** The code that somebody has typed, or pasted with the link around it; null for what is none. */
export function parseCode(text: string): string | null {
  const [, inLink = text] = /[?&]code=([^&#\s]+)/.exec(text) ?? []
  const code = inLink.toUpperCase().replaceAll(/[\s–-]/g, '')
  return code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter)) ? code : null
}

/** 'ABCD-EFGH' */
export function codeText(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
}

export function invitationHref(code: string): string {
  return hrefWithQuery(paths.join, [['code', codeText(code)]])
}
