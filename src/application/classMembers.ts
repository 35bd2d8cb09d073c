import { statusOf } from './callError.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type ClassMember, parseMemberNumber, type StudyCount } from '../domain/course-class/classMembers.ts'
import type { Id } from '../domain/id.ts'

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

export type AddMemberOutcome =
  | { readonly kind: 'added'; readonly userId: Id }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'alreadyMember' }
  | { readonly kind: 'alreadyAdding' }
  /** No member of the channel has this number. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'failed' }

export interface AddMemberCommand {
  readonly courseClassId: Id
  /** As it was typed. */
  readonly number: string
  /** Members that are known to be in the class. */
  readonly members: readonly ClassMember[]
}

export type AddClassMember = (command: AddMemberCommand) => Promise<AddMemberOutcome>

/** One call at a time, never repeated automatically. */
export function makeAddClassMember({ members: repository }: { readonly members: Pick<ClassMemberRepository, 'enrol'> }): AddClassMember {
  const add = oneAtATime({ kind: 'alreadyAdding' }, async (courseClassId: Id, userId: Id): Promise<AddMemberOutcome> => {
    try {
      await repository.enrol(courseClassId, { contentType: 'COURSE_CLASS', userIds: [userId] })
      return { kind: 'added', userId }
    } catch (error) {
      return { kind: failureKind(error) }
    }
  })
  return async ({ courseClassId, number, members }) => {
    const meant = parseMemberNumber(number, members)
    return meant.kind === 'member' ? add(courseClassId, meant.userId) : meant
  }
}

function failureKind(error: unknown): 'signInFirst' | 'refused' | 'notFound' | 'alreadyMember' | 'failed' {
  switch (statusOf(error)) {
    case 401:
      return 'signInFirst'
    case 403:
      return 'refused'
    case 404:
      return 'notFound'
    case 409:
      return 'alreadyMember'
    default:
      return 'failed'
  }
}
