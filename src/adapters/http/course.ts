import * as z from 'zod/mini'
import type { ApiPaths } from './apiPaths.ts'
import { expectNothing, fetchFirstPage, fetchList, fillContentPath, firstPageQuery, runWrite, withErrorLog } from './calls.ts'
import { parseJoinedChannels } from './channel.ts'
import { courseFields, courseItems } from './cardSchemas.ts'
import { categoryGroupItems, categoryItems } from './categorySchema.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { coursePaths as paths } from './coursePaths.ts'
import { fetchObject, fetchPage } from './reads.ts'
import { count, flag, nullableNumber, requiredFlag, requiredText, type Schema, validItems } from './parsing.ts'
import type { CourseCatalogue } from '../../application/course.ts'
import type { Log } from '../../application/platform.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import type { CourseDetail, CourseStanding } from '../../domain/course/course.ts'
import type { CatalogueQuery } from '../../domain/course/courseCatalogue.ts'

/** The fields of the card and of the page, which the spec leaves open (S-289). */
export const courseDetailSchema: Schema<CourseDetail> = z.object({
  ...courseFields,
  introduction: validItems(requiredText),
  audience: validItems(requiredText),
  goals: validItems(requiredText),
  categoryList: validItems(categoryItems.schema),
  lessonCount: count,
  minutes: nullableNumber,
  learnerCount: nullableNumber,
})

export const courseStandingSchema: Schema<CourseStanding> = z.object({
  isEnrolled: requiredFlag,
  isMember: flag,
  canStudy: flag,
})

export function httpCourseCatalogue(client: HttpClient, log: Log, { joinedChannels }: Pick<ApiPaths, 'joinedChannels'>): CourseCatalogue {
  return {
    find: (query, signal) =>
      fetchPage(client, log, {
        path: query.keyword === null ? paths.courses : paths.search,
        query: courseQueryParameters(query),
        signal,
        items: courseItems,
        key: 'courseList',
      }),
    recommended(like, signal) {
      const query = { ...firstPageQuery, ...(like !== null && { courseId: like }) }
      return fetchList(log, paths.recommended, 'courseList', courseItems, () => client.get(paths.recommended, { query, signal }))
    },
    categories: (signal) => fetchFirstPage(client, log, { path: paths.categories, key: 'categoryList', items: categoryItems, signal }),
    categoryGroups: (signal) =>
      fetchFirstPage(client, log, { path: paths.categoryGroups, key: 'categoryGroupList', items: categoryGroupItems, signal }),
    channels: (signal) => withErrorLog(log, joinedChannels, () => ownChannels(client, joinedChannels, log, signal)),
    course: (id, signal) =>
      fetchObject(client, log, { path: paths.course, params: { id }, signal, schema: courseDetailSchema, name: 'course' }),
    standing: (id, signal) =>
      fetchObject(client, log, { path: paths.standing, params: { id }, signal, schema: courseStandingSchema, name: 'course standing' }),
    enrol: (id) => runWrite(log, paths.enrol, () => client.post(fillContentPath(paths.enrol, { id }), undefined, expectNothing)),
  }
}

/** The maximum number of pages: a server that counts wrong is not asked for ever. */
const maxPages = 20

/** Reads the viewer's channels page by page. */
async function ownChannels(
  client: HttpClient,
  path: string,
  log: Log,
  signal: AbortSignal | undefined,
  before: readonly Channel[] = [],
  page = 1,
): Promise<readonly Channel[]> {
  const { totalCount, channels } = parseJoinedChannels(await client.get(path, { query: { page }, signal }), log)
  const known = new Set(before.map(({ channelId }) => channelId))
  const joined = [...before, ...channels.filter(({ channelId }) => !known.has(channelId))]
  const isLast = joined.length === before.length || joined.length >= totalCount || page === maxPages
  return isLast ? joined : ownChannels(client, path, log, signal, joined, page + 1)
}

/** Converts a query as the catalogue's address does; parameters without a value are not sent. */
function courseQueryParameters({
  page,
  order,
  categories,
  channel: channelDomain,
  ...filters
}: CatalogueQuery): NonNullable<CallOptions['query']> {
  const wishes = Object.entries({ ...filters, channelDomain }).flatMap(([name, wish]) => (wish === null ? [] : [[name, wish] as const]))
  return { page, order, ...Object.fromEntries(wishes), category: categories }
}
