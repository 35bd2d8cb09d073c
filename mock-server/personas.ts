import { type DemoAddress, type Persona, personas } from './demoAddress.ts'

/** Returns the number that identifies a visitor to themselves and to others. */
export function userIdOf({ persona, pupil }: Pick<DemoAddress, 'persona' | 'pupil'>): number {
  if (pupil !== undefined) return firstPupilId + pupil - 1
  return personas.indexOf(persona) + firstUserId
}

const firstPupilId = 201

// The learner, the persona that visitors start as, has number 100.
const firstUserId = 100 - personas.indexOf('learner')

/** Personas without a history: nothing was learnt or submitted before the demo. */
const beginners: ReadonlySet<Persona> = new Set(['guest', 'newcomer', 'pending'])

export function isBeginner({ persona }: Pick<DemoAddress, 'persona'>): boolean {
  return beginners.has(persona)
}

interface PersonaFacts {
  readonly state: 'VALID' | 'PENDING'
  readonly nickname: string
  readonly gender: 'MAN' | 'WOMAN' | 'NOT_SELECTED'
  readonly role: string
  readonly level: number
}

export const personaFacts: Readonly<Record<Exclude<Persona, 'guest'>, PersonaFacts>> = {
  pending: { state: 'PENDING', nickname: '물방울', gender: 'WOMAN', role: 'ROLE_USER', level: 1 },
  newcomer: { state: 'VALID', nickname: '새내기', gender: 'NOT_SELECTED', role: 'ROLE_USER', level: 1 },
  learner: { state: 'VALID', nickname: '하늘', gender: 'WOMAN', role: 'ROLE_USER', level: 12 },
  teacher: { state: 'VALID', nickname: '윤슬쌤', gender: 'WOMAN', role: 'ROLE_TEACHER', level: 21 },
  operator: { state: 'VALID', nickname: '뱃고동', gender: 'MAN', role: 'ROLE_OPERATOR', level: 18 },
  enterprise: { state: 'VALID', nickname: '나래결', gender: 'MAN', role: 'ROLE_CHANNEL_ENTERPRISE', level: 16 },
  premium: { state: 'VALID', nickname: '가람슬', gender: 'WOMAN', role: 'ROLE_CHANNEL_PREMIUM', level: 14 },
}

/** Returns a visitor; null for an unknown number. */
export function factsOf(userId: number): PersonaFacts | null {
  const persona = personas.find((one) => userIdOf({ persona: one }) === userId)
  return persona === undefined || persona === 'guest' ? null : personaFacts[persona]
}

/** Returns the nickname of a visitor; null for an unknown number. */
export function nicknameOf(userId: number): string | null {
  return factsOf(userId)?.nickname ?? null
}

/** Returns the author of a text or work: only those who teach make any. Null for all other users. */
export function teacherFacts(userId: number | undefined): PersonaFacts | null {
  const persona = (['teacher', 'operator'] as const).find((one) => userIdOf({ persona: one }) === userId)
  return persona === undefined ? null : personaFacts[persona]
}
