import { paths } from '../paths.ts'
import { weekdays as week, type Weekday } from '../calendar/date.ts'
import { type TimeOfDay, timesOfDay } from './timetable.ts'
import { catalogueParameters, isCatalogueFiltered, type ListQuery, parseCatalogueQuery } from '../course/courseCatalogue.ts'
import type { SearchParameters } from '../catalogue/listQuery.ts'
import { hrefWithQuery } from '../id.ts'

/** What of the classes is shown. They have no level; they do have days and times. Null and nothing: everything. */
export interface ClassQuery extends ListQuery {
  /** The live classes of `/live/course`, or the classes in the second tab of `/course`. */
  readonly isLive: boolean
  /** Those that meet on one of these; 0 is Sunday (S-158). */
  readonly weekdays: readonly Weekday[]
  /** Those that begin in one of these parts of the day. */
  readonly times: readonly TimeOfDay[]
  /** Only those for the channel's own students, which the education environment lists. */
  readonly isForStudents: boolean
}

const [students, only] = ['students', 'only'] as const

/** The value of `tab` in `/course` that shows classes. */
export const classTab = 'class'

/** All classes, or all live ones. */
export function defaultClassQuery(isLive: boolean): ClassQuery {
  return parseClassQuery({ get: () => null, getAll: () => [] }, isLive)
}

/** The query in an address; unknown values are ignored. */
export function parseClassQuery(parameters: SearchParameters, isLive: boolean): ClassQuery {
  const { level: _level, ...query } = parseCatalogueQuery(parameters)
  const [days, times] = [parameters.getAll('weekday'), parameters.getAll('time')]
  return {
    ...query,
    isLive,
    weekdays: week.filter((weekday) => days.includes(String(weekday))),
    times: timesOfDay.filter((time) => times.includes(time)),
    isForStudents: parameters.get(students) === only,
  }
}

/** The query as address parameters, page and order first. */
function classParameters(query: ClassQuery): readonly (readonly [name: string, value: string])[] {
  return [
    ...catalogueParameters({ ...query, level: null }),
    ...query.weekdays.map((weekday) => ['weekday', String(weekday)] as const),
    ...query.times.map((time) => ['time', time] as const),
    ...(query.isForStudents ? [[students, only] as const] : []),
  ]
}

/** The address of this query; `/live/course?page=1&order=DESC` for all live classes. */
export function classCatalogueHref(query: ClassQuery): string {
  const parameters = classParameters(query)
  return query.isLive ? hrefWithQuery(paths.liveClasses, parameters) : hrefWithQuery(paths.courses, [['tab', classTab], ...parameters])
}

/** Whether anything but page and order is asked for. */
export function isClassQueryFiltered(query: ClassQuery): boolean {
  return isCatalogueFiltered({ ...query, level: null }) || query.weekdays.length > 0 || query.times.length > 0 || query.isForStudents
}
