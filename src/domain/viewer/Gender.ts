export const genders = ['MAN', 'WOMAN', 'NOT_SELECTED'] as const
export type Gender = (typeof genders)[number]

/** What the avatar overlay offers. */
export const avatarGenders = ['MAN', 'WOMAN'] as const satisfies readonly Gender[]
export type AvatarGender = (typeof avatarGenders)[number]
