import { type Id, hrefWithQuery } from '../id.ts'
import { paths } from '../paths.ts'
import type { MemberClass } from './member.ts'

/** An invitation into a channel, and optionally into one of its classes, by its link or by its code. */
export interface Invitation {
  readonly invitationId: Id
  /** Eight letters and digits. */
  readonly code: string
  readonly courseClass: MemberClass | null
  /** ISO date-times. */
  readonly createdDate: string
  readonly expiresDate: string
  /** The maximum number of people who can use it; null: any number. */
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

/** The states of an invitation for one person. `outdated`: it is older than their removal, and they have to be invited anew. */
export const personalInvitationStates = ['open', 'revoked', 'expired', 'usedUp', 'outdated'] as const
export type PersonalInvitationState = (typeof personalInvitationStates)[number]

/** Returns the state of an invitation for a person. `removedDate` is null for people who were not removed, as those who left by themselves. */
export function personalInvitationState(
  invitation: Parameters<typeof invitationState>[0] & Pick<Invitation, 'createdDate'>,
  removedDate: string | null,
  now: Date,
): PersonalInvitationState {
  const state = invitationState(invitation, now)
  const isOutdated = removedDate !== null && Date.parse(invitation.createdDate) <= Date.parse(removedDate)
  return state === 'open' && isOutdated ? 'outdated' : state
}

/** The lifetimes in days, and the numbers of people, that an invitation can have. Null: any number. */
export const invitationDays = [1, 7, 30] as const
export const invitationUses = [1, 10, 30, null] as const

/** An operator's choices for a new invitation. */
export interface InvitationRequest {
  readonly courseClassId: Id | null
  readonly days: (typeof invitationDays)[number]
  readonly maxUses: (typeof invitationUses)[number]
}

const day = 24 * 60 * 60 * 1_000

/** Returns whether an invitation that nobody has used or ended yet is as it was asked for. */
export function isAsRequested(
  { courseClass, createdDate, expiresDate, useCount, isRevoked, ...invitation }: Invitation,
  { courseClassId, days, maxUses }: InvitationRequest,
): boolean {
  const isForClass = String(courseClass?.courseClassId ?? '') === String(courseClassId ?? '')
  const lifetime = Math.round((Date.parse(expiresDate) - Date.parse(createdDate)) / day)
  return isForClass && lifetime === days && invitation.maxUses === maxUses && useCount === 0 && !isRevoked
}

export const defaultInvitation: InvitationRequest = { courseClassId: null, days: 7, maxUses: null }

/** The public part of an invitation, for anybody who has its code. */
export interface InvitationPreview {
  readonly channelName: string
  readonly courseClass: MemberClass | null
  readonly state: PersonalInvitationState
  /** Whether the viewer already belongs to the channel. */
  readonly isMember: boolean
}

/** Leaves out letters and digits that look like others: codes are read out and typed. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeAlphabet: readonly string[] = codeLetters.split('')
const dashes = String.raw`[\s\p{Pd}\u2212]*`
const codePattern = new RegExp(`^(?:${dashes}[${codeLetters}]){8}${dashes}$`, 'u')
/** Finds codes within text: no letter of a code and no digit may stand before or after it. */
const codeInWords = new RegExp(`(?<![A-Z0-9])[${codeLetters}]{4}${dashes}[${codeLetters}]{4}(?![A-Z0-9])`, 'gu')
export const codeLength = 8

/**
 * Parses the code in a text: typed in full width or with any dash, or pasted with the link or words around it; null if there is none, or
 * more than one.
 */
export function parseCode(text: string): string | null {
  const [, inLink = text] = /[?&]code=([^&#\s]+)/.exec(text) ?? []
  const typed = inLink.normalize('NFKC').toUpperCase()
  const codes = codePattern.test(typed) ? [typed] : (typed.match(codeInWords) ?? [])
  return codes.length === 1 ? codes.join('').replaceAll(new RegExp(`[^${codeLetters}]`, 'g'), '') : null
}

/** Formats a code: 'ABCD-EFGH'. */
export function codeText(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`
}

export function invitationHref(code: string): string {
  return hrefWithQuery(paths.join, [['code', codeText(code)]])
}
