import type { MeetingRepository } from '../../application/course-class/MeetingRepository.ts'
import type { Log } from '../../application/platform/Log.ts'
import { listOf, reported } from './calls.ts'
import { classPaths as paths } from './classPaths.ts'
import { fillContentPath } from './fillContentPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { enteredSchema, meetingItems } from './schemas/classScheduleSchema.ts'
import { parseObject } from './schemas/parse.ts'

export function httpMeetingRepository(client: HttpClient, log: Log): MeetingRepository {
  return {
    list: (id, signal) =>
      listOf(log, paths.meetings, 'meetingList', meetingItems, () => client.get(fillContentPath(paths.meetings, { id }), { signal })),
    enter: (id, request) =>
      reported(log, paths.enterMeeting, async () => {
        const answer = await client.post(fillContentPath(paths.enterMeeting, { id }), request)
        return parseObject(answer, enteredSchema, 'meeting').meetingUrl
      }),
  }
}
