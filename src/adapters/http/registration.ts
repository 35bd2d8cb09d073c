import * as z from 'zod/mini'
import { expectNothing, fetchList, fillPath, runWrite } from './calls.ts'
import type { HttpClient } from './client.ts'
import { requiredDate, requiredTime } from './timeSchemas.ts'
import {
  count,
  flag,
  type ItemReader,
  nullableNumber,
  oneOf,
  optionalId,
  requiredItems,
  requiredText,
  type Schema,
  someId,
} from './parsing.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from './registrationPaths.ts'
import type { Log } from '../../application/platform.ts'
import type { RegistrationRepository, RegistrationTarget } from '../../application/registration.ts'
import { paymentTypes } from '../../domain/course/price.ts'
import type { Id } from '../../domain/id.ts'
import type { ClassDate, DateCount, OptionChoice, RegistrationOption } from '../../domain/registration.ts'

const classDateSchema: Schema<ClassDate> = z.object({
  date: requiredDate,
  startTime: requiredTime,
  endTime: requiredTime,
  memberCount: nullableNumber,
  registeredCount: nullableNumber,
  isClosed: flag,
  registrationDateId: optionalId,
})

/** A class meets once a day, so its dates identify the items. */
export const classDateItems: ItemReader<ClassDate> = { schema: classDateSchema, idOf: ({ date }) => date }

export const dateCountItems: ItemReader<DateCount> = { schema: z.object({ date: requiredDate, count }), idOf: ({ date }) => date }

const optionChoiceSchema: Schema<OptionChoice> = z.object({
  choiceId: someId,
  name: requiredText,
  cost: nullableNumber,
  paymentType: oneOf(paymentTypes),
})

const optionSchema: Schema<RegistrationOption> = z.pipe(
  z.object({ optionId: someId, name: requiredText, required: flag, choiceList: requiredItems(optionChoiceSchema) }),
  z.transform(({ required, choiceList, ...rest }) => ({ ...rest, isRequired: required, choices: choiceList })),
)

export const optionItems: ItemReader<RegistrationOption> = { schema: optionSchema, idOf: ({ optionId }) => optionId }

export function httpRegistrationRepository(client: HttpClient, eduenvClient: HttpClient, log: Log): RegistrationRepository {
  return {
    dateCounts: (targetUserId, month, signal) =>
      fetchList(log, paths.dateCounts, 'dateCountList', dateCountItems, () =>
        client.get(paths.dateCounts, { query: monthParameters(targetUserId, month), signal }),
      ),
    dateCountsInEduenv: (targetUserId, month, signal) =>
      fetchList(log, `eduenv ${eduenvRegistrationPaths.dateCounts}`, 'dateCountList', dateCountItems, () =>
        eduenvClient.get(eduenvRegistrationPaths.dateCounts, { query: monthParameters(targetUserId, month), signal }),
      ),
    dates: (wish, signal) =>
      fetchList(log, paths.dates, 'registrationDateList', classDateItems, () =>
        client.get(paths.dates, { query: classParameters(wish), signal }),
      ),
    openDates: (id, signal) =>
      fetchList(log, paths.openDates, 'registrationDateList', classDateItems, () =>
        client.get(fillPath(paths.openDates, { id }), { signal }),
      ),
    options: (wish, signal) =>
      fetchList(log, paths.options, 'optionList', optionItems, () => client.get(paths.options, { query: classParameters(wish), signal })),
    register: (request) => runWrite(log, paths.registrations, () => client.post(paths.registrations, request, expectNothing)),
    cancel: (id) => runWrite(log, paths.date, () => client.delete(fillPath(paths.date, { id }))),
  }
}

function monthParameters(targetUserId: Id, month: string) {
  return { target_user_id: targetUserId, year_month: month }
}

function classParameters({ targetUserId, courseClassId }: RegistrationTarget) {
  return { target_user_id: targetUserId, content_type: 'COURSE_CLASS', content_id: courseClassId }
}
