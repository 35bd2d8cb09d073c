import type { Id } from '../Id.ts'
import type { EquippedItem } from './EquippedItem.ts'
import type { AuthState } from './AuthState.ts'
import type { Gender } from './Gender.ts'

/** The person in front of the page, as the auth call describes them. A guest is a viewer whose state is INVALID. */
export interface Viewer {
  readonly authState: AuthState
  readonly gender: Gender | null
  readonly role: string | null
  readonly roleList: readonly string[]
  readonly userId: Id | null
  readonly nickname: string | null
  readonly point: number | null
  readonly level: number | null
  readonly tier: string | null
  readonly tierLevel: number | null
  readonly equippedUserItemList: readonly EquippedItem[]
}

export const guest: Viewer = {
  authState: 'INVALID',
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
