import type { ClassMember, StudyCount } from '../../domain/course-class/ClassMember.ts'
import type { Id } from '../../domain/Id.ts'

/** For those who teach. */
export interface ClassMemberRepository {
  /** Of the education environment (S-245). */
  list(courseClassId: Id, signal?: AbortSignal): Promise<readonly ClassMember[]>
  studyCounts(courseClassId: Id, targetUserId: Id, signal?: AbortSignal): Promise<readonly StudyCount[]>
  /** Lets members of the channel into the class. The request goes out as it is given (S-244). */
  enrol(courseClassId: Id, request: MemberEnrolment): Promise<void>
}

interface MemberEnrolment {
  readonly contentType: 'COURSE_CLASS'
  readonly userIds: readonly Id[]
}
