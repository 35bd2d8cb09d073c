import { statusOf } from './callFailed.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type ClassMember, memberNumber, type StudyCount } from '../domain/course-class/members.ts'
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

export type LetInOutcome =
  | { readonly kind: 'added'; readonly userId: Id }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'alreadyMember' }
  | { readonly kind: 'alreadyAdding' }
  /** No member of the channel has this number. */
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'signInFirst' }
  | { readonly kind: 'failed' }

interface LetInWish {
  readonly courseClassId: Id
  /** As it was typed. */
  readonly number: string
  /** Who is in the class already, as far as is known. */
  readonly members: readonly ClassMember[]
}

export type LetMemberIn = (wish: LetInWish) => Promise<LetInOutcome>

/** One call at a time, which is never made again by itself. */
export function makeLetMemberIn({ members: repository }: { readonly members: Pick<ClassMemberRepository, 'enrol'> }): LetMemberIn {
  const add = oneAtATime({ kind: 'alreadyAdding' }, async (courseClassId: Id, userId: Id): Promise<LetInOutcome> => {
    try {
      await repository.enrol(courseClassId, { contentType: 'COURSE_CLASS', userIds: [userId] })
      return { kind: 'added', userId }
    } catch (error) {
      return { kind: refusalOf(error) }
    }
  })
  return async ({ courseClassId, number, members }) => {
    const meant = memberNumber(number, members)
    return meant.kind === 'member' ? add(courseClassId, meant.userId) : meant
  }
}

function refusalOf(error: unknown): 'signInFirst' | 'refused' | 'notFound' | 'alreadyMember' | 'failed' {
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
