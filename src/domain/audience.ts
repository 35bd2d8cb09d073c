import type { Id } from './id.ts'

/** For whom it is: everybody who learns on the channel, a class, or some members. */
export type Audience =
  | { readonly type: 'ALL' }
  | { readonly type: 'CLASS'; readonly courseClassId: Id }
  | { readonly type: 'MEMBERS'; readonly userIds: readonly Id[] }

/** Somebody for whom something may be set. */
export interface AudienceMember {
  readonly userId: Id
  readonly isMember: boolean
  isInClass(courseClassId: Id): boolean
}

/** Whether somebody has it to do. ALL are the members of the channel, not whoever opens it. */
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
