import type { RegistrationRepository, RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { Id } from '../../domain/Id.ts'
import { listOf, noAnswer, sent } from './calls.ts'
import { fillPath } from './fillPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from './registrationPaths.ts'
import { classDateItems, dateCountItems, optionItems } from './schemas/registrationSchema.ts'

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
