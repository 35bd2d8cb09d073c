import { weekdayName } from '../../../domain/calendar/weekdayName.ts'
import { refined } from '../../../domain/course/catalogueQuery.ts'
import type { ClassQuery } from '../../../domain/course-class/classQuery.ts'
import { timeOfDayLabel } from '../../../domain/course-class/timetable.ts'
import type { Chip } from '../../catalogue/chipsOf.ts'
import { classWords as words } from './classCatalogueWords.ts'

/** Days, parts of the day and whom it is for, one by one. */
export const classChips = (query: ClassQuery): readonly Chip<ClassQuery>[] => [
  ...query.weekdays.map((weekday) => ({
    id: `weekday ${weekday}`,
    name: weekdayName(weekday),
    without: refined(query, { weekdays: query.weekdays.filter((other) => other !== weekday) }),
  })),
  ...query.times.map((time) => ({
    id: `time ${time}`,
    name: timeOfDayLabel(time),
    without: refined(query, { times: query.times.filter((other) => other !== time) }),
  })),
  ...(query.isForStudents ? [{ id: 'students', name: words.forStudents, without: refined(query, { isForStudents: false }) }] : []),
]
