import type { RegistrationRepository, RegistrationWish } from '../../application/registration/RegistrationRepository.ts'
import type { Log } from '../../application/platform/Log.ts'
import type { Id } from '../../domain/Id.ts'
import { listOf, reported } from './calls.ts'
import { fillPath } from './fillPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { eduenvRegistrationPaths, registrationPaths as paths } from './registrationPaths.ts'
import { classDateItems, dateCountItems, optionItems } from './schemas/registrationSchema.ts'

export function httpRegistrationRepository(client: HttpClient, eduenvClient: HttpClient, log: Log): RegistrationRepository {
  return {
    dateCounts: (targetUserId, month, signal) =>
      listOf(log, paths.dateCounts, 'dateCountList', dateCountItems, () =>
        client.get(paths.dateCounts, { query: monthOf(targetUserId, month), signal }),
      ),
    dateCountsInEduenv: (targetUserId, month, signal) =>
      listOf(log, `eduenv ${eduenvRegistrationPaths.dateCounts}`, 'dateCountList', dateCountItems, () =>
        eduenvClient.get(eduenvRegistrationPaths.dateCounts, { query: monthOf(targetUserId, month), signal }),
      ),
    dates: (wish, signal) =>
      listOf(log, paths.dates, 'registrationDateList', classDateItems, () => client.get(paths.dates, { query: classOf(wish), signal })),
    options: (wish, signal) =>
      listOf(log, paths.options, 'optionList', optionItems, () => client.get(paths.options, { query: classOf(wish), signal })),
    register: (request) =>
      reported(log, paths.registrations, async () => {
        await client.post(paths.registrations, request, { expect: 'nothing' })
      }),
    cancel: (id) =>
      reported(log, paths.date, async () => {
        await client.delete(fillPath(paths.date, { id }))
      }),
  }
}

function monthOf(targetUserId: Id, month: string) {
  return { target_user_id: targetUserId, year_month: month }
}

function classOf({ targetUserId, courseClassId }: RegistrationWish) {
  return { target_user_id: targetUserId, content_type: 'COURSE_CLASS', content_id: courseClassId }
}
