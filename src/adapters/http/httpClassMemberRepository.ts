import type { ClassMemberRepository } from '../../application/course-class/ClassMemberRepository.ts'
import type { Log } from '../../application/platform/Log.ts'
import { listOf, noAnswer, sent } from './calls.ts'
import { classPaths as paths, eduenvClassPaths } from './classPaths.ts'
import { fillContentPath } from './fillContentPath.ts'
import type { HttpClient } from './HttpClient.ts'
import { classMemberItems, studyCountItems } from './schemas/classMemberSchema.ts'

export function httpClassMemberRepository(client: HttpClient, eduenvClient: HttpClient, log: Log): ClassMemberRepository {
  return {
    list: (id, signal) =>
      listOf(log, `eduenv ${eduenvClassPaths.members}`, 'memberList', classMemberItems, () =>
        eduenvClient.get(fillContentPath(eduenvClassPaths.members, { id }), { signal }),
      ),
    studyCounts: (id, targetUserId, signal) =>
      listOf(log, paths.studyCounts, 'studyCountList', studyCountItems, () =>
        client.get(fillContentPath(paths.studyCounts, { id }), { query: { target_user_id: targetUserId }, signal }),
      ),
    enrol: (id, request) =>
      sent(log, paths.enrolMembers, () => client.post(fillContentPath(paths.enrolMembers, { id }), request, noAnswer)),
  }
}
