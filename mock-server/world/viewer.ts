import type { Persona } from '../DemoAddress.ts'
import { avatarOf } from './avatar.ts'
import { hostileText } from './hostile/hostileTexts.ts'
import { ownUserId } from './ownUserId.ts'
import { tierOf } from './tier.ts'
import type { WorldContext } from './WorldContext.ts'
import type { AvatarGender, Experience, Viewer } from '../../src/domain/viewer.ts'

export type ViewerWire = Omit<Viewer, 'authState'> & { readonly state: string }

interface PersonaFacts {
  readonly state: 'VALID' | 'PENDING'
  readonly nickname: string
  readonly gender: 'MAN' | 'WOMAN' | 'NOT_SELECTED'
  readonly role: string
  readonly level: number
}

const facts: Readonly<Record<Exclude<Persona, 'guest'>, PersonaFacts>> = {
  pending: { state: 'PENDING', nickname: '물방울', gender: 'WOMAN', role: 'ROLE_USER', level: 1 },
  newcomer: { state: 'VALID', nickname: '새내기', gender: 'NOT_SELECTED', role: 'ROLE_USER', level: 1 },
  learner: { state: 'VALID', nickname: '하늘', gender: 'WOMAN', role: 'ROLE_USER', level: 12 },
  teacher: { state: 'VALID', nickname: '윤슬쌤', gender: 'WOMAN', role: 'ROLE_TEACHER', level: 21 },
  operator: { state: 'VALID', nickname: '뱃고동', gender: 'MAN', role: 'ROLE_OPERATOR', level: 18 },
  enterprise: { state: 'VALID', nickname: '나래결', gender: 'MAN', role: 'ROLE_CHANNEL_ENTERPRISE', level: 16 },
  premium: { state: 'VALID', nickname: '가람슬', gender: 'WOMAN', role: 'ROLE_CHANNEL_PREMIUM', level: 14 },
}

/** Numbers of the looks that the personas wear. */
const looks = { MAN: 9, WOMAN: 5 } as const

export const guestWire: ViewerWire = {
  state: 'INVALID',
  gender: null,
  role: null,
  roleList: [],
  userId: null,
  nickname: null,
  point: null,
  level: null,
  tier: null,
  tierLevel: null,
  equippedUserItemList: [],
}

export function viewer({ address, dice }: WorldContext): ViewerWire {
  if (address.persona === 'guest') return guestWire
  const { state, nickname, gender, role, level } = facts[address.persona]
  const isHostile = address.content === 'hostile'
  return {
    state,
    gender,
    role,
    roleList: role === 'ROLE_USER' ? ['ROLE_USER'] : ['ROLE_USER', role],
    userId: Number(ownUserId),
    nickname: isHostile ? `${hostileText(0)} ${nickname}` : nickname,
    point: dice.roll('point', (faker) => (level === 1 ? 0 : faker.number.int({ min: 64, max: 199 }) * 10)),
    level,
    ...tierOf(level),
    equippedUserItemList: gender === 'NOT_SELECTED' ? [] : avatarOf(looks[gender]),
  }
}

/** The same viewer once they have chosen: dressed for a first dive. */
export function dressed<T extends object>(person: T, gender: AvatarGender): T & Pick<ViewerWire, 'gender' | 'equippedUserItemList'> {
  return { ...person, gender, equippedUserItemList: avatarOf(looks[gender]) }
}

/** The same viewer after rewards were taken. */
export function richer<T extends object>(person: T, points: number): T {
  return 'point' in person && typeof person.point === 'number' ? { ...person, point: person.point + points } : person
}

export function experience({ address, dice }: WorldContext): Experience {
  const isNew = address.persona === 'newcomer' || address.persona === 'pending'
  return {
    experience: isNew ? 0 : dice.roll('experience', (faker) => faker.number.int({ min: 24, max: 94 }) * 10),
    requiredExperience: 1_000,
  }
}
