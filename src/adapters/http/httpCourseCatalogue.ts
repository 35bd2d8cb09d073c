import type { CourseCatalogue } from '../../application/course/CourseCatalogue.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { CatalogueQuery } from '../../domain/course/catalogueQuery.ts'
import { firstPage, getList, listOf, noAnswer, sent } from './calls.ts'
import { coursePaths as paths } from './coursePaths.ts'
import { fillContentPath } from './fillContentPath.ts'
import type { CallOptions, HttpClient } from './HttpClient.ts'
import { readAt } from './readAt.ts'
import { categoryGroupItems, categoryItems } from './schemas/categorySchema.ts'
import { courseDetailSchema, courseStandingSchema } from './schemas/courseDetailSchema.ts'
import { courseItems } from './schemas/courseSchema.ts'
import { parsePage } from './schemas/pageSchema.ts'
import { parseObject } from './schemas/parse.ts'

export function httpCourseCatalogue(client: HttpClient, log: Log): CourseCatalogue {
  return {
    find: (query, signal) =>
      readAt(client, log, {
        path: query.keyword === null ? paths.courses : paths.search,
        query: asked(query),
        signal,
        parse: (raw) => parsePage(raw, courseItems, 'courseList', log),
      }),
    recommended(like, signal) {
      const query = { ...firstPage, ...(like !== null && { courseId: like }) }
      return listOf(log, paths.recommended, 'courseList', courseItems, () => client.get(paths.recommended, { query, signal }))
    },
    categories: (signal) => getList(client, log, { path: paths.categories, key: 'categoryList', items: categoryItems, signal }),
    categoryGroups: (signal) =>
      getList(client, log, { path: paths.categoryGroups, key: 'categoryGroupList', items: categoryGroupItems, signal }),
    course: (id, signal) =>
      readAt(client, log, { path: paths.course, params: { id }, signal, parse: (raw) => parseObject(raw, courseDetailSchema, 'course') }),
    standing: (id, signal) =>
      readAt(client, log, {
        path: paths.standing,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, courseStandingSchema, 'course standing'),
      }),
    enrol: (id) => sent(log, paths.enrol, () => client.post(fillContentPath(paths.enrol, { id }), undefined, noAnswer)),
  }
}

/** As in the catalogue's address; what is not asked for is not sent. */
function asked({ page, order, categories, channel: channelDomain, ...filters }: CatalogueQuery): NonNullable<CallOptions['query']> {
  const wishes = Object.entries({ ...filters, channelDomain }).flatMap(([name, wish]) => (wish === null ? [] : [[name, wish] as const]))
  return { page, order, ...Object.fromEntries(wishes), category: categories }
}
