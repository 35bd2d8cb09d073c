import { isolated, percentDone } from './format.ts'
import type { Id } from './id.ts'

export const authStates = ['VALID', 'INVALID', 'PENDING'] as const
type AuthState = (typeof authStates)[number]

/** Parses an auth state; an unknown one grants no rights. */
export function parseAuthState(raw: unknown): AuthState {
  return authStates.find((state) => state === raw) ?? 'INVALID'
}

export interface EquippedItem {
  readonly itemCategory: ItemCategory
  /** Address of the item's standing sprite. */
  readonly spriteStand1: string
}

export const genders = ['MAN', 'WOMAN', 'NOT_SELECTED'] as const
export type Gender = (typeof genders)[number]

/** The genders that the avatar overlay offers. */
export const avatarGenders = ['MAN', 'WOMAN'] as const satisfies readonly Gender[]
export type AvatarGender = (typeof avatarGenders)[number]

/** The current visitor, from the auth call. A guest has the state INVALID. */
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
  /** Whether the session ended while they were at a page: it stays as it is until they go on to another. */
  readonly hasSessionEnded?: true
  /** Whether an action was refused because the session had ended, which has told them so. */
  readonly isEndAnnounced?: true
  /** The account whose page this was until another one signed in, in another window. The page says so until that is dismissed. */
  readonly replaced?: Pick<Viewer, 'userId' | 'nickname'>
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

/** Tells whether a viewer is still on the first level; false where levels are unknown. */
export function hasJustBegun({ level }: Pick<Viewer, 'level'>): boolean {
  return level !== null && level <= 1
}

/** The kinds of items that an avatar can wear (S-150). */
export const itemCategories = [
  'HAIR',
  'TOP',
  'ONE_PIECE',
  'CAPE',
  'SHOES',
  'ACCESSORY',
  'SKIN',
  'NECKLACE',
  'EARRING',
  'FACE',
  'FACE_ACCESSORY',
  'HAT',
  'BOTTOM',
] as const
export type ItemCategory = (typeof itemCategories)[number]

/** The order of the layers, from back to front. */
const layerOrder = [
  'CAPE',
  'SKIN',
  'FACE',
  'BOTTOM',
  'SHOES',
  'TOP',
  'ONE_PIECE',
  'NECKLACE',
  'EARRING',
  'FACE_ACCESSORY',
  'HAIR',
  'HAT',
  'ACCESSORY',
] as const satisfies readonly ItemCategory[]

export function sortByLayer(items: readonly EquippedItem[]): readonly EquippedItem[] {
  return layerOrder.flatMap((category) => items.find(({ itemCategory }) => itemCategory === category) ?? [])
}

/** Formats a name politely: '하늘님'; a name that already ends in an address stays as it is. */
export function politeName(nickname: string): string {
  return /(?:쌤|샘|선생님|님)$/.test(nickname.trim()) ? isolated(nickname) : `${isolated(nickname)}님`
}

export interface Experience {
  readonly experience: number
  readonly requiredExperience: number
}

interface LevelProgress {
  /** 0–100. */
  readonly percent: number
  /** Experience points until the next level. */
  readonly remaining: number
}

/** Returns the progress to the next level; null for invalid numbers. */
export function levelProgress({ experience, requiredExperience }: Experience): LevelProgress | null {
  if (requiredExperience <= 0) return null
  const reached = Math.min(Math.max(experience, 0), requiredExperience)
  return { percent: percentDone(reached, requiredExperience), remaining: requiredExperience - reached }
}

/** Returns the experience gained between two readings; null for none, and after a new level, which starts counting at 0. */
export function experienceGain(before: Experience, after: Experience): number | null {
  const gain = after.experience - before.experience
  return gain > 0 && after.requiredExperience === before.requiredExperience ? gain : null
}

/** Tells whether the viewer is signed in. PENDING has a session, but is not complete, so it does not count. */
export function isSignedIn(viewer: Pick<Viewer, 'authState'>): boolean {
  return viewer.authState === 'VALID'
}

/**
 * Returns a key that tells one person's lists from another's: the session may change in another tab. If the answer holds no id, it uses the
 * other fields of the viewer. Null for guests.
 */
export function viewerKey(viewer: Viewer | null): string | null {
  if (viewer === null || viewer.authState === 'INVALID') return null
  const { userId, nickname, role, roleList } = viewer
  return userId === null ? JSON.stringify([nickname, role, ...roleList]) : String(userId)
}

/**
 * Returns the viewer after the session was checked again. If it has ended, the former viewer stays, and so the page is unchanged. If another
 * account has signed in, the page is that one's and remembers whose it was.
 */
export function continueSession(before: Viewer | undefined, current: Viewer, isEndAnnounced: boolean): Viewer {
  if (before === undefined || !isSignedIn(before)) return current
  if (!isSignedIn(current))
    return current.authState === 'INVALID' ? { ...before, hasSessionEnded: true, ...(isEndAnnounced && { isEndAnnounced }) } : current
  const isSame = accountOf(before) === accountOf(current)
  const replaced = isSame ? before.replaced : { userId: before.userId, nickname: before.nickname }
  return replaced === undefined ? current : { ...current, replaced }
}

export function needsAvatar(viewer: Pick<Viewer, 'authState' | 'gender'>): boolean {
  return isSignedIn(viewer) && viewer.gender === 'NOT_SELECTED'
}

/** Returns the id of the signed-in account for calls and other windows. */
export function accountOf({ authState, userId }: Pick<Viewer, 'authState' | 'userId'>): string {
  return authState === 'INVALID' || userId === null ? 'guest' : String(userId)
}

/** Tells whether the signup-required dialog is open (S-105). */
export function needsSignup(viewer: Pick<Viewer, 'authState'>): boolean {
  return viewer.authState === 'PENDING'
}
