import { msPerDay } from '../calendar/date.ts'
import type { ChannelMember } from '../channelMember.ts'
import { choiceFilter, plainListQuery, type QueryOf, textFilter } from '../catalogue/listQuery.ts'
import { type Id, hrefWithQuery } from '../id.ts'
import type { Page } from '../paging.ts'
import { paths } from '../paths.ts'
import { matchesKeyword } from '../search.ts'

/** What an operator gives to somebody of the channel. Who has none of them learns there. */
export const memberRoles = ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'] as const
export type MemberRole = (typeof memberRoles)[number]

export interface MemberClass {
  readonly courseClassId: Id
  readonly title: string
}

/** Somebody of a channel, as those who work there see them. */
export interface Member extends ChannelMember {
  readonly roles: readonly MemberRole[]
  readonly classes: readonly MemberClass[]
  /** ISO date-times; null where nobody knows. */
  readonly joinedDate: string | null
  readonly lastSeenDate: string | null
}

export interface MemberPage extends Page<Member> {
  /** How many run the channel, on all pages and whatever was asked for. */
  readonly operatorCount: number
}

/** `LEARNER`: who has no role. */
export const roleFilters = ['LEARNER', ...memberRoles] as const
export type RoleFilter = (typeof roleFilters)[number]

/** Who was here in the last seven days, and who has not been for thirty. */
export const seenFilters = ['WEEK', 'AWAY'] as const
export type SeenFilter = (typeof seenFilters)[number]

/** Which members are shown. Null: all of them. */
export const memberQuery = plainListQuery({
  keyword: textFilter(),
  role: choiceFilter(roleFilters),
  courseClassId: textFilter('class'),
  seen: choiceFilter(seenFilters),
})

export type MemberQuery = QueryOf<typeof memberQuery>

export function membersHref(query: MemberQuery): string {
  return hrefWithQuery(paths.members, memberQuery.parameters(query))
}

const recentDays = 7
const awayDays = 30

export function memberMatches(member: Member, query: Omit<MemberQuery, 'page'>, now: Date): boolean {
  const { nickname, roles, classes, lastSeenDate } = member
  const { keyword, role, courseClassId, seen } = query
  if (!matchesKeyword([nickname], keyword)) return false
  if (role !== null && !(role === 'LEARNER' ? roles.length === 0 : roles.includes(role))) return false
  if (courseClassId !== null && !classes.some((one) => String(one.courseClassId) === courseClassId)) return false
  if (seen === null) return true
  const daysAway = lastSeenDate === null ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(lastSeenDate)) / msPerDay
  return seen === 'WEEK' ? daysAway <= recentDays : daysAway > awayDays
}

/** A channel always has somebody who runs it: the last operator keeps the right, whoever asks. */
export function mayLoseRole({ roles }: Pick<Member, 'roles'>, role: MemberRole, operatorCount: number): boolean {
  return role !== 'ROLE_CHANNEL_OPERATOR' || !roles.includes(role) || operatorCount > 1
}

/** What an operator gives and takes. Only this is sent: a list from an old copy would take away what another operator has given meanwhile. */
export interface RoleChanges {
  readonly added: readonly MemberRole[]
  readonly removed: readonly MemberRole[]
}

export function roleChanges(before: readonly MemberRole[], after: readonly MemberRole[]): RoleChanges {
  return { added: after.filter((role) => !before.includes(role)), removed: before.filter((role) => !after.includes(role)) }
}

export function withRoleChanges(roles: readonly MemberRole[], { added, removed }: RoleChanges): readonly MemberRole[] {
  return memberRoles.filter((role) => (roles.includes(role) || added.includes(role)) && !removed.includes(role))
}

export function hasSameRoles(one: readonly MemberRole[], other: readonly MemberRole[]): boolean {
  const { added, removed } = roleChanges(one, other)
  return added.length + removed.length === 0
}

/** Whether somebody gives up running the channel, which only another operator can give back. */
export function losesOwnKey(viewerId: Id | null, { userId }: Pick<Member, 'userId'>, { removed }: RoleChanges): boolean {
  return viewerId === userId && removed.includes('ROLE_CHANNEL_OPERATOR')
}
