import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { ClassMember, StudyCount } from '../domain/course-class/classMembers.ts'
import type { Id } from '../domain/id.ts'

/** Manages the members of a class; for those who teach it. */
export interface ClassMemberRepository {
  /** Lists the members through the education environment (S-245). */
  list(courseClassId: Id, signal?: AbortSignal): Promise<readonly ClassMember[]>
  studyCounts(courseClassId: Id, targetUserId: Id, signal?: AbortSignal): Promise<readonly StudyCount[]>
  /** Adds members of the channel to the class. The request goes out as it is given (S-244). */
  enrol(courseClassId: Id, request: MemberEnrolment): Promise<void>
}

interface MemberEnrolment {
  readonly contentType: 'COURSE_CLASS'
  readonly userIds: readonly Id[]
}

export type AddMembersOutcome = {
  readonly kind:
    | 'added'
    /** The list of users was empty. */
    | 'nobody'
    /** A user of the list is already in the class. */
    | 'alreadyMember'
    | 'alreadyAdding'
    /** A user of the list is no member of the channel, or there is no such class. */
    | 'notFound'
    | 'refused'
    | 'signInFirst'
    | 'failed'
}

export type AddClassMembers = (courseClassId: Id, userIds: readonly Id[]) => Promise<AddMembersOutcome>

/** Runs one call at a time and never repeats it automatically. */
export function makeAddClassMembers({ members }: { readonly members: Pick<ClassMemberRepository, 'enrol'> }): AddClassMembers {
  return oneAtATime({ kind: 'alreadyAdding' }, async (courseClassId: Id, userIds: readonly Id[]): Promise<AddMembersOutcome> => {
    if (userIds.length === 0) return { kind: 'nobody' }
    try {
      await members.enrol(courseClassId, { contentType: 'COURSE_CLASS', userIds })
      return { kind: 'added' }
    } catch (error) {
      return { kind: failureKinds[statusOf(error) ?? 0] ?? 'failed' }
    }
  })
}

const failureKinds: Readonly<Record<number, AddMembersOutcome['kind']>> = {
  401: 'signInFirst',
  403: 'refused',
  404: 'notFound',
  409: 'alreadyMember',
}
