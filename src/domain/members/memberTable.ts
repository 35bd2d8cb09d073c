import { momentCell, personCells, personHead } from '../personRow.ts'
import type { Member, MemberRole } from './member.ts'

export const memberRoleNames: Readonly<Record<MemberRole, string>> = { ROLE_CHANNEL_TEACHER: '선생님', ROLE_CHANNEL_OPERATOR: '운영자' }
export const learnerName = '학생'

/** Lists roles by their names: '선생님, 운영자' */
export function rolesText(roles: readonly MemberRole[]): string {
  return roles.length === 0 ? learnerName : roles.map((role) => memberRoleNames[role]).join(', ')
}

const columns = [...personHead, '역할', '수업', '가입한 때', '마지막으로 온 때']

/** Returns the members as rows for a spreadsheet. */
export function memberRows(members: readonly Member[]): readonly (readonly string[])[] {
  const rows = members.map(({ userId, nickname, roles, classes, joinedDate, lastSeenDate }) => [
    ...personCells({ userId, nickname }),
    rolesText(roles),
    classes.map(({ title }) => title).join(', '),
    momentCell(joinedDate),
    momentCell(lastSeenDate),
  ])
  return [columns, ...rows]
}
