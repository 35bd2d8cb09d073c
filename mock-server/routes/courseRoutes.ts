import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import {
  askedPage,
  badRequest,
  conflict,
  firstOf,
  forbidden,
  forUser,
  noContent,
  notFound,
  pageOf,
  paymentRequired,
  routePath,
  valuesOf,
} from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { withSavedChannels } from '../world/channels.ts'
import { chosenCourses, courseDetail, coursesPerPage, findCourses, relatedCourses } from '../world/courseCatalogue.ts'
import { courseCategories, courseCategoryGroups } from '../world/courseCategories.ts'
import { enrolledCourses } from '../world/courses.ts'
import { numberOf } from '../world/ids.ts'
import { canStudy, enrolledSince, withProgress } from '../world/progress.ts'
import { studioCourseDetail } from '../world/studioCourses.ts'
import { courseSubject, isMemberOf } from '../world/subjects.ts'
import { pointsOf } from '../world/earnings.ts'
import { itemsPerPage, pageSize, type World } from '../world/world.ts'
import type { Subject } from '../world/subject.ts'
import type { ApiPaths } from '../../src/adapters/http/apiPaths.ts'
import { coursePaths } from '../../src/adapters/http/coursePaths.ts'
import type { Course } from '../../src/domain/course/course.ts'

export function courseRoutes(server: DemoServer, world: World, paths: ApiPaths): void {
  addCatalogue(server, world)
  addOwnCourses(server, world, paths)
}

/** Serves public data of courses. Reserved words in the place of an id come first. */
function addCatalogue(server: DemoServer, world: World): void {
  const catalogue = (schema: DemoSchema, request: Request) => {
    const page = askedPage(request)
    if (page === null) return badRequest('page는 1부터예요')
    const { totalCount, courses } = findCourses(world, schema, wishOf(request, page))
    return { totalCount, pageSize: coursesPerPage, courseList: withSavedChannels(schema, withBrokenItems(world, 'courses', courses)) }
  }

  server.get(coursePaths.categories, () => ({ categoryList: courseCategories }))
  server.get(coursePaths.categoryGroups, () => ({ categoryGroupList: courseCategoryGroups }))
  server.get(coursePaths.search, catalogue)
  server.get(coursePaths.courses, catalogue)
  server.get(coursePaths.recommended, (schema, request) => {
    const like = numberOf(world, 'course', firstOf(request, 'courseId') ?? '')
    return { courseList: withSavedChannels(schema, withBrokenItems(world, 'courses', relatedCourses(world, like))) }
  })
  server.get(routePath(coursePaths.course), (schema, request) => {
    const id = request.params['id'] ?? ''
    const made = studioCourseDetail(world, schema, id)
    if (made !== null) return withSavedChannels(schema, made)
    const number = courseSubject(world, schema, id) === null ? null : numberOf(world, 'course', id)
    return number === null ? notFound() : withSavedChannels(schema, courseDetail(world, number))
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

/** Serves the courses of a signed-in user. */
function addOwnCourses(server: DemoServer, world: World, paths: ApiPaths): void {
  const about = (schema: DemoSchema, request: Request, answer: (subject: Subject) => object) =>
    forUser(schema, () => {
      const subject = courseSubject(world, schema, request.params['id'] ?? '')
      return subject === null ? notFound() : answer(subject)
    })

  server.get(paths.enrolledCourses, (schema, request) =>
    forUser(schema, () => {
      const told = (course: Course) => withProgress(world, schema, course)
      const given = withBrokenItems(world, 'courses', enrolledCourses(world).map(told))
      const all = [...chosenCourses(world, schema).map(told), ...given]
      return pageOf(all, pageSize(world, itemsPerPage), request, (page) => ({ courseList: withSavedChannels(schema, page) }))
    }),
  )
  server.get(routePath(coursePaths.standing), (schema, request) =>
    about(schema, request, (subject) => ({
      isEnrolled: enrolledSince(world, subject, schema) !== null,
      isMember: isMemberOf(world, subject),
      canStudy: canStudy(world, subject, schema),
    })),
  )
  server.post(routePath(coursePaths.enrol), (schema, request) => about(schema, request, (subject) => enrol(world, subject, schema)))
}

/** Answers 402 when money or more points are needed; money is never taken here. */
function enrol(world: World, subject: Subject, schema: DemoSchema): object {
  const { cost, paymentType, isOnlyForChannelUser, key } = subject
  if (enrolledSince(world, subject, schema) !== null) return conflict('이미 듣고 있는 강의예요')
  if (isOnlyForChannelUser && !isMemberOf(world, subject)) return forbidden()
  if (cost > 0 && (paymentType === 'CASH' || cost > pointsOf(schema))) return paymentRequired()
  schema.create('enrollment', { subject: key, enrolledDate: world.present().toISOString(), cost })
  return noContent()
}
