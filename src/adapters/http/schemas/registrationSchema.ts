import * as z from 'zod/mini'
import { paymentTypes } from '../../../domain/course/PaymentType.ts'
import type { ClassDate, DateCount, OptionChoice, RegistrationOption } from '../../../domain/registration/ClassDate.ts'
import { count, flag, id, number, oneOf, optionalId, requiredText, type Schema, usable } from './fields.ts'
import type { Items } from './parse.ts'
import { requiredDate, requiredTime } from './timeFields.ts'

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

const choice: Schema<OptionChoice> = z.object({ choiceId: id, name: requiredText, cost: number, paymentType: oneOf(paymentTypes) })

const option: Schema<RegistrationOption> = z.pipe(
  z.object({ optionId: id, name: requiredText, required: flag, choiceList: usable(choice) }),
  z.transform(({ required, choiceList, ...rest }) => ({ ...rest, isRequired: required, choices: choiceList })),
)

export const optionItems: Items<RegistrationOption> = { schema: option, idOf: ({ optionId }) => optionId }
