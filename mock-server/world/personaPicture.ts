import type { DemoSchema } from '../models.ts'
import { factsOf, teacherFacts, userIdOf } from '../personas.ts'
import { pictureUrl } from './pictureUrl.ts'
import type { Teacher } from '../../src/domain/course/offer.ts'
import type { Id } from '../../src/domain/id.ts'

/** Returns the picture of a visitor for all lists: the diver of their avatar, in its first clothes; null while none is chosen. */
export function personaPicture(userId: Id, own?: DemoSchema): string | null {
  const gender = own?.first('avatar')?.gender ?? factsOf(Number(userId))?.gender
  return gender === 'MAN' || gender === 'WOMAN' ? pictureUrl.diver(gender) : null
}

/** Returns the author of a text or work as lists show them; null for all who do not teach. */
export function authorOf(ownerId: number): Teacher | null {
  const facts = teacherFacts(ownerId)
  return facts && { nickname: facts.nickname, profile: personaPicture(ownerId) }
}

/** The teacher as her classes name her; her own nickname is 윤슬쌤. */
export const classTeacher = { nickname: '윤슬', profile: personaPicture(userIdOf({ persona: 'teacher' })) } as const
