import { paths } from '../paths.ts'
import { weekdays as week } from '../calendar/date.ts'
import { timesOfDay } from './timetable.ts'
import { offerFilters } from '../course/courseCatalogue.ts'
import { choicesFilter, catalogueOrders, flagFilter, listQuery, type QueryOf, type SearchParameters } from '../catalogue/listQuery.ts'
import { hrefWithQuery } from '../id.ts'

/** The query of the class list. Classes have no level, but days and times. Null or an empty list: everything. */
const classQuery = listQuery(catalogueOrders, {
  ...offerFilters,
  /** Classes that meet on one of these days; 0 is Sunday (S-158). */
  weekdays: choicesFilter(week, 'weekday'),
  /** Classes that begin in one of these parts of the day. */
  times: choicesFilter(timesOfDay, 'time'),
  /** Only classes for the channel's own students, which the education environment lists. */
  isForStudents: flagFilter('students', 'only'),
})

export type ClassQuery = QueryOf<typeof classQuery> & {
  /** The live classes of `/live/course`, or the classes in the second tab of `/course`. */
  readonly isLive: boolean
}

/** The value of `tab` in `/course` that shows classes. */
export const classTab = 'class'

/** Returns the query of all classes, or of all live ones. */
export function defaultClassQuery(isLive: boolean): ClassQuery {
  return { ...classQuery.initial, isLive }
}

/** Parses the query in an address; unknown values are ignored. */
export function parseClassQuery(parameters: SearchParameters, isLive: boolean): ClassQuery {
  return { ...classQuery.parse(parameters), isLive }
}

/** Returns the address of this query; `/live/course?page=1&order=DESC` for all live classes. */
export function classCatalogueHref(query: ClassQuery): string {
  const parameters = classQuery.parameters(query)
  return query.isLive ? hrefWithQuery(paths.liveClasses, parameters) : hrefWithQuery(paths.courses, [['tab', classTab], ...parameters])
}

/** Tells whether any filter is set; page and order do not count. */
export function isClassQueryFiltered(query: ClassQuery): boolean {
  return classQuery.isFiltered(query)
}
