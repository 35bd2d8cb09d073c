import { seoulTimeZone, wallClock } from './calendar/seoul.ts'
import type { ChannelMember } from './channelMember.ts'

/** The columns by which an office tells people apart, the same in every exported table. */
export const personHead = ['번호', '이름'] as const

export function personCells({ userId, nickname }: Pick<ChannelMember, 'userId' | 'nickname'>): readonly [string, string] {
  return [String(userId), nickname ?? '']
}

/** Formats date and time by Seoul's clock; empty for null. */
export function momentCell(iso: string | null): string {
  if (iso === null) return ''
  const { date, time } = wallClock(new Date(iso), seoulTimeZone)
  return `${date} ${time}`
}
