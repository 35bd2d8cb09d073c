import type { Request, Server } from 'miragejs'
import { pageOf } from './pageOf.ts'
import { firstOf } from './queryOf.ts'
import { badRequest, bodyOf, conflict, forbidden, forUser, gone, noContent, notFound, paymentRequired, withId } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import type { Session } from '../Session.ts'
import type { ClassEntry } from '../world/course-class/ClassEntry.ts'
import { classLessonCount } from '../world/course-class/classLessonCount.ts'
import { classMeetings, meetingUrl } from '../world/course-class/classMeetings.ts'
import { classMembers, isPerson } from '../world/course-class/classMembers.ts'
import { classOfId } from '../world/course-class/classOfId.ts'
import { enrolledCount, isOver, listedClass } from '../world/course-class/listedClass.ts'
import { isEnrolled, isTeacher, ownClasses } from '../world/course-class/ownClasses.ts'
import { studyCounts } from '../world/course-class/studyCounts.ts'
import { served } from '../world/hostile/served.ts'
import { ownUserId } from '../world/ownUserId.ts'
import { isMemberOf } from '../world/study/isMemberOf.ts'
import { enrolledSince, lessonStandings } from '../world/study/progress.ts'
import { classSubjectOf } from '../world/study/subjects.ts'
import { richer } from '../world/viewer.ts'
import type { WorldContext } from '../world/WorldContext.ts'
import { classPaths, eduenvClassPaths, eduenvPrefix } from '../../src/adapters/http/classPaths.ts'
import { meetingState } from '../../src/domain/course-class/meeting.ts'

/** What a user has to do with classes. */
export function ownClassRoutes(server: Server, { world, session, paths }: RouteContext): void {
  const { context } = world
  const teaches = isTeacher(context)
  const about = (answer: (found: ClassEntry, request: Request) => object) => (_: unknown, request: Request) =>
    forUser(session, () => {
      const found = classOfId(context, request.params['id'])
      return found === null ? notFound() : answer(found, request)
    })

  server.get(classPaths.enrolled, (_, request) =>
    forUser(session, () => {
      const list = ownClasses(context, session.classDeeds()).map((entry) => listedClass(entry, session.classDeeds()))
      return pageOf(served(context, 'classes', list), world.pageSize, request, (courseClassList) => ({ courseClassList }))
    }),
  )
  server.get(
    withId(classPaths.standing),
    about((found) => standing(found, context, session)),
  )
  server.post(
    withId(classPaths.enrol),
    about((found) => enrolled(found, { world, session, paths })),
  )
  server.post(
    withId(classPaths.enterMeeting),
    about((found, request) => entered(found, bodyOf(request)['meetingId'], teaches || isEnrolled(found, session.classDeeds()))),
  )
  server.get(
    withId(classPaths.studyCounts),
    about((found, request) => {
      const targetUserId = firstOf(request, 'target_user_id')
      if (targetUserId === null) return badRequest('target_user_id가 없어요')
      if (targetUserId === ownUserId) return { studyCountList: studyCounts(found, ownDone(found, session)) }
      if (!teaches) return forbidden()
      const member = classMembers(found, session.classDeeds(), classLessonCount(found)).find(
        ({ userId }) => String(userId) === targetUserId,
      )
      return { studyCountList: studyCounts(found, member?.completedCount ?? 0) }
    }),
  )
  server.post(
    withId(classPaths.enrolMembers),
    about((found, request) => (teaches ? letIn(found, bodyOf(request)['userIds'], session) : forbidden())),
  )
  server.get(
    `${eduenvPrefix}${withId(eduenvClassPaths.members)}`,
    about((found) => (teaches ? { memberList: classMembers(found, session.classDeeds(), classLessonCount(found)) } : forbidden())),
  )
}

/** `here` is where it is asked: a class may be another channel's. */
function standing(found: ClassEntry, here: WorldContext, session: Session): object {
  const subject = classSubjectOf(found)
  const isIn = enrolledSince(found.context, subject, session.study()) !== null
  return {
    isEnrolled: isIn,
    canStudy: isIn || isTeacher(here),
    isTeacher: isTeacher(here),
    isMember: isMemberOf(here, subject),
  }
}

function ownDone(found: ClassEntry, session: Session): number {
  return lessonStandings(found.context, classSubjectOf(found), session.study()).filter(({ isDone }) => isDone).length
}

function enrolled(found: ClassEntry, { world, session }: RouteContext): object {
  const deeds = session.classDeeds()
  const { card, facts, story } = found
  const subject = classSubjectOf(found)
  if (isEnrolled(found, deeds)) return conflict('이미 신청한 수업이에요')
  if (story.isClosed || isOver(found)) return gone()
  if (enrolledCount(found, deeds) >= facts.capacity) return conflict('자리가 다 찼어요')
  if (card.isOnlyForChannelUser && !isMemberOf(world.context, subject)) return forbidden()
  const { point } = richer(world.viewer(), session.gainedPoints())
  if (facts.cost > 0 && (facts.paymentType === 'CASH' || facts.cost > (point ?? 0))) return paymentRequired()
  session.changeStudy((study) => ({
    ...study,
    enrolled: { ...study.enrolled, [subject.key]: world.context.present().toISOString() },
    spent: study.spent + facts.cost,
  }))
  return noContent()
}

function letIn(found: ClassEntry, userIds: unknown, session: Session): object {
  const { card } = found
  if (!Array.isArray(userIds) || userIds.length === 0) return badRequest('userIds가 비어 있어요')
  if (!userIds.every((userId) => isPerson(userId))) return notFound()
  const members = new Set(classMembers(found, session.classDeeds(), 0).map(({ userId }) => String(userId)))
  if (userIds.some((userId) => members.has(String(userId)))) return conflict('이미 함께하는 학생이에요')
  const keys = userIds.map((userId) => `${card.courseClassId}/${String(userId)}`)
  session.changeClasses((before) => ({ ...before, letIn: [...before.letIn, ...keys] }))
  return noContent()
}

function entered(found: ClassEntry, meetingId: unknown, mayEnter: boolean): object {
  const meeting = classMeetings(found).find((one) => one.meetingId === meetingId)
  if (meeting === undefined) return notFound()
  if (!mayEnter) return forbidden()
  const state = meetingState(meeting, found.context.present())
  if (state.kind === 'over') return gone()
  return state.kind === 'open' ? { meetingUrl: meetingUrl(meeting) } : conflict('아직 열리지 않았어요')
}
