import type { Request, Server } from 'miragejs'
import { askedPage, firstOf, valuesOf } from './queryOf.ts'
import { badRequest, notFound, withId } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import { popularChannels } from '../world/channelLists.ts'
import { classCategories, classCategoryGroups } from '../world/course-class/classCategories.ts'
import { classDetail } from '../world/course-class/classDetail.ts'
import type { ClassEntry } from '../world/course-class/ClassEntry.ts'
import { classLessonCount } from '../world/course-class/classLessonCount.ts'
import { classMeetings } from '../world/course-class/classMeetings.ts'
import { classOfId } from '../world/course-class/classOfId.ts'
import { classSchedules, repeatNames } from '../world/course-class/classSchedules.ts'
import { classesPerPage, findClasses } from '../world/course-class/findClasses.ts'
import { listedClass } from '../world/course-class/listedClass.ts'
import { served } from '../world/hostile/served.ts'
import { classPaths, eduenvClassPaths, eduenvPrefix } from '../../src/adapters/http/classPaths.ts'

/** What everybody may know about classes. Words that stand where an id would come first. */
export function courseClassRoutes(server: Server, { world, session }: RouteContext): void {
  const { context } = world
  const catalogue = (isForStudents: boolean) => (_: unknown, request: Request) => {
    const page = askedPage(request)
    if (page === null) return badRequest('page는 1부터예요')
    const { totalCount, found } = findClasses(context, wishOf(request, page, isForStudents))
    const list = found.map((entry) => listedClass(entry, session.classDeeds()))
    return { totalCount, pageSize: classesPerPage, courseClassList: served(context, 'classes', list) }
  }
  const about = (answer: (found: ClassEntry) => object) => (_: unknown, request: Request) => {
    const found = classOfId(context, request.params['id'])
    return found === null ? notFound() : answer(found)
  }

  server.get(classPaths.categories, () => ({ categoryList: classCategories }))
  server.get(classPaths.categoryGroups, () => ({ categoryGroupList: classCategoryGroups }))
  server.get(classPaths.channels, () => ({ channelList: served(context, 'channels', popularChannels(context)) }))
  server.get(classPaths.repeats, () => ({
    repeatList: Object.entries(repeatNames).map(([repeatType, name]) => ({ repeatType, name })),
  }))
  server.get(classPaths.search, catalogue(false))
  server.get(classPaths.classes, catalogue(false))
  server.get(`${eduenvPrefix}${eduenvClassPaths.classes}`, catalogue(true))
  server.get(
    withId(classPaths.courseClass),
    about((found) => classDetail(found, session.classDeeds(), classLessonCount(found))),
  )
  server.get(
    withId(classPaths.schedules),
    about((found) => ({ scheduleList: classSchedules(found) })),
  )
  server.get(
    withId(classPaths.meetings),
    about((found) => ({ meetingList: classMeetings(found) })),
  )
}

function wishOf(request: Request, page: number, isForStudents: boolean) {
  return {
    kind: firstOf(request, 'live') === 'Y' ? ('live' as const) : ('class' as const),
    page,
    order: firstOf(request, 'order') ?? 'DESC',
    keyword: firstOf(request, 'keyword') ?? '',
    cost: firstOf(request, 'cost'),
    channel: firstOf(request, 'channelDomain'),
    categories: valuesOf(request, 'category'),
    weekdays: valuesOf(request, 'weekday'),
    times: valuesOf(request, 'time'),
    isForStudents,
  }
}
