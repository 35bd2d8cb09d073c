import * as z from 'zod/mini'
import { fillPath, listOf, noAnswer, sent } from './calls.ts'
import type { HttpClient } from './client.ts'
import { requiredDate, requiredTime } from './courseClass.ts'
import { count, flag, someId, type Items, number, oneOf, optionalId, requiredText, type Schema, usable } from './parsing.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from './registrationPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { RegistrationRepository, RegistrationWish } from '../../application/registration.ts'
import { paymentTypes } from '../../domain/course/price.ts'
import type { Id } from '../../domain/id.ts'
import type { ClassDate, DateCount, OptionChoice, RegistrationOption } from '../../domain/registration.ts'

const classDate: Schema<ClassDate> = z.object({
  date: requiredDate,
  startTime: requiredTime,
  endTime: requiredTime,
  memberCount: number,
  registeredCount: number,
  isClosed: flag,
  registrationDateId: optionalId,
})

/** A class meets once a day: it is the day that is registered. */
export const classDateItems: Items<ClassDate> = { schema: classDate, idOf: ({ date }) => date }

export const dateCountItems: Items<DateCount> = { schema: z.object({ date: requiredDate, count }), idOf: ({ date }) => date }

const choice: Schema<OptionChoice> = z.object({ choiceId: someId, name: requiredText, cost: number, paymentType: oneOf(paymentTypes) })

const option: Schema<RegistrationOption> = z.pipe(
  z.object({ optionId: someId, name: requiredText, required: flag, choiceList: usable(choice) }),
  z.transform(({ required, choiceList, ...rest }) => ({ ...rest, isRequired: required, choices: choiceList })),
)

export const optionItems: Items<RegistrationOption> = { schema: option, idOf: ({ optionId }) => optionId }

export function httpRegistrationRepository(client: HttpClient, eduenvClient: HttpClient, log: Log): RegistrationRepository {
  return {
    dateCounts: (targetUserId, month, signal) =>
      listOf(log, paths.dateCounts, 'dateCountList', dateCountItems, () =>
        client.get(paths.dateCounts, { query: monthQuery(targetUserId, month), signal }),
      ),
    dateCountsInEduenv: (targetUserId, month, signal) =>
      listOf(log, `eduenv ${eduenvRegistrationPaths.dateCounts}`, 'dateCountList', dateCountItems, () =>
        eduenvClient.get(eduenvRegistrationPaths.dateCounts, { query: monthQuery(targetUserId, month), signal }),
      ),
    dates: (wish, signal) =>
      listOf(log, paths.dates, 'registrationDateList', classDateItems, () => client.get(paths.dates, { query: classQuery(wish), signal })),
    options: (wish, signal) =>
      listOf(log, paths.options, 'optionList', optionItems, () => client.get(paths.options, { query: classQuery(wish), signal })),
    register: (request) => sent(log, paths.registrations, () => client.post(paths.registrations, request, noAnswer)),
    cancel: (id) => sent(log, paths.date, () => client.delete(fillPath(paths.date, { id }))),
  }
}

function monthQuery(targetUserId: Id, month: string) {
  return { target_user_id: targetUserId, year_month: month }
}

function classQuery({ targetUserId, courseClassId }: RegistrationWish) {
  return { target_user_id: targetUserId, content_type: 'COURSE_CLASS', content_id: courseClassId }
}
