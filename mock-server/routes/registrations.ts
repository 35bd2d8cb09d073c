import type { Request, Server } from 'miragejs'
import { firstOf } from './queryOf.ts'
import { chosenIn, datesIn } from './registrationBody.ts'
import { badRequest, bodyOf, conflict, forbidden, forUser, noContent, notFound, withId } from './reply.ts'
import type { RouteContext } from './RouteContext.ts'
import type { Session } from '../Session.ts'
import { classDateKey, classDates, isLostRace, registrationKey } from '../world/course-class/classDates.ts'
import type { ClassEntry } from '../world/course-class/ClassEntry.ts'
import { classOfId } from '../world/course-class/classOfId.ts'
import { classOptions } from '../world/course-class/classOptions.ts'
import { dateCounts } from '../world/course-class/dateCounts.ts'
import { isEnrolled, isTeacher } from '../world/course-class/ownClasses.ts'
import { ownUserId } from '../world/ownUserId.ts'
import { eduenvPrefix } from '../../src/adapters/http/classPaths.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from '../../src/adapters/http/registrationPaths.ts'
import { firstUnansweredOption, registrationState } from '../../src/domain/registration.ts'

export function registrationRoutes(server: Server, { world, session }: RouteContext): void {
  const { context } = world
  const mayActFor = (userId: string) => userId === ownUserId || isTeacher(context)

  const counts = (_: unknown, request: Request) =>
    forUser(session, () => {
      const [userId, month] = [firstOf(request, 'target_user_id'), firstOf(request, 'year_month') ?? '']
      if (userId === null || !/^\d{4}-\d{2}$/.test(month)) return badRequest('target_user_id와 year_month가 필요해요')
      return mayActFor(userId) ? { dateCountList: dateCounts(context, session.classDeeds(), userId, month) } : forbidden()
    })
  server.get(paths.dateCounts, counts)
  server.get(`${eduenvPrefix}${eduenvRegistrationPaths.dateCounts}`, counts)

  const aboutClass = (answer: (found: ClassEntry, userId: string) => object) => (_: unknown, request: Request) =>
    forUser(session, () => {
      const [userId, classId] = [firstOf(request, 'target_user_id'), firstOf(request, 'content_id')]
      if (userId === null || classId === null || firstOf(request, 'content_type') !== 'COURSE_CLASS')
        return badRequest('target_user_id, content_type과 content_id가 필요해요')
      const found = classOfId(context, classId)
      if (found === null) return notFound()
      return mayActFor(userId) ? answer(found, userId) : forbidden()
    })
  server.get(
    paths.dates,
    aboutClass((found, userId) => ({ registrationDateList: classDates(found, session.classDeeds(), userId) })),
  )
  server.get(
    paths.options,
    aboutClass((found) => ({ optionList: classOptions(found) })),
  )

  server.post(paths.registrations, (_, request) =>
    forUser(session, () => {
      const body = bodyOf(request)
      const [found, userId] = [classOfId(context, body['contentId']), String(body['targetUserId'])]
      if (found === null) return notFound()
      const mayComeIn = isEnrolled(found, session.classDeeds()) || isTeacher(context)
      return mayActFor(userId) && mayComeIn ? registered(found, userId, body, session) : forbidden()
    }),
  )
  server.delete(withId(paths.date), (_, request) =>
    forUser(session, () => {
      const [userId = '', classId, day = ''] = (request.params['id'] ?? '').split('-')
      const found = classOfId(context, classId)
      if (found === null) return notFound()
      return mayActFor(userId) ? cancelled(found, userId, day, session) : forbidden()
    }),
  )
}

function registered(found: ClassEntry, userId: string, body: Readonly<Record<string, unknown>>, session: Session): object {
  const [deeds, wanted] = [session.classDeeds(), datesIn(body)]
  if (wanted.length === 0) return badRequest('dates가 비어 있어요')
  if (firstUnansweredOption(optionsOf(found), chosenIn(body)) !== null) return badRequest('고르지 않은 선택지가 있어요')
  const quicker = wanted.find((date) => isLostRace(found, deeds, date))
  if (quicker !== undefined) {
    session.changeClasses((before) => ({ ...before, lost: [...before.lost, classDateKey(found, quicker)] }))
    return conflict('방금 마지막 자리가 찼어요')
  }
  const known = classDates(found, deeds, userId)
  const isOpen = (date: string) => known.some((one) => one.date === date && registrationState(one, found.context.present()).kind === 'open')
  if (!wanted.every((date) => isOpen(date))) return conflict('신청할 수 없는 날짜예요')
  const keys = wanted.map((date) => registrationKey(userId, found, date))
  session.changeClasses((before) => ({
    ...before,
    registered: [...before.registered, ...keys],
    cancelled: before.cancelled.filter((key) => !keys.includes(key)),
  }))
  return noContent()
}

function cancelled(found: ClassEntry, userId: string, day: string, session: Session): object {
  const own = classDates(found, session.classDeeds(), userId).find(({ date }) => date.replaceAll('-', '') === day)
  const state = own === undefined ? null : registrationState(own, found.context.present())
  if (own === undefined || state?.kind !== 'alreadyRegistered') return notFound()
  if (!state.canCancel) return conflict('이미 시작한 수업은 취소할 수 없어요')
  const key = registrationKey(userId, found, own.date)
  session.changeClasses((before) => ({
    ...before,
    registered: before.registered.filter((one) => one !== key),
    cancelled: [...before.cancelled, key],
  }))
  return noContent()
}

function optionsOf(found: ClassEntry) {
  return classOptions(found).map(({ optionId, name, required, choiceList }) => ({
    optionId,
    name,
    isRequired: required === 'Y',
    choices: choiceList,
  }))
}
