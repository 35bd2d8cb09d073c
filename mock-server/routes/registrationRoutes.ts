import type { Request } from 'miragejs'
import type { DemoSchema, DemoServer } from '../models.ts'
import { userIdOf } from '../personas.ts'
import { badRequest, bodyOf, conflict, firstOf, forbidden, forUser, noContent, notFound, routePath } from './http.ts'
import type { ClassEntry } from '../world/classEntries.ts'
import { classDates, classOptions, dateCounts, isLostRace, openDates } from '../world/classRegistrations.ts'
import { isEnrolled } from '../world/ownClasses.ts'
import { bookableClass, isTrialClass } from '../world/trialClass.ts'
import type { World } from '../world/world.ts'
import { isStaff } from '../world/roles.ts'
import { eduenvPrefix } from '../../src/adapters/http/classPaths.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from '../../src/adapters/http/registrationPaths.ts'
import { type ChosenOption, firstUnansweredOption, registrationState } from '../../src/domain/registration.ts'

/** Serves dates of a class that a learner, or a teacher for them, registers and cancels. */
export function registrationRoutes(server: DemoServer, world: World): void {
  const mayActFor = (schema: DemoSchema, userId: string) => userId === String(userIdOf(world.address)) || isStaff(world, schema)

  const counts = (schema: DemoSchema, request: Request) =>
    forUser(schema, () => {
      const [userId, month] = [firstOf(request, 'target_user_id'), firstOf(request, 'year_month') ?? '']
      if (userId === null || !/^\d{4}-\d{2}$/.test(month)) return badRequest('target_user_id와 year_month가 필요해요')
      return mayActFor(schema, userId) ? { dateCountList: dateCounts(world, schema, userId, month) } : forbidden()
    })
  server.get(paths.dateCounts, counts)
  server.get(`${eduenvPrefix}${eduenvRegistrationPaths.dateCounts}`, counts)

  const aboutClass =
    (answer: (found: ClassEntry, userId: string, schema: DemoSchema) => object) => (schema: DemoSchema, request: Request) =>
      forUser(schema, () => {
        const [userId, classId] = [firstOf(request, 'target_user_id'), firstOf(request, 'content_id')]
        if (userId === null || classId === null || firstOf(request, 'content_type') !== 'COURSE_CLASS')
          return badRequest('target_user_id, content_type과 content_id가 필요해요')
        const found = bookableClass(world, classId)
        if (found === null) return notFound()
        return mayActFor(schema, userId) ? answer(found, userId, schema) : forbidden()
      })
  server.get(
    paths.dates,
    aboutClass((found, userId, schema) => ({ registrationDateList: classDates(found, schema, userId) })),
  )
  server.get(routePath(paths.openDates), (schema, request) => {
    const found = bookableClass(world, request.params['id'])
    return found === null ? notFound() : { registrationDateList: openDates(found, schema) }
  })
  server.get(
    paths.options,
    aboutClass((found) => ({ optionList: classOptions(found) })),
  )

  server.post(paths.registrations, (schema, request) =>
    forUser(schema, () => {
      const body = bodyOf(request)
      const [found, userId] = [bookableClass(world, body['contentId']), String(body['targetUserId'])]
      if (found === null) return notFound()
      const mayComeIn = isTrialClass(found) || isEnrolled(found, schema) || isStaff(world, schema)
      return mayActFor(schema, userId) && mayComeIn ? register(found, userId, body, schema) : forbidden()
    }),
  )
  server.delete(routePath(paths.date), (schema, request) =>
    forUser(schema, () => {
      const [userId = '', classId, day = ''] = (request.params['id'] ?? '').split('-')
      const found = bookableClass(world, classId)
      if (found === null) return notFound()
      return mayActFor(schema, userId) ? cancel(found, userId, day, schema) : forbidden()
    }),
  )
}

type Body = Readonly<Record<string, unknown>>

function register(found: ClassEntry, userId: string, body: Body, schema: DemoSchema): object {
  const wanted = datesIn(body)
  if (wanted.length === 0) return badRequest('dates가 비어 있어요')
  if (firstUnansweredOption(optionsOf(found), chosenIn(body)) !== null) return badRequest('고르지 않은 선택지가 있어요')
  const lost = wanted.find((date) => isLostRace(found, schema, date))
  if (lost !== undefined) {
    schema.create('lostSeat', { classId: String(found.card.courseClassId), date: lost })
    return conflict('방금 마지막 자리가 찼어요')
  }
  const known = classDates(found, schema, userId)
  const isOpen = (date: string) => known.some((one) => one.date === date && registrationState(one, found.world.present()).kind === 'open')
  if (!wanted.every((date) => isOpen(date))) return conflict('신청할 수 없는 날짜예요')
  for (const date of wanted) setRegistration(found, userId, date, false, schema)
  return noContent()
}

function cancel(found: ClassEntry, userId: string, day: string, schema: DemoSchema): object {
  const own = classDates(found, schema, userId).find(({ date }) => date.replaceAll('-', '') === day)
  const state = own === undefined ? null : registrationState(own, found.world.present())
  if (own === undefined || state?.kind !== 'alreadyRegistered') return notFound()
  if (!state.canCancel) return conflict('이미 시작한 수업은 취소할 수 없어요')
  setRegistration(found, userId, own.date, true, schema)
  return noContent()
}

function setRegistration({ card }: ClassEntry, userId: string, date: string, isCancelled: boolean, schema: DemoSchema): void {
  const which = { userId, classId: String(card.courseClassId), date }
  const row = schema.findBy('registration', which)
  if (row === null) schema.create('registration', { ...which, isCancelled })
  else row.update({ isCancelled })
}

/** Returns each date once. */
function datesIn({ dates }: Body): readonly string[] {
  return Array.isArray(dates) ? [...new Set(dates.map(String))] : []
}

function chosenIn({ options }: Body): readonly ChosenOption[] {
  return (Array.isArray(options) ? options : []).flatMap((option: unknown) => {
    const { optionId, choiceId }: Body = Object(option)
    return typeof optionId === 'string' && typeof choiceId === 'string' ? [{ optionId, choiceId }] : []
  })
}

function optionsOf(found: ClassEntry) {
  return classOptions(found).map(({ optionId, name, required, choiceList }) => ({
    optionId,
    name,
    isRequired: required === 'Y',
    choices: choiceList,
  }))
}
