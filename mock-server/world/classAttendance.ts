import { type ClassEntry } from './classEntries.ts'
import { classSchedules } from './classCalendar.ts'
import { diligenceOf } from './classmates.ts'
import { addDays, msPerDay } from '../../src/domain/calendar/date.ts'
import { seoulDate } from '../../src/domain/calendar/seoul.ts'
import type { Attendance } from '../../src/domain/course-class/attendance.ts'
import type { ClassMember } from '../../src/domain/course-class/classMembers.ts'
import { occurrences } from '../../src/domain/course-class/schedule.ts'

const daysBack = 120
const daysAway = 9

/** Lists who attended the past dates of a class. Members who have been away for a while did not attend either. */
export function classAttendances(found: ClassEntry, members: readonly Pick<ClassMember, 'userId'>[]): readonly Attendance[] {
  const { card, world } = found
  const now = world.present()
  const today = seoulDate(now)
  return occurrences(classSchedules(found), addDays(today, -daysBack), today)
    .filter(({ startsAt }) => startsAt <= now)
    .map(({ date, startsAt, endsAt }) => {
      const isRecent = now.getTime() - startsAt.getTime() < daysAway * msPerDay
      const present = members.filter(({ userId }) => {
        if (isRecent && diligenceOf(world, Number(userId)) === 'away') return false
        return world.seeded.draw(`attendance/${card.courseClassId}/${date}/${userId}`, (faker) => faker.datatype.boolean(0.9))
      })
      return {
        meetingId: `${card.courseClassId}-${date.replaceAll('-', '')}`,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        presentUserIds: present.map(({ userId }) => userId),
      }
    })
}
