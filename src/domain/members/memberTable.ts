import { seoulTimeZone, wallClock } from '../calendar/seoul.ts'
import type { Member, MemberRole } from './member.ts'

export const memberRoleNames: Readonly<Record<MemberRole, string>> = { ROLE_CHANNEL_TEACHER: '선생님', ROLE_CHANNEL_OPERATOR: '운영자' }
export const learnerName = '학생'

/** '선생님, 운영자' */
export function rolesText(roles: readonly MemberRole[]): string {
  return roles.length === 0 ? learnerName : roles.map((role) => memberRoleNames[role]).join(', ')
}

const columns = ['회원 번호', '닉네임', '역할', '수업', '가입한 때', '마지막으로 온 때']

/** The members as rows of a file that spreadsheets open. */
export function memberRows(members: readonly Member[]): readonly (readonly string[])[] {
  const rows = members.map(({ userId, nickname, roles, classes, joinedDate, lastSeenDate }) => [
    String(userId),
    nickname ?? '',
    rolesText(roles),
    classes.map(({ title }) => title).join(', '),
    momentText(joinedDate),
    momentText(lastSeenDate),
  ])
  return [columns, ...rows]
}

function momentText(iso: string | null): string {
  if (iso === null) return ''
  const { date, time } = wallClock(new Date(iso), seoulTimeZone)
  return `${date} ${time}`
}
