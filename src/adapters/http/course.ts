import * as z from 'zod/mini'
import { fillContentPath, firstPage, getList, listOf, noAnswer, readAt, sent } from './calls.ts'
import { courseFields, courseItems } from './cards.ts'
import { categoryGroupItems, categoryItems } from './category.ts'
import type { CallOptions, HttpClient } from './client.ts'
import { coursePaths as paths } from './coursePaths.ts'
import { parsePage } from './paged.ts'
import { count, flag, number, parseObject, requiredText, type Schema, toldFlag, usable } from './parsing.ts'
import type { CourseCatalogue } from '../../application/course.ts'
import type { Log } from '../../application/platform.ts'
import type { CatalogueQuery } from '../../domain/course/catalogue.ts'
import type { CourseDetail, CourseStanding } from '../../domain/course/course.ts'

/** The card's fields and what the page adds, which the spec leaves open (S-289). */
export const courseDetailSchema: Schema<CourseDetail> = z.object({
  ...courseFields,
  introduction: usable(requiredText),
  audience: usable(requiredText),
  goals: usable(requiredText),
  categoryList: usable(categoryItems.schema),
  lessonCount: count,
  minutes: number,
  learnerCount: number,
})

export const courseStandingSchema: Schema<CourseStanding> = z.object({
  isEnrolled: toldFlag,
  isMember: flag,
  canStudy: flag,
})

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
