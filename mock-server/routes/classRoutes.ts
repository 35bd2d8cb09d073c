import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import {
  askedPage,
  badRequest,
  bodyOf,
  conflict,
  firstOf,
  forbidden,
  forUser,
  gone,
  noContent,
  notFound,
  pageOf,
  paymentRequired,
  routePath,
  valuesOf,
} from './http.ts'
import { withBrokenItems } from '../world/brokenItems.ts'
import { popularChannels, withSavedChannels } from '../world/channels.ts'
import { classAttendances } from '../world/classAttendance.ts'
import { classMeetings, classSchedules, meetingUrl, repeatNames } from '../world/classCalendar.ts'
import { classCategories, classCategoryGroups, classDetail, classesPerPage, findClasses } from '../world/classCatalogue.ts'
import { type ClassEntry, classOfId } from '../world/classEntries.ts'
import { membersOf } from '../world/classRoster.ts'
import { classStanding } from '../world/classStanding.ts'
import { classLessonCount, classmateOfId, classmatesOf, studyCounts } from '../world/classMembers.ts'
import { enrolledCount, isEnrolled, isOver, letInTo, listedClass, ownClasses, taughtClasses } from '../world/ownClasses.ts'
import { comeBackToClass, departedFrom } from '../world/departures.ts'
import { letIn as letInto } from '../world/members.ts'
import { lessonStandings } from '../world/progress.ts'
import { type RosterMember, rosterOf } from '../world/roster.ts'
import { classSubjectOf, isMemberOf } from '../world/subjects.ts'
import { pointsOf } from '../world/earnings.ts'
import { itemsPerPage, pageSize, type World } from '../world/world.ts'
import { classPaths, eduenvClassPaths, eduenvPrefix } from '../../src/adapters/http/classPaths.ts'
import type { Visitors } from '../visitors.ts'
import { isStaff } from '../world/roles.ts'
import { leadsClass, takesPart } from '../../src/domain/course-class/classEnrolment.ts'
import { currentMeeting, meetingState } from '../../src/domain/course-class/meeting.ts'

/** Serves public data of classes. Reserved words in the place of an id come first. */
export function classRoutes(server: DemoServer, world: World): void {
  const catalogue = (isForStudents: boolean) => (schema: DemoSchema, request: Request) => {
    const page = askedPage(request)
    if (page === null) return badRequest('page는 1부터예요')
    const { totalCount, found } = findClasses(world, wishOf(request, page, isForStudents))
    const list = found.map((entry) => Object.assign(listedClass(entry, schema), { scheduleList: classSchedules(entry) }))
    return { totalCount, pageSize: classesPerPage, courseClassList: withSavedChannels(schema, withBrokenItems(world, 'classes', list)) }
  }
  const about = (answer: (found: ClassEntry, schema: DemoSchema) => object) => (schema: DemoSchema, request: Request) => {
    const found = classOfId(world, request.params['id'])
    return found === null ? notFound() : answer(found, schema)
  }

  server.get(classPaths.categories, () => ({ categoryList: classCategories }))
  server.get(classPaths.categoryGroups, () => ({ categoryGroupList: classCategoryGroups }))
  server.get(classPaths.channels, (schema) => ({
    channelList: withSavedChannels(schema, withBrokenItems(world, 'channels', popularChannels(world))),
  }))
  server.get(classPaths.repeats, () => ({
    repeatList: Object.entries(repeatNames).map(([repeatType, name]) => ({ repeatType, name })),
  }))
  server.get(classPaths.search, catalogue(false))
  server.get(classPaths.classes, catalogue(false))
  server.get(`${eduenvPrefix}${eduenvClassPaths.classes}`, catalogue(true))
  server.get(
    routePath(classPaths.courseClass),
    about((found, schema) => withSavedChannels(schema, classDetail(found, schema, classLessonCount(found)))),
  )
  server.get(
    routePath(classPaths.schedules),
    about((found) => ({ scheduleList: classSchedules(found) })),
  )
  server.get(
    routePath(classPaths.meetings),
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

/** Serves the classes of a signed-in user. */
export function ownClassRoutes(server: DemoServer, world: World, visitors: Visitors): void {
  const about = (answer: (found: ClassEntry, schema: DemoSchema, request: Request) => object) => (schema: DemoSchema, request: Request) =>
    forUser(schema, () => {
      const found = classOfId(world, request.params['id'])
      return found === null ? notFound() : answer(found, schema, request)
    })

  /** Answers only those who lead the class. */
  const led = (answer: (found: ClassEntry, schema: DemoSchema) => Promise<object>) =>
    about((found, schema) => (leadsClass(classStanding(found, world, schema)) ? answer(found, schema) : forbidden()))

  const members = async (found: ClassEntry, schema: DemoSchema) => membersOf(found, schema, await visitors.learners(schema))

  server.get(classPaths.enrolled, (schema, request) =>
    forUser(schema, () => {
      const list = ownClasses(world, schema).map((entry) => listedClass(entry, schema))
      return pageOf(withBrokenItems(world, 'classes', list), pageSize(world, itemsPerPage), request, (page) => ({
        courseClassList: withSavedChannels(schema, page),
      }))
    }),
  )
  server.get(classPaths.taught, (schema, request) =>
    forUser(schema, () => {
      const list = taughtClasses(world).map((entry) => taughtClass(entry, schema))
      return pageOf(withBrokenItems(world, 'classes', list), pageSize(world, itemsPerPage), request, (page) => ({
        courseClassList: withSavedChannels(schema, page),
      }))
    }),
  )
  server.get(
    routePath(classPaths.standing),
    about((found, schema) => classStanding(found, world, schema)),
  )
  server.post(
    routePath(classPaths.enrol),
    about((found, schema) => enrol(found, world, schema)),
  )
  server.post(
    routePath(classPaths.enterMeeting),
    about((found, schema, request) => enterMeeting(found, bodyOf(request)['meetingId'], takesPart(classStanding(found, world, schema)))),
  )
  server.get(
    routePath(classPaths.studyCounts),
    about(async (found, schema, request) => {
      const targetUserId = firstOf(request, 'target_user_id')
      if (targetUserId === null) return badRequest('target_user_id가 없어요')
      if (targetUserId === String(userIdOf(world.address))) return { studyCountList: studyCounts(found, ownDone(found, schema)) }
      if (!leadsClass(classStanding(found, world, schema))) return forbidden()
      const member = (await members(found, schema)).find(({ userId }) => String(userId) === targetUserId)
      return { studyCountList: studyCounts(found, member?.completedCount ?? 0) }
    }),
  )
  server.post(
    routePath(classPaths.enrolMembers),
    about(async (found, schema, request) => {
      if (!isStaff(world, schema)) return forbidden()
      const people = rosterOf(world, await visitors.learners(schema))
      return addMembers(found, bodyOf(request)['userIds'], people, schema)
    }),
  )
  server.get(
    `${eduenvPrefix}${routePath(eduenvClassPaths.members)}`,
    led(async (found, schema) => ({ memberList: await members(found, schema) })),
  )
  server.get(
    routePath(classPaths.attendances),
    led(async (found, schema) => ({ attendanceList: classAttendances(found, await members(found, schema)) })),
  )
}

function taughtClass(entry: ClassEntry, schema: DemoSchema): object {
  return { ...listedClass(entry, schema), nextMeeting: currentMeeting(classMeetings(entry), entry.world.present()) }
}

function ownDone(found: ClassEntry, schema: DemoSchema): number {
  return lessonStandings(found.world, classSubjectOf(found), schema).filter(({ isDone }) => isDone).length
}

function enrol(found: ClassEntry, here: World, schema: DemoSchema): object {
  const { card, facts, run } = found
  const subject = classSubjectOf(found)
  if (isEnrolled(found, schema)) return conflict('이미 신청한 수업이에요')
  if (run.isClosed || isOver(found)) return gone()
  if (enrolledCount(found, schema) >= facts.capacity) return conflict('자리가 다 찼어요')
  if (card.isOnlyForChannelUser && !isMemberOf(here, subject)) return forbidden()
  // People who return to a class have paid before.
  const isBack = departedFrom(schema, card.courseClassId).has(userIdOf(here.address))
  if (!isBack && facts.cost > 0 && (facts.paymentType === 'CASH' || facts.cost > pointsOf(schema))) return paymentRequired()
  if (isBack) comeBackToClass(schema, card.courseClassId, userIdOf(here.address))
  else schema.create('enrollment', { subject: subject.key, enrolledDate: here.present().toISOString(), cost: facts.cost })
  return noContent()
}

function addMembers(found: ClassEntry, userIds: unknown, people: readonly RosterMember[], schema: DemoSchema): object {
  if (!Array.isArray(userIds) || userIds.length === 0) return badRequest('userIds가 비어 있어요')
  const wanted = new Set(userIds.map(Number))
  if (![...wanted].every((userId) => classmateOfId(found.world, userId) !== null || people.some((member) => member.userId === userId)))
    return notFound()
  const departed = departedFrom(schema, found.card.courseClassId)
  const letIn = letInTo(found, schema).filter((userId) => !departed.has(userId))
  const known = new Set([...classmatesOf(found, schema).map(({ userId }) => userId), ...letIn])
  if ([...wanted].some((userId) => known.has(userId))) return conflict('이미 함께하는 학생이에요')
  for (const userId of wanted) letInto(found, userId, schema)
  return noContent()
}

function enterMeeting(found: ClassEntry, meetingId: unknown, mayEnter: boolean): object {
  const meeting = classMeetings(found).find((one) => one.meetingId === meetingId)
  if (meeting === undefined) return notFound()
  if (!mayEnter) return forbidden()
  const state = meetingState(meeting, found.world.present())
  if (state.kind === 'over') return gone()
  return state.kind === 'open' ? { meetingUrl: meetingUrl(meeting) } : conflict('아직 열리지 않았어요')
}
