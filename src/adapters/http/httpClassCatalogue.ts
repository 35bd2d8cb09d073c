import type { ClassCatalogue } from '../../application/course-class/ClassCatalogue.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { ClassQuery } from '../../domain/course-class/classQuery.ts'
import { getList, listOf, noAnswer, reported, sent } from './calls.ts'
import { classPaths as paths, eduenvClassPaths } from './classPaths.ts'
import { fillContentPath } from './fillContentPath.ts'
import type { CallOptions, HttpClient } from './HttpClient.ts'
import { readAt } from './readAt.ts'
import { categoryGroupItems, categoryItems } from './schemas/categorySchema.ts'
import { channelItems } from './schemas/channelSchema.ts'
import { classDetailSchema, classStandingSchema } from './schemas/classDetailSchema.ts'
import { repeatItems, scheduleItems } from './schemas/classScheduleSchema.ts'
import { listedClassItems } from './schemas/listedClassSchema.ts'
import { parsePage } from './schemas/pageSchema.ts'
import { parseObject } from './schemas/parse.ts'

export function httpClassCatalogue(client: HttpClient, eduenvClient: HttpClient, log: Log): ClassCatalogue {
  const page = (from: HttpClient, path: string, call: string, query: ClassQuery, signal: AbortSignal | undefined) =>
    reported(log, call, async () =>
      parsePage(await from.get(path, { query: asked(query), signal }), listedClassItems, 'courseClassList', log),
    )
  return {
    find(query, signal) {
      const path = query.keyword === null ? paths.classes : paths.search
      return page(client, path, path, query, signal)
    },
    findInEduenv: (query, signal) => page(eduenvClient, eduenvClassPaths.classes, `eduenv ${eduenvClassPaths.classes}`, query, signal),
    enrolled: (signal) => getList(client, log, { path: paths.enrolled, key: 'courseClassList', items: listedClassItems, signal }),
    categories: (signal) => getList(client, log, { path: paths.categories, key: 'categoryList', items: categoryItems, signal }),
    categoryGroups: (signal) =>
      getList(client, log, { path: paths.categoryGroups, key: 'categoryGroupList', items: categoryGroupItems, signal }),
    channels: (signal) => getList(client, log, { path: paths.channels, key: 'channelList', items: channelItems, signal }),
    courseClass: (id, signal) =>
      readAt(client, log, {
        path: paths.courseClass,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, classDetailSchema, 'course class'),
      }),
    schedules: (id, signal) =>
      listOf(log, paths.schedules, 'scheduleList', scheduleItems, () => client.get(fillContentPath(paths.schedules, { id }), { signal })),
    repeats: (signal) => listOf(log, paths.repeats, 'repeatList', repeatItems, () => client.get(paths.repeats, { signal })),
    standing: (id, signal) =>
      readAt(client, log, {
        path: paths.standing,
        params: { id },
        signal,
        parse: (raw) => parseObject(raw, classStandingSchema, 'class standing'),
      }),
    enrol: (id) => sent(log, paths.enrol, () => client.post(fillContentPath(paths.enrol, { id }), undefined, noAnswer)),
  }
}

/** As in the catalogue's address; what is not asked for is not sent. */
function asked({
  page,
  order,
  keyword,
  cost,
  channel,
  categories,
  isLive,
  weekdays,
  times,
}: ClassQuery): NonNullable<CallOptions['query']> {
  const wishes = Object.entries({ keyword, cost, channelDomain: channel }).filter((wish): wish is [string, string] => wish[1] !== null)
  const live = isLive ? 'Y' : 'N'
  return { page, order, live, ...Object.fromEntries(wishes), category: categories, weekday: weekdays.map(String), time: times }
}
