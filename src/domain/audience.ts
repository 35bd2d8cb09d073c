import type { Id } from './id.ts'

/** The people something is set for: all learners of the channel, a class, or some members. */
export type Audience =
  | { readonly type: 'ALL' }
  | { readonly type: 'CLASS'; readonly courseClassId: Id }
  | { readonly type: 'MEMBERS'; readonly userIds: readonly Id[] }

/** A person for whom something may be set. */
export interface AudienceMember {
  readonly userId: Id
  readonly isMember: boolean
  isInClass(courseClassId: Id): boolean
}

/** Tells whether something is set for a member. ALL means the members of the channel, not everyone who opens it. */
export function isFor(audience: Audience, member: AudienceMember): boolean {
  switch (audience.type) {
    case 'ALL':
      return member.isMember
    case 'CLASS':
      return member.isInClass(audience.courseClassId)
    case 'MEMBERS':
      return audience.userIds.some((userId) => String(userId) === String(member.userId))
  }
}
