import type { Id } from '../id.ts'
import type { ClassMember } from './classMembers.ts'

/** The attendance at one meeting of a class that is over, or in progress. */
export interface Attendance {
  readonly meetingId: Id
  /** ISO date-times. */
  readonly startsAt: string
  readonly endsAt: string
  readonly presentUserIds: readonly Id[]
}

export interface AttendedMeeting extends Pick<Attendance, 'meetingId' | 'startsAt' | 'endsAt'> {
  readonly presentCount: number
  readonly memberCount: number
  readonly absent: readonly ClassMember[]
}

/** Lists the meetings of a class, the latest first, and which of its present members were absent. Former members are not counted. */
export function attendedMeetings(attendances: readonly Attendance[], members: readonly ClassMember[]): readonly AttendedMeeting[] {
  return attendances
    .toSorted((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt))
    .map(({ meetingId, startsAt, endsAt, presentUserIds }) => {
      const present = new Set(presentUserIds.map(String))
      const absent = members.filter(({ userId }) => !present.has(String(userId)))
      return { meetingId, startsAt, endsAt, absent, memberCount: members.length, presentCount: members.length - absent.length }
    })
}
