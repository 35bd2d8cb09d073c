import { seoulTimeZone, wallClock } from '../calendar/seoul.ts'
import type { Member, MemberRole } from './member.ts'

export const memberRoleNames: Readonly<Record<MemberRole, string>> = { ROLE_CHANNEL_TEACHER: '선생님', ROLE_CHANNEL_OPERATOR: '운영자' }
export const learnerName = '학생'

/** '선생님, 운영자' */
export function rolesText(roles: readonly MemberRole[]): string {
  return roles.length === 0 ? learnerName : roles.map((role) => memberRoleNames[role]).join(', ')
}

const columns = ['회원 번호', '닉네임', '역할', '수업', '가입한 때', '마지막으로 온 때']
/** By it Excel knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** The members as a file that spreadsheets open. */
export function memberCsv(members: readonly Member[]): string {
  const rows = members.map(({ userId, nickname, roles, classes, joinedDate, lastSeenDate }) => [
    String(userId),
    nickname ?? '',
    rolesText(roles),
    classes.map(({ title }) => title).join(', '),
    momentText(joinedDate),
    momentText(lastSeenDate),
  ])
  return byteOrderMark + [columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

function momentText(iso: string | null): string {
  if (iso === null) return ''
  const { date, time } = wallClock(new Date(iso), seoulTimeZone)
  return `${date} ${time}`
}

/** A spreadsheet takes what begins like this for a formula, which would run on the computer of whoever opens the file. */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** One cell, always within quotes. */
export function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
