import { msPerDay } from '../calendar/date.ts'
import type { ChannelMember } from '../channelMember.ts'
import { choiceFilter, plainListQuery, type QueryOf, textFilter } from '../catalogue/listQuery.ts'
import { type Id, hrefWithQuery } from '../id.ts'
import type { Page } from '../paging.ts'
import { paths } from '../paths.ts'
import { matchesKeyword } from '../search.ts'

/** The roles that an operator can give to members. Members without one are learners. */
export const memberRoles = ['ROLE_CHANNEL_TEACHER', 'ROLE_CHANNEL_OPERATOR'] as const
export type MemberRole = (typeof memberRoles)[number]

export interface MemberClass {
  readonly courseClassId: Id
  readonly title: string
}

/** A member of a channel, as its staff sees them. */
export interface Member extends ChannelMember {
  readonly roles: readonly MemberRole[]
  readonly classes: readonly MemberClass[]
  /** ISO date-times; null where they are unknown. */
  readonly joinedDate: string | null
  readonly lastSeenDate: string | null
}

export interface MemberPage extends Page<Member> {
  /** The number of operators, on all pages and whatever the filters are. */
  readonly operatorCount: number
}

/** The roles to filter by; `LEARNER`: members without a role. */
export const roleFilters = ['LEARNER', ...memberRoles] as const
export type RoleFilter = (typeof roleFilters)[number]

/** Filters by the last visit: in the last seven days, or not in the last thirty. */
export const seenFilters = ['WEEK', 'AWAY'] as const
export type SeenFilter = (typeof seenFilters)[number]

/** The query of the member list. Null: all of them. */
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

/** Tells whether a member may lose a role. A channel always keeps an operator: the last one keeps the role, whoever asks. */
export function mayLoseRole({ roles }: Pick<Member, 'roles'>, role: MemberRole, operatorCount: number): boolean {
  return role !== 'ROLE_CHANNEL_OPERATOR' || !roles.includes(role) || operatorCount > 1
}

/** The roles to give and remove. Only changes are sent: a list from an old copy would undo the changes of another operator. */
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

/** Tells whether the viewer gives up running the channel, which only another operator can give back. */
export function losesOwnKey(viewerId: Id | null, { userId }: Pick<Member, 'userId'>, { removed }: RoleChanges): boolean {
  return viewerId === userId && removed.includes('ROLE_CHANNEL_OPERATOR')
}
