import type { Request, Server } from 'miragejs'
import { askedPage, firstOf, valuesOf } from './queryOf.ts'
import { badRequest, notFound, withId } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import { served } from '../world/hostile/served.ts'
import { numberOf } from '../world/ids.ts'
import { courseCategories, courseCategoryGroups } from '../world/study/courseCategories.ts'
import { courseDetail } from '../world/study/courseDetail.ts'
import { coursesPerPage, findCourses, relatedCourses } from '../world/study/findCourses.ts'
import { courseSubject } from '../world/study/subjects.ts'
import { coursePaths } from '../../src/adapters/http/coursePaths.ts'

/** What everybody may know about courses. Words that stand where an id would come first. */
export function courseRoutes(server: Server, { world }: RouteContext): void {
  const { context } = world
  const catalogue = (_: unknown, request: Request) => {
    const page = askedPage(request)
    if (page === null) return badRequest('page는 1부터예요')
    const { totalCount, courses } = findCourses(context, wishOf(request, page))
    return { totalCount, pageSize: coursesPerPage, courseList: served(context, 'courses', courses) }
  }

  server.get(coursePaths.categories, () => ({ categoryList: courseCategories }))
  server.get(coursePaths.categoryGroups, () => ({ categoryGroupList: courseCategoryGroups }))
  server.get(coursePaths.search, catalogue)
  server.get(coursePaths.courses, catalogue)
  server.get(coursePaths.recommended, (_, request) => {
    const like = numberOf(context, 'course', firstOf(request, 'courseId') ?? '')
    return { courseList: served(context, 'courses', relatedCourses(context, like)) }
  })
  server.get(withId(coursePaths.course), (_, request) => {
    const id = request.params['id'] ?? ''
    const number = courseSubject(context, id) === null ? null : numberOf(context, 'course', id)
    return number === null ? notFound() : courseDetail(context, number)
  })
}

function wishOf(request: Request, page: number) {
  return {
    page,
    order: firstOf(request, 'order') ?? 'DESC',
    keyword: firstOf(request, 'keyword') ?? '',
    level: firstOf(request, 'level'),
    cost: firstOf(request, 'cost'),
    channel: firstOf(request, 'channelDomain'),
    categories: valuesOf(request, 'category'),
  }
}
